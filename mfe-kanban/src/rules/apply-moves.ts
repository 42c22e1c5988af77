import type { Cartao, Etapa } from '@seleta/contract/kanban'
import { findCartao, placeCartao } from './place-cartao'

/** A move that the person made and the server has not answered yet. */
export interface PendingMove {
  /** Grows with each move of this page. */
  readonly numero: number
  /** The card as it was when it was picked up. */
  readonly cartao: Cartao
  readonly deEtapaId: number
  readonly paraEtapaId: number
  /** When it was dropped: what 'Aberto há N DIAS' counts from until the server says. */
  readonly desde: string
}

/**
 * The board on the screen: what the server last said, with the unanswered moves on top, oldest first. The screen
 * is never copied into state; it is this function's answer (product 46).
 * @returns the server's board itself when there is nothing to apply
 */
export function applyMoves(serverBoard: readonly Etapa[], moves: readonly PendingMove[]): readonly Etapa[] {
  return moves.reduce(applyMove, serverBoard)
}

function applyMove(board: readonly Etapa[], move: PendingMove): readonly Etapa[] {
  // The server may have moved the person there already: by this very move, or by somebody else's.
  if (findCartao(board, move.cartao.id)?.etapa.id === move.paraEtapaId) return board
  return placeCartao(board, { ...move.cartao, naEtapaDesde: move.desde }, move.paraEtapaId, move.deEtapaId)
}
