import type { Cartao, Etapa } from '@seleta/contract/kanban'
import type { PendingMove } from './apply-moves'
import { applyMoves } from './apply-moves'

const DESDE = '2026-11-20T12:00:00.000Z'
const cartao = (id: number): Cartao => ({
  id,
  identificador: `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`,
  nome: `Pessoa ${id}`,
  idade: 30,
  localizacao: 'Campinas – SP',
  aderencia: 50,
  origem: 'MANUAL',
  naEtapaDesde: '2026-11-01T12:00:00.000Z',
  versao: 1,
})
/** A stage of these people, with `unloaded` more that the page has not asked for yet. */
const etapa = (id: number, pessoas: readonly number[], unloaded = 0): Etapa => ({
  id,
  nome: `Etapa ${id}`,
  cor: '#000000',
  ordem: id,
  tipo: null,
  mensagemNotificacao: '',
  campanhaId: 7,
  contato: { email: true, whatsapp: false, sms: false },
  limiteDias: null,
  qtdTalentos: pessoas.length + unloaded,
  talentos: pessoas.map(cartao),
})
const move = (pessoa: number, deEtapaId: number, paraEtapaId: number): PendingMove => ({
  numero: 1,
  cartao: cartao(pessoa),
  deEtapaId,
  paraEtapaId,
  desde: DESDE,
})

/** '1:[5 6]2' reads: stage 1 shows people 5 and 6 and counts 2. */
const draw = (board: readonly Etapa[]) =>
  board.map((e) => `${e.id}:[${e.talentos.map((c) => c.id).join(' ')}]${e.qtdTalentos}`).join(' ')

const board = [etapa(1, [5, 6]), etapa(2, [7]), etapa(3, [])]
const paged = [etapa(1, [5], 10), etapa(2, [7], 3), etapa(3, [])]

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
