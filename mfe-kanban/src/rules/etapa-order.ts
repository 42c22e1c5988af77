import type { Etapa } from '@seleta/contract/kanban'
import { etapasOf, isUnplaced } from './unplaced-column'

/** A stage that the person put into another place, not answered yet. */
export interface PendingOrder {
  readonly etapaId: number
  /** 1-based, as the wire counts. */
  readonly ordem: number
}

/** The board with a stage in another place; the others close up. The board itself when nothing changes. */
export function orderEtapa(board: readonly Etapa[], { etapaId, ordem }: PendingOrder): readonly Etapa[] {
  const etapas = etapasOf(board)
  const from = etapas.findIndex(({ id }) => id === etapaId)
  const etapa = etapas[from]
  if (etapa === undefined || from === ordem - 1) return board
  const others = etapas.filter((other) => other !== etapa)
  const ordered = others.toSpliced(ordem - 1, 0, etapa).map((each, i) =>
    // Only what changed gets a new identity: columns that stay are not drawn again.
    each.ordem === i + 1 ? each : { ...each, ordem: i + 1 },
  )
  return [...board.filter(isUnplaced), ...ordered]
}

/** Several, oldest first. */
export const applyOrders = (board: readonly Etapa[], orders: readonly PendingOrder[]): readonly Etapa[] =>
  orders.reduce(orderEtapa, board)
