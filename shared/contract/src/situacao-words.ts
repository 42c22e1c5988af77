import { vocabulary } from '@seleta/regras/vocabulary'
import { SITUACAO_BY_TIPO, type SituacaoCampanha, TIPOS_ETAPA, type TipoEtapa } from './limits'

/** What a campaign's state is called on every screen; a value of a newer server is shown as it is (audit A10). */
export const situacaoWords = vocabulary<SituacaoCampanha, string>({
  RASCUNHO: 'Rascunho',
  PUBLICADA: 'Publicada',
  PAUSADA: 'Pausada',
  ENCERRADA: 'Encerrada',
})

/** What a stage is, in the words in which a person's situação is shown (product 39, 64); none is «Outra». */
export const tipoDaEtapaWords = /* @__PURE__ */ vocabulary<TipoEtapa, string>({
  triagem: 'Triagem',
  questionario: 'Questionário',
  entrevista: 'Entrevistas',
  finalista: 'Finalistas',
  contratado: 'Contratação',
  reprovado: 'Reprovação',
  desistente: 'Desistência',
})

/** In no stage yet, or in one of no type (spec section 4). */
export const EM_SELECAO = 'Em Seleção'
/** Whom an answer took out (product 25). */
export const ELIMINADA = 'Eliminada'

/**
 * The type of the stage in which a person's `situacao` says they are.
 * @param situacao as the wire has it (spec section 4)
 * @returns undefined for Em Seleção, and for what a newer server says
 */
export const tipoOfSituacao = (situacao: string): TipoEtapa | undefined =>
  TIPOS_ETAPA.find((tipo) => SITUACAO_BY_TIPO[tipo] === situacao)

/**
 * What a person's `situacao` is called in lists, charts and files: one word for each (product 64).
 * @param situacao as the wire has it; empty is Em Seleção, a text that nobody knows is shown as it is
 */
export function wordsOfSituacao(situacao: string): string {
  const tipo = tipoOfSituacao(situacao)
  return tipo === undefined ? situacao || EM_SELECAO : tipoDaEtapaWords[tipo]
}
