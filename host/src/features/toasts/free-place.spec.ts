import { array, assert, integer, property, record } from 'fast-check'
import { findFreePlace } from './free-place'

const view = { width: 1440, height: 900 }
const card = { left: 1060, top: 14, width: 360, height: 60 }
const at = ({ left, down }: { left: number; down: number }) => ({
  ...card,
  left: card.left - left,
  top: card.top + down,
})

test('a toast stands at the top right where nothing is', () => {
  expect(findFreePlace(card, view, [])).toEqual({ left: 0, down: 0 })
  expect(findFreePlace(card, view, [{ left: 20, top: 20, width: 300, height: 40 }])).toEqual({
    left: 0,
    down: 0,
  })
})

test('it goes below what stands there, or beside it, whichever is nearer', () => {
  const bar = { left: 900, top: 12, width: 500, height: 40 }
  expect(findFreePlace(card, view, [bar])).toEqual({ left: 0, down: 48 })
  const column = { left: 1380, top: 0, width: 40, height: 900 }
  expect(findFreePlace(card, view, [column])).toEqual({ left: 48, down: 0 })
})

test('where every place covers something it covers as little as it can', () => {
  const wall = { left: 0, top: 0, width: 1440, height: 900 }
  const bell = { left: 1380, top: 12, width: 40, height: 40 }
  const place = at(findFreePlace(card, view, [wall, bell]))
  expect(place.top >= bell.top + bell.height || place.left + place.width <= bell.left).toBe(true)
})

const area = record({
  left: integer({ min: 0, max: 1400 }),
  top: integer({ min: 0, max: 860 }),
  width: integer({ min: 8, max: 200 }),
  height: integer({ min: 8, max: 44 }),
})

test('it covers nothing as long as there is a free row, and never leaves the window', () => {
  const above = array(area, { maxLength: 60 }).map((areas) => areas.filter(({ top }) => top < 740))
  assert(
    property(above, (actions) => {
      const place = at(findFreePlace(card, view, actions))
      expect(place.left).toBeGreaterThanOrEqual(0)
      expect(place.top + place.height).toBeLessThanOrEqual(view.height)
      for (const { left, top, width, height } of actions)
        expect(
          place.left < left + width &&
            left < place.left + place.width &&
            place.top < top + height &&
            top < place.top + place.height,
        ).toBe(false)
    }),
    { numRuns: 60 },
  )
})
