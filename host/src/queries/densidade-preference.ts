import type { Densidade } from '@seleta/ui/theme'
import { applyDensidade } from '@seleta/ui/theme'
import { readPreference, writePreference } from './stored-preference'

const KEY = 'seleta.densidade'

/** Puts the choice of an earlier visit into force. */
export function restoreDensidade(): void {
  if (readPreference(KEY) === 'compacta') applyDensidade('compacta')
}

export function chooseDensidade(densidade: Densidade): void {
  applyDensidade(densidade)
  writePreference(KEY, densidade)
}
