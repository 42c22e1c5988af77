import type { Densidade } from '@seleta/ui/theme'
import { applyDensidade } from '@seleta/ui/theme'
import { readKept, writeKept } from '@seleta/api-client/storage'

const KEY = 'seleta.densidade'

/** Puts the choice of an earlier visit into force. */
export function restoreDensidade(): void {
  if (readKept('device', KEY) === 'compacta') applyDensidade('compacta')
}

export function chooseDensidade(densidade: Densidade): void {
  applyDensidade(densidade)
  writeKept('device', KEY, densidade)
}
