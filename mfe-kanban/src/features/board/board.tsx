import { DndContext } from '@dnd-kit/core'
import { SortableContext, horizontalListSortingStrategy } from '@dnd-kit/sortable'
import { VisuallyHidden, media, styled } from '@seleta/ui/core'
import { useMemo } from 'react'
import { dragIdOfEtapa } from '../../rules/drag-state'
import { etapasOf } from '../../rules/unplaced-column'
import { NOTHING } from './open-thing'
import { INSTRUCTIONS, ETAPA_INSTRUCTIONS, ETAPA_INSTRUCTIONS_ID } from './announcements'
import { BoardScope } from './board-scope'
import { BoardNotes } from './board-notes'
import { BoardOverlays } from './board-overlays'
import { DragPicture } from './drag-picture'
import { EtapaColumn } from './etapa-column'
import { fetchMoveMenu } from './later-move-menu'
import { NewEtapaColumn } from './new-etapa-column'
import { AUTO_SCROLL } from './sensors'
import { useBoard } from './use-board'
import type { ShownBoardInput } from './use-shown-board'

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

/** Opening it asks again, and tells what is wrong. */
const fetchMenuAhead = () => void fetchMoveMenu().catch(() => undefined)
/** Who comes to the board may be about to move somebody. */
const menuAhead = { onPointerEnter: fetchMenuAhead, onFocusCapture: fetchMenuAhead }

interface BoardProps extends ShownBoardInput {
  readonly isCompact: boolean
  /** The board's own address with its filters. */
  readonly address: string
}

/** The board: what the server said with this page's unanswered moves on top, and everything one does on it. */
export function Board({ isCompact, address, ...input }: BoardProps) {
  const { live, whole, board, columns, marks, drag, work, actions, dnd, region, regionProps } =
    useBoard(input)
  const { open, setOpen, removed, setRemoved } = work
  const columnIds = useMemo(() => etapasOf(board).map(({ id }) => dragIdOfEtapa(id)), [board])
  return (
    <BoardScope actions={actions} address={address} look={JSON.stringify([input.filtro, input.isAnswered])}>
      <BoardNotes live={live} removed={removed} board={region} />
      <DndContext
        sensors={dnd.sensors}
        collisionDetection={dnd.collisionDetection}
        autoScroll={AUTO_SCROLL}
        accessibility={{
          announcements: dnd.announcements,
          screenReaderInstructions: { draggable: INSTRUCTIONS },
          restoreFocus: false,
        }}
        {...dnd.handlers}
      >
        <VisuallyHidden id={ETAPA_INSTRUCTIONS_ID} hidden>
          {ETAPA_INSTRUCTIONS}
        </VisuallyHidden>
        <Region
          ref={region}
          aria-label="Etapas da seleção"
          data-rola
          data-is-dragging={drag.kind !== 'idle'}
          {...regionProps}
          {...menuAhead}
        >
          <SortableContext items={columnIds} strategy={horizontalListSortingStrategy}>
            {columns.map((column) => (
              <EtapaColumn
                key={column.etapa.id}
                {...column}
                isCompact={isCompact}
                marks={marks.get(column.etapa.id)}
              />
            ))}
          </SortableContext>
          <NewEtapaColumn onOpen={setOpen} />
        </Region>
        <DragPicture drag={drag} etapas={whole} isCompact={isCompact} />
      </DndContext>
      <BoardOverlays
        campanhaId={input.campanhaId}
        open={open}
        setOpen={setOpen}
        onClose={() => setOpen(NOTHING)}
        whole={whole}
        board={board}
        filtro={input.filtro}
        onMove={work.moveByMenu}
        onPlace={work.placeByMenu}
        onRemoved={({ id, nome }, onUndo) => setRemoved({ id, nome, onUndo })}
        onRestored={work.onRestored}
      />
    </BoardScope>
  )
}
