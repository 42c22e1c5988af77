import { etapaOf } from '../testing/board-builders'
import type { ColumnsInput } from './columns'
import { columnsOf } from './columns'
import { IDLE } from './drag-state'

const whole = [etapaOf(1, [5, 6], 8), etapaOf(2, [7])]
const plain: ColumnsInput = {
  whole,
  board: whole,
  narrowed: whole,
  filtro: null,
  isAnswered: false,
  nome: '',
  drag: IDLE,
  last: null,
}
const counts = (input: Partial<ColumnsInput>) =>
  columnsOf({ ...plain, ...input }).map(({ hits: achados, total }) => [achados, total])

test('without a filter a column counts all its people', () => {
  expect(counts({})).toEqual([
    [null, 10],
    [null, 1],
  ])
})

test('while the server has not answered to what is typed, the loaded people are counted', () => {
  const narrowed = [etapaOf(1, [5]), etapaOf(2, [])]
  expect(counts({ nome: 'ana', narrowed })).toEqual([
    [1, 10],
    [0, 1],
  ])
  expect(counts({ nome: 'ana ', filtro: { nome: 'an' }, isAnswered: true, narrowed })).toEqual([
    [1, 10],
    [0, 1],
  ])
})

test('once the server has answered, its count holds', () => {
  const board = [etapaOf(1, [5], 3), etapaOf(2, [])]
  expect(counts({ nome: 'ana', filtro: { nome: 'ana' }, isAnswered: true, board, narrowed: board })).toEqual([
    [4, 10],
    [0, 1],
  ])
})

test('a card over another stage makes that one the target, over its own none', () => {
  const [cartao] = whole[0]?.talentos ?? []
  if (cartao === undefined) throw new Error('nobody to drag')
  const over = (overEtapaId: number | null) =>
    columnsOf({
      ...plain,
      drag: { kind: 'cartao', by: 'pointer', cartao, deEtapaId: 1, overEtapaId },
    }).map(({ isTarget }) => isTarget)
  expect([over(2), over(1), over(null)]).toEqual([
    [false, true],
    [false, false],
    [false, false],
  ])
})
