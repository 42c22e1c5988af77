import { vocabulary } from '@seleta/regras/vocabulary'
import type { SituacaoCampanha, TipoEtapa } from './limits'

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
