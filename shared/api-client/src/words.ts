import type { Operation } from '@seleta/contract/routes'
import { CallError, canRetry } from './call-error'
import { isUnanswered } from './changes'
import { GENERIC, OFFLINE, TIMEOUT } from './transport/failure-words'

/**
 * The one place that turns a failed call into what the person reads: spec section 8, product 58.
 * A page may hand in its own text where one operation serves two screens (candidates and basket).
 */

/** Texts that the spec fixes for a failed call, whatever the reason. */
const fixedTexts: Partial<Record<Operation, string>> = {
  deleteCampanha: 'Erro ao deletar campanha',
  closeCampanha: 'Erro ao encerrar campanha.',
  deleteEtapa: 'erro ao excluir kanban',
  filterTalentos: 'Erro ao obter candidatos.',
}

/** 'Erro ao buscar {what}' on status 500 or above. */
const whatByOperation: Partial<Record<Operation, string>> = {
  getUsuario: 'usuário',
  filterCampanhas: 'campanhas',
  listFuncoes: 'lista de funções',
  listFuncoesAtivas: 'lista de funções',
  getTalento: 'informações do candidato',
  moveTalento: 'candidato no kanban',
  getCampanha: 'informações da campanha',
  listEtapas: 'informações do kanban',
  getKanban: 'informações do kanban',
  askOpenai: 'resposta ia',
}

/**
 * @param error what a call threw
 * @param fixedText the screen's own text of the spec, when it has one
 * @returns one Portuguese sentence
 */
export function wordsFor(error: unknown, fixedText?: string): string {
  if (!(error instanceof CallError)) return GENERIC
  if (error.kind === 'offline') return OFFLINE
  if (error.kind === 'timeout') return TIMEOUT
  // Who can help is said, whatever else the screen says of failures (product 70), and so is want of room.
  if ((error.kind === 'forbidden' || error.kind === 'server') && error.mensagem !== '') return error.mensagem
  const fixed = fixedText ?? fixedTexts[error.operation]
  if (fixed !== undefined) return fixed
  if (error.kind === 'server' || error.kind === 'shape') {
    const what = whatByOperation[error.operation]
    return what === undefined ? GENERIC : `Erro ao buscar ${what}`
  }
  return error.mensagem === '' ? GENERIC : error.mensagem
}

/** What is said of a taking back that failed, and whether it may go well later. @param error what its call threw */
export function notUndone(error: unknown): { readonly text: string; readonly canRepeat: boolean } {
  const words = wordsFor(error)
  // A refusal says what it is; of a try before it, which had no answer, it need not know.
  const text = isUnanswered(error) ? `${words} Pode já estar desfeito.` : words
  const canRepeat = canRetry(error) || (error instanceof CallError && error.kind === 'too-many')
  return { text, canRepeat }
}
