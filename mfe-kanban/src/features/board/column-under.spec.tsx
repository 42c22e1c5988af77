import type { CollisionDetection } from '@dnd-kit/core'
import { buildCartao } from '@seleta/testing/builders'
import { createColumnUnder } from './sensors'

type Args = Parameters<CollisionDetection>[0]

const rectAt = (left: number) => ({ left, right: left + 296, top: 0, bottom: 600, width: 296, height: 600 })
const columns = [
  { id: 'etapa-11', rect: rectAt(0) },
  { id: 'etapa-12', rect: rectAt(308) },
]

/** A card in the hand, with the pointer at x. */
function cardAt(x: number, isByPointer = true): Args {
  const collisionRect = { ...rectAt(x - 40), width: 280, right: x + 240 }
  return {
    active: {
      id: 'cartao-1',
      data: { current: { kind: 'cartao', cartao: buildCartao(), etapaId: 11 } },
      rect: { current: { initial: null, translated: null } },
    },
    collisionRect,
    droppableRects: new Map(columns.map(({ id, rect }) => [id, rect])),
    droppableContainers: columns.map(({ id, rect }) => ({
      id,
      key: id,
      data: { current: { kind: 'etapa', etapaId: 0 } },
      disabled: false,
      node: { current: null },
      rect: { current: rect },
    })),
    pointerCoordinates: isByPointer ? { x, y: 100 } : null,
  }
}

test('a card is over the column under the pointer, and steps inside it are the same answer', () => {
  const columnUnder = createColumnUnder()
  const first = columnUnder(cardAt(100))
  expect(first.map(({ id }) => id)).toEqual(['etapa-11'])
  expect(columnUnder(cardAt(140))).toBe(first)
  const next = columnUnder(cardAt(400))
  expect(next.map(({ id }) => id)).toEqual(['etapa-12'])
  expect(columnUnder(cardAt(900, true)).map(({ id }) => id)).toEqual([])
})

test('for the keyboard it is the column that the card covers most', () => {
  expect(createColumnUnder()(cardAt(380, false)).map(({ id }) => id)).toEqual(['etapa-12'])
})
