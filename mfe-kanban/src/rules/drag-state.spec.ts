import { cartaoOf } from '../testing/board-builders'
import type { CartaoDragData, DragEvent, DragState, EtapaDragData } from './drag-state'
import { IDLE, dropOf, readDragData, reduceDrag } from './drag-state'

const cartao: CartaoDragData = { kind: 'cartao', cartao: cartaoOf(5), etapaId: 1 }
const etapa: EtapaDragData = { kind: 'etapa', etapaId: 2 }
const lifted = (thing: CartaoDragData | EtapaDragData): DragEvent => ({ type: 'lifted', thing, by: 'keys' })
const run = (...events: DragEvent[]) => events.reduce(reduceDrag, IDLE)

test.each<[string, readonly DragEvent[], DragState]>([
  ['nothing is under the hand at first', [], IDLE],
  [
    'a lifted card lies over its own stage',
    [lifted(cartao)],
    { kind: 'cartao', by: 'keys', cartao: cartao.cartao, deEtapaId: 1, overEtapaId: 1 },
  ],
  [
    'a card goes over another stage, and outside of all',
    [lifted(cartao), { type: 'over', etapaId: 3 }, { type: 'over', etapaId: null }],
    { kind: 'cartao', by: 'keys', cartao: cartao.cartao, deEtapaId: 1, overEtapaId: null },
  ],
  [
    'a column stays itself wherever it is held',
    [lifted(etapa), { type: 'over', etapaId: 3 }],
    { kind: 'etapa', by: 'keys', etapaId: 2 },
  ],
  [
    'after the drop it is still known with what it was carried',
    [lifted(cartao), { type: 'ended' }],
    { kind: 'idle', by: 'keys' },
  ],
  ['a late word of the pointer changes nothing', [{ type: 'over', etapaId: 3 }], IDLE],
])('%s', (_, events, expected) => {
  expect(run(...events)).toEqual(expected)
})

test.each([
  [
    'a card on another stage is a move',
    dropOf(cartao, 3),
    { kind: 'move', intent: { cartao: cartao.cartao, deEtapaId: 1, paraEtapaId: 3 } },
  ],
  ['a card on its own stage stays', dropOf(cartao, 1), { kind: 'stay', cartaoId: 5 }],
  ['a card outside stays', dropOf(cartao, null), { kind: 'stay', cartaoId: 5 }],
  ['a column on another takes its place', dropOf(etapa, 3), { kind: 'place', etapaId: 2, onEtapaId: 3 }],
  ['a column on itself means nothing', dropOf(etapa, 2), { kind: 'nothing' }],
  ['a column outside means nothing', dropOf(etapa, null), { kind: 'nothing' }],
  ['what the board does not know means nothing', dropOf(readDragData({ kind: 'x' }), 3), { kind: 'nothing' }],
])('%s', (_, drop, expected) => {
  expect(drop).toEqual(expected)
})
