import * as fc from 'fast-check'
import { etapaOf } from '../testing/board-builders'
import { applyOrders, orderEtapa } from './etapa-order'

const board = [1, 2, 3, 4].map((id) => etapaOf(id, []))
const ids = (etapas: readonly { readonly id: number }[]) => etapas.map(({ id }) => id)

test.each([
  [1, 3, [2, 3, 1, 4]],
  [4, 1, [4, 1, 2, 3]],
  [2, 2, [1, 2, 3, 4]],
  [3, 99, [1, 2, 4, 3]],
  [99, 1, [1, 2, 3, 4]],
])('stage %i put into place %i', (etapaId, ordem, expected) => {
  const after = orderEtapa(board, { etapaId, ordem })
  expect(ids(after)).toEqual(expected)
  expect(after.map((etapa) => etapa.ordem)).toEqual([1, 2, 3, 4])
})

test('those without a stage stay in front, and are no place', () => {
  const after = orderEtapa([etapaOf(0, [8]), ...board], { etapaId: 3, ordem: 1 })
  expect(after.map(({ id, ordem }) => [id, ordem])).toEqual([
    [0, 0],
    [3, 1],
    [1, 2],
    [2, 3],
    [4, 4],
  ])
})

test('no order of stages loses or doubles one', () => {
  const orderArb = fc.record({
    etapaId: fc.integer({ min: 0, max: 5 }),
    ordem: fc.integer({ min: 1, max: 6 }),
  })
  fc.assert(
    fc.property(fc.array(orderArb), (orders) => {
      expect(ids(applyOrders(board, orders)).toSorted()).toEqual([1, 2, 3, 4])
    }),
  )
})
