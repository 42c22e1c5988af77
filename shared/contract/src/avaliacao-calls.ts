import { z } from 'zod'
import {
  AcessoDoConvidado,
  AvaliacaoLink,
  AvaliacaoLinkBody,
  AvaliacaoLinkParams,
  NewAvaliacaoLink,
  OpenAvaliacaoLinkBody,
} from './avaliacao-links'
import {
  AvaliacaoBody,
  AvaliacaoEnviada,
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
  listAvaliacoesEnviadas: { answer: dataOf(z.array(AvaliacaoEnviada)) },
  listAvaliacaoLinks: { params: IdParams, answer: dataOf(z.array(AvaliacaoLink)) },
  createAvaliacaoLink: { params: IdParams, body: AvaliacaoLinkBody, answer: dataOf(NewAvaliacaoLink) },
  deleteAvaliacaoLink: { params: AvaliacaoLinkParams },
  openAvaliacaoLink: { body: OpenAvaliacaoLinkBody, answer: dataOf(AcessoDoConvidado) },
} as const
