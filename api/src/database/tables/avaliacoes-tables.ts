import type { Recomendacao } from '@seleta/contract/avaliacao-words'
import type { Criterio } from '@seleta/contract/avaliacoes'
import type { Id, Json, MomentoNow, MomentoOrNull } from './column-types'

/** What people are judged by, and what is said of them: product 73, decision 187. */

export interface FichaTable {
  id: Id
  empresaId: number
  nome: string
  /** In their order. */
  criterios: Json<Criterio[]>
  criadaEm: MomentoNow
  alteradaEm: MomentoNow
}

/** A version of somebody's card; of `usuarioId` and `linkId` one is set. */
export interface AvaliacaoTable {
  id: Id
  empresaId: number
  inscricaoId: number
  etapaId: number
  usuarioId: number | null
  linkId: number | null
  /** From 1. */
  versao: number
  /** As the ficha had them. */
  criterios: Json<Criterio[]>
  /** 1 to 4, by the id of its criterion. */
  notas: Json<Record<string, number>>
  /** Of the notes. */
  media: number
  recomendacao: Recomendacao
  texto: string
  enviadaEm: MomentoNow
  /** Null: it holds. */
  substituidaEm: MomentoOrNull
}

/** By which somebody without an account judges the people of one campaign (product 72): what is read of it here. */
export interface AvaliacaoLinkTable {
  id: Id
  empresaId: number
  campanhaId: number
  nome: string
  /** Empty when nobody said. */
  email: string
  tokenHash: Buffer
  criadoPor: number
  criadoEm: MomentoNow
  expiraEm: Date
  revogadoEm: MomentoOrNull
  /** When somebody was last here by it, to five minutes. */
  abertoEm: MomentoOrNull
}

/** What an open link was exchanged for. */
export interface AvaliacaoSessaoTable {
  tokenHash: Buffer
  empresaId: number
  linkId: number
  expiraEm: Date
}
