import { z } from 'zod'
import {
  AvaliacaoBody,
  AvaliacaoPendente,
  AvaliacoesDaEtapa,
  AvaliacoesParams,
  Ficha,
  FichaBody,
  PendentesQuery,
} from './avaliacoes'
import { dataOf, IdParams } from './wire'

const ficha = { body: FichaBody, answer: dataOf(Ficha) }
/** Of each stage at which the person was judged, and of the one where they stand, which comes first. */
const avaliacoes = { params: AvaliacoesParams, answer: dataOf(z.array(AvaliacoesDaEtapa)) }

/** The schemas of `avaliacao-routes.ts`: of `calls.ts`, which has all. */
export const avaliacaoCalls = {
  listFichas: { answer: dataOf(z.array(Ficha)) },
  createFicha: ficha,
  updateFicha: { params: IdParams, ...ficha },
  deleteFicha: { params: IdParams },
  getAvaliacoes: avaliacoes,
  sendAvaliacao: { ...avaliacoes, body: AvaliacaoBody },
  listAvaliacoesPendentes: { query: PendentesQuery, answer: dataOf(z.array(AvaliacaoPendente)) },
} as const
