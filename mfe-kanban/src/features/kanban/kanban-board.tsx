import { DndContext, DragOverlay } from '@dnd-kit/core'
import { SortableContext, horizontalListSortingStrategy } from '@dnd-kit/sortable'
import { useQueryClient } from '@seleta/api-client'
import type { Etapa, FiltroKanban } from '@seleta/contract/kanban'
import { useHostServices } from '@seleta/shell'
import { VisuallyHidden, media, styled, useMediaQuery } from '@seleta/ui/core'
import { motion } from '@seleta/ui/tokens'
import { useMemo, useRef, useState } from 'react'
import { loadMore } from '../../queries/board-query'
import { dragIdOfEtapa } from '../../rules/drag-state'
import { HojeContext, useHoje } from './hoje'
import type { OpenThing } from './open-thing'
import { NOTHING } from './open-thing'
import { falas } from '../../rules/sentences'
import { useEtapaOrders } from '../../queries/use-etapa-orders'
import { useLiveBoard } from '../../queries/use-live-board'
import type { MoveIntent } from '../../queries/use-moves'
import { useMoves } from '../../queries/use-moves'
import { useStableCallback } from '../../queries/use-stable-callback'
import {
  INSTRUCOES,
  INSTRUCOES_ETAPA,
  INSTRUCOES_ETAPA_ID,
  createAnnouncements,
  placeIn,
} from './announcements'
import { BoardActionsContext, BoardAddressContext, BoardLookContext } from './board-actions'
import { LostNote, RemovedNote } from './board-notes'
import { BoardOverlays } from './board-overlays'
import { CartaoFace } from './cartao-face'
import { EtapaColumn } from './etapa-column'
import { EtapaGhost } from './etapa-ghost'
import { marksOf } from './marks'
import { NovaEtapaColumn } from './nova-etapa-column'
import { AUTO_SCROLL, createColumnUnder, useBoardSensors } from './sensors'
import { useBoard } from './use-board'
import { useBoardDrag } from './use-board-drag'
import { useBoardKeys } from './use-board-keys'
import { useCardFocus } from './use-card-focus'
import { useStableActions } from './use-stable-actions'

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
  [media.touch]: {
    '&[data-is-dragging="false"]': { scrollSnapType: 'x proximity', scrollPaddingLeft: 4 },
  },
})

/** What is under the hand is a picture of its own: moving it paints nothing else again. */
const ON_TOP = { willChange: 'transform' } as const

export interface KanbanBoardProps {
  readonly campanhaId: number
  /** Everybody, as the server last said. */
  readonly server: readonly Etapa[]
  /** Those whom the filter finds, as the server last said; null without a filter, or before it has answered once. */
  readonly found: readonly Etapa[] | null
  /** `found` is the answer to `filtro`, not to the one before it. */
  readonly isAnswered: boolean
  /** What was asked of the server; null is everybody. */
  readonly filtro: FiltroKanban | null
  /** Name as typed. */
  readonly nome: string
  readonly isCompact: boolean
  /** The board's own address with its filters. */
  readonly address: string
}

