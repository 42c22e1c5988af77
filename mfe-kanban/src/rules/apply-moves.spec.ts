import type { Etapa } from '@seleta/contract/kanban'
import { cartaoOf, draw, etapaOf } from '../testing/board-builders'
import type { PendingMove } from './apply-moves'
import { applyMoves } from './apply-moves'

const DESDE = '2026-11-20T12:00:00.000Z'
const move = (pessoa: number, deEtapaId: number, paraEtapaId: number): PendingMove => ({
  numero: 1,
  cartao: cartaoOf(pessoa),
  deEtapaId,
  paraEtapaId,
  desde: DESDE,
})

const board = [etapaOf(1, [5, 6]), etapaOf(2, [7]), etapaOf(3, [])]
const paged = [etapaOf(1, [5], 10), etapaOf(2, [7], 3), etapaOf(3, [])]

test.each<[string, readonly Etapa[], readonly PendingMove[], string]>([
  ['shows the server’s board when nothing is pending', board, [], '1:[5 6]2 2:[7]1 3:[]0'],
  ['puts a moved person at the head of the new stage', board, [move(5, 1, 2)], '1:[6]1 2:[5 7]2 3:[]0'],
  ['applies several moves in their order', board, [move(5, 1, 2), move(5, 2, 3)], '1:[6]1 2:[7]1 3:[5]1'],
  ['does nothing for a move to the same stage', board, [move(5, 1, 1)], '1:[5 6]2 2:[7]1 3:[]0'],
  [
    'does nothing when the server has the person there already',
    board,
    [move(7, 1, 2)],
    '1:[5 6]2 2:[7]1 3:[]0',
  ],
  [
    'takes the person from where the server says, not from where the move began',
    board,
    [move(7, 1, 3)],
    '1:[5 6]2 2:[]0 3:[7]1',
  ],
  [
    'leaves the person where they are when the stage is gone',
    board,
    [move(5, 1, 99)],
    '1:[5 6]2 2:[7]1 3:[]0',
  ],
  [
    'takes an unloaded person from the stage they were seen in',
    paged,
    [move(9, 1, 3)],
    '1:[5]10 2:[7]4 3:[9]1',
  ],
  [
    'finds an unloaded person in the new stage’s own unloaded part',
    paged,
    [move(9, 3, 2)],
    '1:[5]11 2:[9 7]4 3:[]0',
  ],
  ['draws nobody who left the board', board, [move(9, 1, 3)], '1:[5 6]2 2:[7]1 3:[]0'],
])('the board %s', (_, server, moves, expected) => {
  expect(draw(applyMoves(server, moves))).toBe(expected)
})

test('a moved card counts its days from the drop', () => {
  const [, segunda] = applyMoves(board, [move(5, 1, 2)])
  expect(segunda?.talentos[0]?.naEtapaDesde).toBe(DESDE)
})

test('stages that nothing happened to keep their identity, so their columns are not drawn again', () => {
  const after = applyMoves(board, [move(5, 1, 2)])
  expect(after[2]).toBe(board[2])
  expect(applyMoves(board, [])).toBe(board)
})
