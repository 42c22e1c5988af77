import type { Etapa, FiltroKanban } from '@seleta/contract/kanban'
import { useMemo } from 'react'
import { applyMoves } from '../../rules/apply-moves'
import { applyOrders } from '../../rules/etapa-order'
import { filterBoard } from '../../rules/filter-board'
import { findCartao } from '../../rules/place-cartao'
import { useEtapaOrders } from '../../queries/use-etapa-orders'
import { useLiveBoard } from '../../queries/use-live-board'
import { useMoves } from '../../queries/use-moves'

export interface ShownBoardInput {
  readonly campanhaId: number
  /** Everybody, as the server last said. */
  readonly server: readonly Etapa[]
  /** Those whom the filter finds, as the server last said; null without a filter, or before it has answered once. */
  readonly found: readonly Etapa[] | null
  /** `found` is the answer to `filtro`, not to the one before it. */
  readonly isAnswered: boolean
  /** What was asked of the server; null is everybody. */
  readonly filtro: FiltroKanban | null
  /** Name as typed: narrows what is loaded while the server looks. */
  readonly nome: string
}

export type ShownBoard = ReturnType<typeof useShownBoard>

/**
 * What is on the screen, derived anew from what the server said and what is not answered yet; nothing is copied.
 * @param onFailed a card went back to where it was
 */
export function useShownBoard(input: ShownBoardInput, onFailed: (cartaoId: number) => void) {
  const { campanhaId, server, found, nome } = input
  const nameOf = (etapaId: number) => server.find(({ id }) => id === etapaId)?.nome ?? ''
  const moves = useMoves(campanhaId, server, nameOf, onFailed)
  const orders = useEtapaOrders(campanhaId)
  const live = useLiveBoard(campanhaId, server, moves.hear)

  const { pending } = moves.state
  const whole = useMemo(
    () => applyOrders(applyMoves(server, pending), orders.pending),
    [server, pending, orders.pending],
  )
  const board = useMemo(() => {
    if (found === null) return whole
    // Whether somebody who is not shown belongs to the filter is the server's to say.
    const shown = pending.filter(({ cartao }) => findCartao(found, cartao.id) !== null)
    return applyOrders(applyMoves(found, shown), orders.pending)
  }, [found, whole, pending, orders.pending])
  const narrowed = useMemo(() => filterBoard(board, nome), [board, nome])

  return {
    /** Whether changes of others are heard. */
    live,
    moves,
    placeEtapa: orders.place,
    nameOf,
    /** Everybody. */
    whole,
    /** Those of the filter. */
    board,
    /** Those of the filter whose name holds what is typed. */
    narrowed,
  }
}
