import type { Etapa } from '@seleta/contract/kanban'
import type { PessoaOnBoard } from '@seleta/contract/kanban-eventos'
import { cartaoOf, draw, etapaOf } from '../testing/board-builders'
import { hearPessoas } from './live-board'

const board = [etapaOf(1, [5, 6]), etapaOf(2, [7]), etapaOf(3, [])]
const paged = [etapaOf(1, [5], 10), etapaOf(2, [7], 3)]

const pessoa = (id: number, de: number | null, para: number | null, versao = 2): PessoaOnBoard => ({
  cartao: cartaoOf(id, { versao }),
  deEtapaId: de,
  etapaId: para,
  autor: null,
})
const semEtapa = [etapaOf(0, [8], 5), ...board]
const stays = { isChegada: false, saida: null }

const drawOrReload = (after: readonly Etapa[] | null) => (after === null ? 'reload' : draw(after))

test.each<[string, readonly Etapa[], readonly PessoaOnBoard[], string]>([
  ['moves somebody whom another recruiter moved', board, [pessoa(5, 1, 3)], '1:[6]1 2:[7]1 3:[5]1'],
  ['hears the same move twice as once', board, [pessoa(5, 1, 3), pessoa(5, 1, 3)], '1:[6]1 2:[7]1 3:[5]1'],
  [
    'does not go back to an older move',
    board,
    [pessoa(5, 2, 3, 3), pessoa(5, 1, 2, 2)],
    '1:[6]1 2:[7]1 3:[5]1',
  ],
  ['puts a new application on top of its stage', board, [pessoa(9, null, 1, 1)], '1:[9 5 6]3 2:[7]1 3:[]0'],
  [
    'hears a new application twice as once',
    board,
    [pessoa(9, null, 1, 1), pessoa(9, null, 1, 1)],
    '1:[9 5 6]3 2:[7]1 3:[]0',
  ],
  [
    'adds a new application to a stage that is not loaded whole',
    paged,
    [pessoa(9, null, 1, 1)],
    '1:[9 5]12 2:[7]4',
  ],
  ['shows somebody who was not loaded where they went', paged, [pessoa(9, 1, 2)], '1:[5]10 2:[9 7]5'],
  ['takes off somebody who withdrew', board, [pessoa(7, 2, null)], '1:[5 6]2 2:[]0 3:[]0'],
  ['reads itself again when somebody who was not loaded withdrew', paged, [pessoa(9, 1, null)], 'reload'],
  [
    'reads itself again when it hears of a stage that it does not know',
    board,
    [pessoa(9, null, 99)],
    'reload',
  ],
  ['reads itself again when it hears of somebody whom it should know', board, [pessoa(9, 1, 2)], 'reload'],
  [
    'takes somebody out of those without a stage',
    semEtapa,
    [{ ...pessoa(8, null, 2), ...stays }],
    '0:[]5 1:[5 6]2 2:[8 7]2 3:[]0',
  ],
  [
    'counts down those without a stage when it has not loaded who left them',
    semEtapa,
    [{ ...pessoa(9, null, 2), ...stays }],
    '0:[8]5 1:[5 6]2 2:[9 7]2 3:[]0',
  ],
  [
    'puts somebody whose move was taken back among those without a stage',
    semEtapa,
    [{ ...pessoa(7, null, null), ...stays }],
    '0:[7 8]7 1:[5 6]2 2:[]0 3:[]0',
  ],
  [
    'puts a new application without a stage there',
    semEtapa,
    [{ ...pessoa(9, null, null, 1), isChegada: true, saida: null }],
    '0:[9 8]7 1:[5 6]2 2:[7]1 3:[]0',
  ],
  [
    'takes somebody without a stage off when they withdraw',
    semEtapa,
    [{ ...pessoa(8, null, null), isChegada: false, saida: 'desistiu' }],
    '0:[]5 1:[5 6]2 2:[7]1 3:[]0',
  ],
])('an open board %s', (_, before, heard, expected) => {
  expect(drawOrReload(hearPessoas(before, heard))).toBe(expected)
})
