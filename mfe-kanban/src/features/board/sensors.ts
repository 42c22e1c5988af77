import type {
  AutoScrollOptions,
  Collision,
  CollisionDetection,
  KeyboardCoordinateGetter,
} from '@dnd-kit/core'
import {
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  closestCenter,
  pointerWithin,
  rectIntersection,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { readCartaoData } from '../../rules/drag-state'

/** How a drag begins and what lies under it: design.md 4.7. */

/** Where a card that the keyboard carries lies in a column, in px: under «Solte em …». */
const LIFTED = { left: 12, top: 124 }

/** ← and → go to the next column; a card's place in a column is not a choice, so ↑ and ↓ stay. */
const nextColumn: KeyboardCoordinateGetter = (event, { currentCoordinates, context }) => {
  if (!event.code.startsWith('Arrow')) return undefined
  event.preventDefault()
  const step = event.code === 'ArrowRight' ? 1 : event.code === 'ArrowLeft' ? -1 : 0
  if (step === 0) return undefined
  const columns = [...context.droppableRects.entries()].toSorted(([, a], [, b]) => a.left - b.left)
  const center = currentCoordinates.x + (context.collisionRect?.width ?? 0) / 2
  const overId = context.over?.id
  const now = columns.findIndex(([id, rect]) =>
    overId === undefined ? center >= rect.left && center <= rect.right : id === overId,
  )
  const [, rect] = columns[now + step] ?? []
  if (rect === undefined) return undefined
  const isCartao = readCartaoData(context.active?.data.current) !== null
  return isCartao ? { x: rect.left + LIFTED.left, y: rect.top + LIFTED.top } : { x: rect.left, y: rect.top }
}

export function useBoardSensors() {
  return useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 8 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
    useSensor(KeyboardSensor, {
      coordinateGetter: nextColumn,
      // At once: who wants no movement gets none, and nobody lifts a card while the board still glides under it.
      scrollBehavior: 'auto',
      keyboardCodes: { start: ['Space'], cancel: ['Escape', 'Tab'], end: ['Space', 'Enter'] },
    }),
  )
}

/**
 * At its sides the board scrolls under what is dragged, once a frame, two pixels each millisecond at most. It alone: to
 * ask the columns and the page how far they scroll would have the browser lay them out at each step of the pointer.
 */
export const AUTO_SCROLL: AutoScrollOptions = {
  threshold: { x: 0.15, y: 0 },
  interval: 16,
  acceleration: 32,
  canScroll: (element) => element.matches('[data-rola]'),
}

/**
 * For a card the column under the pointer, or for the keyboard the one it covers most; for a column the nearest one.
 * As long as that stays the same it is the same answer, so that a step of the pointer tells nobody of it again.
 */
export function createColumnUnder(): CollisionDetection {
  let last: Collision[] = []
  return (args) => {
    const [first] = columnsUnder(args)
    if (first?.id !== last[0]?.id) last = first === undefined ? [] : [first]
    return last
  }
}

const columnsUnder: CollisionDetection = (args) => {
  if (readCartaoData(args.active.data.current) === null) return closestCenter(args)
  const byPointer = pointerWithin(args)
  return byPointer.length > 0 ? byPointer : rectIntersection(args)
}
