import { useState } from 'react'
import { useStableCallback } from '../../queries/use-stable-callback'
import type { BoardActions } from './board-actions'

/** One object for the life of the board whose functions always run the last ones given. */
export function useStableActions(actions: BoardActions): BoardActions {
  const openMover = useStableCallback(actions.openMover)
  const openEtapaMenu = useStableCallback(actions.openEtapaMenu)
  const openOrdem = useStableCallback(actions.openOrdem)
  const openEtapaEdit = useStableCallback(actions.openEtapaEdit)
  const retry = useStableCallback(actions.retry)
  const undo = useStableCallback(actions.undo)
  const loadMore = useStableCallback(actions.loadMore)
  const [stable] = useState<BoardActions>(() => ({
    openMover,
    openEtapaMenu,
    openOrdem,
    openEtapaEdit,
    retry,
    undo,
    loadMore,
  }))
  return stable
}
