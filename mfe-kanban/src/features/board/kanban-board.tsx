import type { DragEndEvent, DragOverEvent, DragStartEvent } from '@dnd-kit/core'
import { DndContext, DragOverlay } from '@dnd-kit/core'
import { useQueryClient } from '@seleta/api-client'
import type { Etapa } from '@seleta/contract/kanban'
import { paths, useHostServices } from '@seleta/shell'
import { media, paint, styled, useMediaQuery } from '@seleta/ui/core'
import { OfflineIcon } from '@seleta/ui/icons'
import { motion } from '@seleta/ui/tokens'
import { useMemo, useRef, useState } from 'react'
import { applyMoves } from '../../kanban/apply-moves'
import { loadMore } from '../../kanban/board-query'
import type { DragState } from '../../kanban/drag-state'
import { IDLE, readCartaoData, readEtapaId } from '../../kanban/drag-state'
import { filterBoard } from '../../kanban/filter-board'
import { HojeContext, useHoje } from '../../kanban/hoje'
import type { OpenThing } from '../../kanban/open-thing'
import { NOTHING } from '../../kanban/open-thing'
import { falas } from '../../kanban/sentences'
import type { MoveIntent } from '../../kanban/use-moves'
import { useLiveBoard } from '../../kanban/use-live-board'
import { useMoves } from '../../kanban/use-moves'
import { useStableCallback } from '../../kanban/use-stable-callback'
import { CriarEtapaDialog } from '../etapas/criar-etapa-dialog'
import { EtapaMenu } from '../etapas/etapa-menu'
import { NotificacaoDialog } from '../etapas/notificacao-dialog'
import { RemoverEtapaDialog } from '../etapas/remover-etapa-dialog'
import { INSTRUCOES, createAnnouncements, placeIn } from './announcements'
import type { BoardActions } from './board-actions'
import { BoardActionsContext } from './board-actions'
import { CartaoFace } from './cartao-face'
import { EtapaColumn } from './etapa-column'
import { marksOf } from './marks'
import { MoverMenu } from './mover-menu'
import { NovaEtapaColumn } from './nova-etapa-column'
import { columnUnder, useBoardSensors } from './sensors'
import { useBoardKeys } from './use-board-keys'
import { useCardFocus } from './use-card-focus'

const Region = styled('section')({
  display: 'flex',
  gap: 12,
  flex: '1 1 420px',
  minHeight: 420,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  // Room for the ring of what is in focus at the edges.
  padding: '4px 4px 12px',
  margin: '0 -4px -12px',
  scrollbarWidth: 'thin',
  [media.touch]: { '&[data-is-dragging="false"]': { scrollSnapType: 'x proximity', scrollPaddingLeft: 4 } },
})

const Lost = styled('output')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  marginBottom: 8,
  color: paint.warning.text,
  fontSize: '0.8125rem',
})

export interface KanbanBoardProps {
  readonly campanhaId: number
  /** What the server last said. */
  readonly serverBoard: readonly Etapa[]
  /** Text that names have to hold; empty shows everybody. */
  readonly filtro: string
  readonly isCompact: boolean
}

