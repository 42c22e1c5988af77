import * as correcao from './correcao'
import { dataOf, IdentificadorParams, IdParams } from './wire'

/** The schemas of the calls that correct and erase a person: of `calls.ts`, which has all. */

export const correcaoCalls = {
  getCorrecao: { params: IdentificadorParams, answer: dataOf(correcao.Correcao) },
  saveCorrecao: {
    params: IdentificadorParams,
    body: correcao.CorrecaoDoTalentoBody,
    answer: dataOf(correcao.CorrecaoAnswer),
  },
  undoCorrecao: { params: IdParams, answer: dataOf(correcao.CorrecaoDesfeita) },
  getApagamento: { params: IdentificadorParams, answer: dataOf(correcao.Apagamento) },
  deleteTalento: { params: IdentificadorParams },
} as const
