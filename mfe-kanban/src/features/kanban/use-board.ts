import type { Etapa } from '@seleta/contract/kanban'
import { useMemo } from 'react'
import type { PendingMove } from '../../rules/apply-moves'
import { applyMoves } from '../../rules/apply-moves'
import type { PendingOrder } from '../../rules/etapa-order'
import { applyOrders } from '../../rules/etapa-order'
import { filterBoard } from '../../rules/filter-board'
import { findCartao } from '../../rules/place-cartao'

export interface BoardInput {
  /** The whole board, as the server last said. */
  readonly server: readonly Etapa[]
  /** The people that the filter finds, as the server last said; null without a filter, or before it has answered. */
  readonly found: readonly Etapa[] | null
  readonly moves: readonly PendingMove[]
  readonly orders: readonly PendingOrder[]
  /** Name as typed: narrows what is loaded while the server looks. */
  readonly nome: string
}

/** What is on the screen, derived anew from what the server said and what is not answered yet; nothing is copied. */
export function useBoard({ server, found, moves, orders, nome }: BoardInput) {
  const whole = useMemo(() => applyOrders(applyMoves(server, moves), orders), [server, moves, orders])
  const board = useMemo(() => {
    if (found === null) return whole
    // Whether somebody who is not shown belongs to the filter is the server's to say.
    const shown = moves.filter(({ cartao }) => findCartao(found, cartao.id) !== null)
    return applyOrders(applyMoves(found, shown), orders)
  }, [found, whole, moves, orders])
  const narrowed = useMemo(() => filterBoard(board, nome), [board, nome])
  return { whole, board, narrowed }
}