/** The board: what the server said with this page's unanswered moves on top, and everything one does on it. */
export function KanbanBoard({ campanhaId, serverBoard, filtro, isCompact }: KanbanBoardProps) {
  const client = useQueryClient()
  const { announce, hasSingleKeys } = useHostServices()
  const [drag, setDrag] = useState<DragState>(IDLE)
  const [open, setOpen] = useState<OpenThing>(NOTHING)
  const { foco, bringFocusTo, regionProps } = useCardFocus()
  const region = useRef<HTMLDivElement | null>(null)
  const isStill = useMediaQuery(media.reducedMotion.replace('@media ', ''))
  const sensors = useBoardSensors()
  const hoje = useHoje()

  const nameOf = (etapaId: number) => serverBoard.find(({ id }) => id === etapaId)?.nome ?? ''
  const moves = useMoves(campanhaId, nameOf, bringFocusTo)
  const live = useLiveBoard(campanhaId, serverBoard, moves.hear)
  const board = useMemo(
    () => applyMoves(serverBoard, moves.state.pending),
    [serverBoard, moves.state.pending],
  )
  const shown = useMemo(() => filterBoard(board, filtro), [board, filtro])
  const marks = marksOf(board, moves.state, drag, foco)

  const boardNow = useStableCallback(() => board)
  const [announcements] = useState(() =>
    createAnnouncements(boardNow, (sentence) => announce(sentence, 'assertive')),
  )

  function move(intent: MoveIntent): void {
    moves.move(intent)
    bringFocusTo(intent.cartao.id)
  }

  function moveByMenu(intent: MoveIntent): void {
    const lugar = placeIn(board, intent.cartao, intent.paraEtapaId)
    setOpen(NOTHING)
    move(intent)
    if (lugar !== null) announce(falas.drop(lugar), 'assertive')
  }

  const actions = useStableActions({
    openMover: (cartao, etapaId, anchor) => setOpen({ kind: 'mover', cartao, etapaId, anchor }),
    openEtapaMenu: (etapaId, anchor) => setOpen({ kind: 'menu', etapaId, anchor }),
    retry: (failed) => {
      moves.retry(failed)
      bringFocusTo(failed.cartao.id)
    },
    undo: () => {
      if (moves.state.last !== null) bringFocusTo(moves.state.last.cartao.id)
      moves.undo()
    },
    loadMore: (etapaId) => loadMore(client, campanhaId, etapaId),
    addressOf: (identificador) => `${paths.selecao(campanhaId)}?talento=${identificador}`,
  })
  useBoardKeys({
    region,
    board: shown,
    hasSingleKeys,
    onUndo: actions.undo,
    onOpenMover: actions.openMover,
  })

  function pickUp({ active }: DragStartEvent): void {
    const data = readCartaoData(active.data.current)
    if (data !== null)
      setDrag({ kind: 'cartao', cartao: data.cartao, deEtapaId: data.etapaId, sobreEtapaId: data.etapaId })
  }

  function hover({ over }: DragOverEvent): void {
    const sobreEtapaId = readEtapaId(over?.data.current)
    setDrag((now) => (now.kind === 'cartao' ? { ...now, sobreEtapaId } : now))
  }

  function drop({ active, over }: DragEndEvent): void {
    const data = readCartaoData(active.data.current)
    const paraEtapaId = readEtapaId(over?.data.current)
    setDrag(IDLE)
    if (data === null) return
    if (paraEtapaId === null || paraEtapaId === data.etapaId) bringFocusTo(data.cartao.id)
    else move({ cartao: data.cartao, deEtapaId: data.etapaId, paraEtapaId })
  }

  const targetId = drag.kind === 'cartao' && drag.sobreEtapaId !== drag.deEtapaId ? drag.sobreEtapaId : null
  const { last } = moves.state
  const opened = 'etapaId' in open ? board.find(({ id }) => id === open.etapaId) : undefined
  const close = () => setOpen(NOTHING)

  return (
    <HojeContext value={hoje}>
      <BoardActionsContext value={actions}>
        <DndContext
          sensors={sensors}
          collisionDetection={columnUnder}
          autoScroll={{ threshold: { x: 0.15, y: 0 } }}
          accessibility={{
            announcements,
            screenReaderInstructions: { draggable: INSTRUCOES },
            restoreFocus: false,
          }}
          onDragStart={pickUp}
          onDragOver={hover}
          onDragEnd={drop}
          onDragCancel={() => setDrag(IDLE)}
        >
          {live === 'lost' ? <LostNote /> : null}
          <Region
            ref={region}
            aria-label="Etapas da seleção"
            data-is-dragging={drag.kind !== 'idle'}
            {...regionProps}
          >
            {shown.map((etapa) => (
              <EtapaColumn
                key={etapa.id}
                etapa={etapaOf(board, etapa)}
                cartoes={etapa.talentos}
                isFiltered={filtro.trim() !== ''}
                isCompact={isCompact}
                isTarget={targetId === etapa.id}
                marks={marks.get(etapa.id)}
                last={last?.paraEtapaId === etapa.id ? last : null}
              />
            ))}
            <NovaEtapaColumn onCreate={() => setOpen({ kind: 'criar' })} />
          </Region>
          <DragOverlay dropAnimation={isStill ? null : { duration: motion.base, easing: motion.easing }}>
            {drag.kind === 'cartao' ? (
              <CartaoFace cartao={drag.cartao} limiteDias={null} isCompact={isCompact} look="ghost" />
            ) : null}
          </DragOverlay>
        </DndContext>
        {open.kind === 'mover' ? (
          <MoverMenu
            {...open}
            etapas={board}
            onClose={close}
            onMove={(paraEtapaId) =>
              moveByMenu({ cartao: open.cartao, deEtapaId: open.etapaId, paraEtapaId })
            }
          />
        ) : null}
        {open.kind === 'menu' && opened !== undefined ? (
          <EtapaMenu
            etapa={opened}
            anchor={open.anchor}
            onClose={close}
            onEditNotificacao={() => setOpen({ kind: 'notificacao', etapaId: opened.id })}
            onRemove={() => setOpen({ kind: 'remover', etapaId: opened.id })}
          />
        ) : null}
        {open.kind === 'criar' ? (
          <CriarEtapaDialog campanhaId={campanhaId} etapas={board} onClose={close} />
        ) : null}
        {open.kind === 'notificacao' && opened !== undefined ? (
          <NotificacaoDialog campanhaId={campanhaId} etapa={opened} onClose={close} />
        ) : null}
        {open.kind === 'remover' && opened !== undefined ? (
          <RemoverEtapaDialog campanhaId={campanhaId} etapa={opened} etapas={board} onClose={close} />
        ) : null}
      </BoardActionsContext>
    </HojeContext>
  )
}

/** What others do is not seen now; the connection comes back by itself. */
function LostNote() {
  return (
    <Lost>
      <OfflineIcon size={16} />
      Sem atualizações ao vivo. Reconectando…
    </Lost>
  )
}

/** The stage with everybody that is loaded: the filter shortens only what is shown. */
const etapaOf = (board: readonly Etapa[], shown: Etapa) => board.find(({ id }) => id === shown.id) ?? shown

function useStableActions(actions: BoardActions): BoardActions {
  const openMover = useStableCallback(actions.openMover)
  const openEtapaMenu = useStableCallback(actions.openEtapaMenu)
  const retry = useStableCallback(actions.retry)
  const undo = useStableCallback(actions.undo)
  const loadMoreOf = useStableCallback(actions.loadMore)
  const addressOf = useStableCallback(actions.addressOf)
  const [stable] = useState(() => ({
    openMover,
    openEtapaMenu,
    retry,
    undo,
    loadMore: loadMoreOf,
    addressOf,
  }))
  return stable
}
