import type { Undoable } from '@seleta/shell'
import { useHostServices } from '@seleta/shell'
import { useRef, useState } from 'react'
import { useLoadMore } from '../../queries/use-more-pessoas'
import { aboutMovimento } from '@seleta/contract/tell-avisos'
import type { SavedMove } from '../../rules/moves-types'
import { columnsOf } from '../../rules/columns'
import { useStableCallback } from '../../queries/use-stable-callback'
import { createAnnouncements } from './announcements'
import { marksOf } from './marks'
import { createColumnUnder, useBoardSensors } from './sensors'
import { useBoardDrag } from './use-board-drag'
import { useBoardKeys } from './use-board-keys'
import { useBoardWork } from './use-board-work'
import { useCartaoFocus } from './use-cartao-focus'
import type { ShownBoardInput } from './use-shown-board'
import { useShownBoard } from './use-shown-board'
import { useStableActions } from './use-stable-actions'

/** The foot of a column stands for as long as its move is the last that can be taken back. */
const isOffered = (last: SavedMove | null, latest: Undoable | null): boolean =>
  last !== null && latest?.about === aboutMovimento(last.cartao.id)

/** Everything the board knows and does; `Board` draws it. */
export function useBoard(input: ShownBoardInput) {
  const { campanhaId, filtro, isAnswered, nome } = input
  const loadMore = useLoadMore(campanhaId, isAnswered ? filtro : null)
  const { announce, hasSingleKeys, undo } = useHostServices()
  const region = useRef<HTMLElement | null>(null)
  const cartaoFocus = useCartaoFocus(region)
  const { focus, regionProps } = cartaoFocus
  const shown = useShownBoard(input, cartaoFocus.bringFocusTo)
  const work = useBoardWork(shown, cartaoFocus)
  const { drag, handlers } = useBoardDrag(work.drop)
  const { whole, board, narrowed, moves } = shown

  const sensors = useBoardSensors()
  const [columnUnder] = useState(createColumnUnder)
  const boardNow = useStableCallback(() => board)
  const [announcements] = useState(() =>
    createAnnouncements(boardNow, (sentence) => announce(sentence, 'assertive')),
  )

  const { setOpen, retry } = work
  const actions = useStableActions({
    openMove: (cartao, etapaId, anchor) => setOpen({ kind: 'mover', cartao, etapaId, anchor }),
    openEtapaMenu: (etapaId, anchor) => setOpen({ kind: 'menu', etapaId, anchor }),
    openOrder: (etapaId, anchor) => setOpen({ kind: 'ordem', etapaId, anchor }),
    openEtapaEdit: (etapaId) => setOpen({ kind: 'editar', etapaId }),
    retry,
    loadMore,
  })
  useBoardKeys({ region, board, hasSingleKeys, onOpenMove: actions.openMove })

  return {
    live: shown.live,
    whole,
    board,
    columns: columnsOf({
      whole,
      board,
      narrowed,
      filtro,
      isAnswered,
      nome,
      drag,
      last: isOffered(moves.state.last, undo.latest) ? moves.state.last : null,
    }),
    marks: marksOf(board, moves.state, drag, focus),
    drag,
    work,
    actions,
    /** What the drag library is given. */
    dnd: { sensors, collisionDetection: columnUnder, announcements, handlers },
    region,
    regionProps,
  }
}
