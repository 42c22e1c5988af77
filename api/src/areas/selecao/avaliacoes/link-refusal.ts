import { LINK_CAMPANHA_EXCLUIDA, LINK_ENCERRADO, LINK_EXPIRADO } from '@seleta/contract/avaliacao-words'

/** What a link has come to, as a question tells it. */
export interface LinkState {
  readonly isEncerrado: boolean
  readonly isExpirado: boolean
  readonly isExcluida: boolean
}

/** Expects `avaliacao_link` as l and its `campanha` as c. Plain text: a prepared statement has it too. */
export const LINK_STATE = `l.revogado_em is not null as is_encerrado, l.expira_em <= now() as is_expirado,
  c.excluida_em is not null as is_excluida`

/**
 * Why a link opens nothing any more: to whoever opens it, and to whoever is here by it.
 * @returns the sentence and its code; null while it opens
 */
export function linkRefusal({
  isEncerrado,
  isExpirado,
  isExcluida,
}: LinkState): readonly [mensagem: string, codigo: string] | null {
  if (isEncerrado) return [LINK_ENCERRADO, 'link_encerrado']
  if (isExpirado) return [LINK_EXPIRADO, 'link_expirado']
  return isExcluida ? [LINK_CAMPANHA_EXCLUIDA, 'link_sem_campanha'] : null
}
