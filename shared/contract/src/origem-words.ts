import { vocabulary } from '@seleta/regras/vocabulary'
import type { Origem } from './limits'

/** Where somebody came from, on every screen; a value of a newer server is shown as it is (audit A10). */
export const origemWords = vocabulary<Origem, string>({
  MANUAL: 'Inscrição direta',
  ABLER: 'ABLER',
  BNE: 'BNE',
})

/** What the source of an application is called; empty is none. */
export const fonteWords = (fonte: string): string => (fonte === 'cesta' ? 'Cesta de talentos' : fonte)
