import { useState } from 'react'
import { useStableCallback } from '../../queries/use-stable-callback'
import type { BoardActions } from './board-actions'

/** One object for the life of the board whose functions always run the last ones given. */
export function useStableActions(actions: BoardActions): BoardActions {
  const openMove = useStableCallback(actions.openMove)
  const openEtapaMenu = useStableCallback(actions.openEtapaMenu)
  const openOrder = useStableCallback(actions.openOrder)
  const openEtapaEdit = useStableCallback(actions.openEtapaEdit)
  const retry = useStableCallback(actions.retry)
  const loadMore = useStableCallback(actions.loadMore)
  const [stable] = useState<BoardActions>(() => ({
    openMove,
    openEtapaMenu,
    openOrder,
    openEtapaEdit,
    retry,
    loadMore,
  }))
  return stable
}
