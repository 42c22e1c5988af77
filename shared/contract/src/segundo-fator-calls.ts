import * as fator from './segundo-fator'
import { LoginAnswer } from './usuarios'
import { dataOf, IdParams } from './wire'

/** The schemas of the calls about second factors: of `calls.ts`, which has all. */
export const segundoFatorCalls = {
  enterSegundoFator: { body: fator.CodigoBody, answer: LoginAnswer },
  getSegundoFator: { answer: dataOf(fator.SegundoFator) },
  beginSegundoFator: { body: fator.SenhaPropriaBody, answer: dataOf(fator.SegundoFatorBegun) },
  confirmSegundoFator: { body: fator.CodigoBody, answer: dataOf(fator.SegundoFatorLigado) },
  disableSegundoFator: { body: fator.ProofBody },
  renewRecuperacao: { body: fator.ProofBody, answer: dataOf(fator.Recuperacao) },
  resetSegundoFator: { params: IdParams },
  getAcesso: { answer: dataOf(fator.Acesso) },
  saveAcesso: { body: fator.AcessoBody, answer: dataOf(fator.Acesso) },
} as const
