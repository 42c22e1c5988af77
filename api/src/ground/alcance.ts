import type { Coisa } from '@seleta/contract/permissoes'
import type { Caller } from './autor'

/** Where a thing lies, for whoever sees only the campaigns of their teams. */
export interface Alcance {
  /**
   * Whether a thing is the company's, and lies in one of the caller's campaigns.
   * @param valor its id, as the call names it
   */
  readonly find: (
    quem: Pick<Caller, 'empresaId' | 'campanhas'>,
    coisa: Coisa,
    valor: number | string,
  ) => Promise<'dentro' | 'fora' | 'desconhecida'>
  /** Names of who can help. */
  readonly listAdministradores: (empresaId: number) => Promise<string[]>
}