/** The board: what the server said with this page's unanswered moves on top, and everything one does on it. */
export function KanbanBoard(props: KanbanBoardProps) {
  const { campanhaId, server, found, isAnswered, filtro, nome, isCompact, address } = props
  const client = useQueryClient()
  const { announce, hasSingleKeys } = useHostServices()
  const [open, setOpen] = useState<OpenThing>(NOTHING)
  const [removed, setRemoved] = useState<{ nome: string; undo: () => void } | null>(null)
  const { foco, bringFocusTo, regionProps } = useCardFocus()
  const region = useRef<HTMLElement | null>(null)
  const isStill = useMediaQuery(media.reducedMotion.replace('@media ', ''))
  const hoje = useHoje()

  const nameOf = (etapaId: number) => server.find(({ id }) => id === etapaId)?.nome ?? ''
  const moves = useMoves(campanhaId, nameOf, bringFocusTo)
  const orders = useEtapaOrders(campanhaId)
  const live = useLiveBoard(campanhaId, server, moves.hear)
  const { whole, board, narrowed } = useBoard({
    server,
    found,
    moves: moves.state.pending,
    orders: orders.pending,
    nome,
  })

  const boardNow = useStableCallback(() => board)
  const [announcements] = useState(() =>
    createAnnouncements(boardNow, (sentence) => announce(sentence, 'assertive')),
  )

  function move(intent: MoveIntent): void {
    setRemoved(null)
    moves.move(intent)
    bringFocusTo(intent.cartao.id)
  }

  function moveByMenu(intent: MoveIntent): void {
    const lugar = placeIn(board, intent.cartao, intent.paraEtapaId)
    setOpen(NOTHING)
    move(intent)
    if (lugar !== null) announce(falas.drop(lugar), 'assertive')
  }

  function placeEtapa(etapaId: number, ordem: number): void {
    const etapa = whole.find(({ id }) => id === etapaId)
    if (etapa !== undefined) void orders.place(etapa, ordem)
  }

  function placeByMenu(etapaId: number, ordem: number): void {
    setOpen(NOTHING)
    placeEtapa(etapaId, ordem)
    announce(falas.dropEtapa(nameOf(etapaId), ordem, whole.length), 'assertive')
  }

  const { drag, isByKeys, handlers } = useBoardDrag({
    onMove: move,
    onStay: bringFocusTo,
    onPlace: (etapaId, onEtapaId) => placeEtapa(etapaId, whole.findIndex(({ id }) => id === onEtapaId) + 1),
  })
  const sensors = useBoardSensors()
  const [columnUnder] = useState(createColumnUnder)

  const actions = useStableActions({
    openMover: (cartao, etapaId, anchor) => setOpen({ kind: 'mover', cartao, etapaId, anchor }),
    openEtapaMenu: (etapaId, anchor) => setOpen({ kind: 'menu', etapaId, anchor }),
    openOrdem: (etapaId, anchor) => setOpen({ kind: 'ordem', etapaId, anchor }),
    openEtapaEdit: (etapaId) => setOpen({ kind: 'editar', etapaId }),
    retry: (failed) => {
      moves.retry(failed)
      bringFocusTo(failed.cartao.id)
    },
    undo: () => {
      if (moves.state.last !== null) bringFocusTo(moves.state.last.cartao.id)
      moves.undo()
    },
    loadMore: (etapaId) => loadMore(client, campanhaId, isAnswered ? filtro : null, etapaId),
  })
  useBoardKeys({ region, board, hasSingleKeys, onUndo: actions.undo, onOpenMover: actions.openMover })

  const marks = marksOf(board, moves.state, drag, foco)
  const { last } = moves.state
  const targetId = drag.kind === 'cartao' && drag.sobreEtapaId !== drag.deEtapaId ? drag.sobreEtapaId : null
  const totals = new Map(whole.map((etapa) => [etapa.id, etapa.qtdTalentos]))
  const isFiltered = filtro !== null || nome.trim() !== ''
  // While the server has not answered to what is typed, the loaded people are what is known.
  const isCounted = isAnswered && (filtro?.nome ?? '') === nome.trim()
  const columnIds = useMemo(() => board.map(({ id }) => dragIdOfEtapa(id)), [board])
  const dragged = drag.kind === 'etapa' ? whole.find(({ id }) => id === drag.etapaId) : undefined

  return (
    <BoardActionsContext value={actions}>
      <BoardAddressContext value={address}>
        <BoardLookContext value={JSON.stringify([filtro, isAnswered])}>
          <HojeContext value={hoje}>
            {live === 'lost' ? <LostNote /> : null}
            {removed === null ? null : (
              <RemovedNote
                nome={removed.nome}
                onUndo={() => {
                  setRemoved(null)
                  removed.undo()
                }}
              />
            )}
            <DndContext
              sensors={sensors}
              collisionDetection={columnUnder}
              autoScroll={AUTO_SCROLL}
              accessibility={{
                announcements,
                screenReaderInstructions: { draggable: INSTRUCOES },
                restoreFocus: false,
              }}
              {...handlers}
            >
              <VisuallyHidden id={INSTRUCOES_ETAPA_ID} hidden>
                {INSTRUCOES_ETAPA}
              </VisuallyHidden>
              <Region
                ref={region}
                aria-label="Etapas da seleção"
                data-rola
                data-is-dragging={drag.kind !== 'idle'}
                {...regionProps}
              >
                <SortableContext items={columnIds} strategy={horizontalListSortingStrategy}>
                  {narrowed.map((etapa, i) => (
                    <EtapaColumn
                      key={etapa.id}
                      etapa={board[i] ?? etapa}
                      cartoes={etapa.talentos}
                      achados={
                        isFiltered
                          ? isCounted
                            ? (board[i] ?? etapa).qtdTalentos
                            : etapa.talentos.length
                          : null
                      }
                      total={totals.get(etapa.id) ?? etapa.qtdTalentos}
                      isCompact={isCompact}
                      isTarget={targetId === etapa.id}
                      marks={marks.get(etapa.id)}
                      last={last?.paraEtapaId === etapa.id ? last : null}
                    />
                  ))}
                </SortableContext>
                <NovaEtapaColumn onCreate={() => setOpen({ kind: 'criar' })} />
              </Region>
              <DragOverlay
                style={ON_TOP}
                dropAnimation={isStill || isByKeys ? null : { duration: motion.base, easing: motion.easing }}
              >
                {drag.kind === 'cartao' ? (
                  <CartaoFace cartao={drag.cartao} limiteDias={null} isCompact={isCompact} look="ghost" />
                ) : null}
                {dragged === undefined ? null : <EtapaGhost etapa={dragged} />}
              </DragOverlay>
            </DndContext>
            <BoardOverlays
              campanhaId={campanhaId}
              open={open}
              setOpen={setOpen}
              onClose={() => setOpen(NOTHING)}
              whole={whole}
              board={board}
              filtro={filtro}
              onMove={moveByMenu}
              onPlace={placeByMenu}
              onRemoved={(etapa, undo) => setRemoved({ nome: etapa, undo })}
            />
          </HojeContext>
        </BoardLookContext>
      </BoardAddressContext>
    </BoardActionsContext>
  )
}
