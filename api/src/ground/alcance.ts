import type { Coisa } from '@seleta/contract/permissoes'
import type { Sessao } from './autor'

/** Where a thing lies, for whoever sees only the campaigns of their teams. */
export interface Alcance {
  /**
   * Whether a thing is the company's, and lies in one of the caller's campaigns.
   * @param valor its id, as the call names it
   */
  readonly find: (
    sessao: Sessao,
    coisa: Coisa,
    valor: number | string,
  ) => Promise<'dentro' | 'fora' | 'desconhecida'>
  /** Names of who can help. */
  readonly listAdministradores: (empresaId: number) => Promise<string[]>
}
