import type { Etapa } from '@seleta/contract/kanban'

/** A stage that the person put into another place, not answered yet. */
export interface PendingOrder {
  readonly etapaId: number
  /** 1-based, as the wire counts. */
  readonly ordem: number
}

/** The board with a stage in another place; the others close up. The board itself when nothing changes. */
export function orderEtapa(board: readonly Etapa[], { etapaId, ordem }: PendingOrder): readonly Etapa[] {
  const from = board.findIndex(({ id }) => id === etapaId)
  const etapa = board[from]
  if (etapa === undefined || from === ordem - 1) return board
  const others = board.filter((other) => other !== etapa)
  return others.toSpliced(ordem - 1, 0, etapa).map((each, i) =>
    // Only what changed gets a new identity: columns that stay are not drawn again.
    each.ordem === i + 1 ? each : { ...each, ordem: i + 1 },
  )
}

/** Several, oldest first. */
export const applyOrders = (board: readonly Etapa[], orders: readonly PendingOrder[]): readonly Etapa[] =>
  orders.reduce(orderEtapa, board)
