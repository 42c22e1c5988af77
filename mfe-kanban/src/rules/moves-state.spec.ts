import { NO_ETAPA } from '@seleta/contract/limits'
import type { PessoaOnBoard } from '@seleta/contract/kanban-eventos'
import { cartaoOf, etapaOf } from '../testing/board-builders'
import type { MovesEffect, MovesEvent, MovesStep } from './moves-types'
import { NO_MOVES, reduceMoves } from './moves-state'

const AGORA = '2026-11-20T12:00:00.000Z'
const EU = 1

const moved = (pessoa: number, deEtapaId: number, paraEtapaId: number): MovesEvent => ({
  type: 'moved',
  intent: { cartao: cartaoOf(pessoa), deEtapaId, paraEtapaId },
  agora: AGORA,
})
const saved = (numero: number, versao = 2, deEtapaId = 11): MovesEvent => ({
  type: 'saved',
  numero,
  versao,
  deEtapaId,
})
const failed = (numero: number, motivo: string | null = null): MovesEvent => ({
  type: 'failed',
  numero,
  motivo,
})
const takenBack: MovesEvent = { type: 'takenBack', move: null, agora: AGORA }
const pessoa = (id: number, etapaId: number | null, versao = 3, autor = 9): PessoaOnBoard => ({
  cartao: cartaoOf(id, { versao }),
  deEtapaId: 12,
  etapaId,
  autor: { id: autor, nome: 'Bia' },
})
const heard = (...pessoas: PessoaOnBoard[]): MovesEvent => ({ type: 'heard', pessoas, eu: EU })

const say = (effect: MovesEffect): string => {
  switch (effect.kind) {
    case 'send':
      return `send ${effect.move.numero} → ${effect.move.paraEtapaId}`
    case 'tellSaved':
      return `saved ${effect.move.numero}${effect.antes === null ? '' : `, was in ${effect.antes}`}`
    case 'tellFailed':
      return `failed ${effect.move.numero}`
    case 'tellRefused':
      return `refused ${effect.move.numero}: ${effect.motivo}`
    case 'withdraw':
      return `withdraw ${effect.cartaoId}`
    case 'tellOvertaken':
      return `overtaken ${effect.pessoa.cartao.id} → ${effect.pessoa.etapaId}`
    case 'tellLeft':
      return `left ${effect.pessoa.cartao.id}: ${effect.pessoa.saida}`
  }
}

/** Runs events; answers the end and all that was to be done and said on the way. */
const run = (...events: MovesEvent[]) => {
  const end = events.reduce<MovesStep>(
    ({ state, effects }, event) => {
      const step = reduceMoves(state, event)
      return { state: step.state, effects: [...effects, ...step.effects] }
    },
    { state: NO_MOVES, effects: [] },
  )
  const { pending, failed: notSaved, last } = end.state
  return {
    state: end.state,
    done: end.effects.map(say),
    pending: pending.map(({ numero }) => numero),
    failed: notSaved.map(({ numero }) => numero),
    last: last?.numero ?? null,
  }
}

test('a move leaves at once and can be taken back when it is saved', () => {
  expect(run(moved(5, 11, 12))).toMatchObject({ done: ['send 1 → 12'], pending: [1], last: null })
  expect(run(moved(5, 11, 12), saved(1))).toMatchObject({
    done: ['send 1 → 12', 'saved 1'],
    pending: [],
    last: 1,
  })
})

test('the same stage again does nothing', () => {
  expect(run(moved(5, 11, 11)).state).toBe(NO_MOVES)
})

test('two moves of one person leave one after the other, those of two people at once', () => {
  expect(run(moved(5, 11, 12), moved(5, 12, 13), moved(6, 11, 13)).done).toEqual([
    'send 1 → 12',
    'send 3 → 13',
  ])
  expect(run(moved(5, 11, 12), moved(5, 12, 13), saved(1)).done).toEqual([
    'send 1 → 12',
    'saved 1',
    'send 2 → 13',
  ])
  expect(run(moved(5, 11, 12), moved(5, 12, 13), failed(1)).done).toEqual([
    'send 1 → 12',
    'failed 1',
    'send 2 → 13',
  ])
})

test('only the last of several moves can be taken back, and only when all are saved', () => {
  expect(run(moved(5, 11, 12), moved(6, 11, 12), saved(1)).last).toBeNull()
  expect(run(moved(5, 11, 12), moved(6, 11, 12), saved(2), saved(1)).last).toBe(1)
})

test('taking back is a move to the stage before, and is itself not taken back', () => {
  const { done, last, pending } = run(moved(5, 11, 12), saved(1), takenBack)
  expect([done.at(-1), last, pending]).toEqual(['send 2 → 11', null, [2]])
  expect(run(moved(5, 11, 12), saved(1), takenBack, saved(2)).last).toBeNull()
  expect(run(takenBack).state).toBe(NO_MOVES)
})

test('a move that is not saved is kept for another try, unless a later one of that person decides', () => {
  const once = run(moved(5, 11, 12), failed(1, 'A etapa foi removida.'))
  expect(once.state.failed[0]?.motivo).toBe('A etapa foi removida.')
  expect(run(moved(5, 11, 12), failed(1), moved(5, 11, 13)).failed).toEqual([])
  expect(run(moved(5, 11, 12), moved(5, 12, 13), failed(1)).failed).toEqual([])
})

test('who moved somebody that another recruiter had moved is told where the person was', () => {
  expect(run(moved(5, 11, 12), saved(1, 3, 13)).done.at(-1)).toBe('saved 1, was in 13')
})

test('a colleague’s later move takes «Desfazer» and the other try away, and is told once', () => {
  const after = run(moved(5, 11, 12), saved(1), heard(pessoa(5, 13)), heard(pessoa(5, 11, 4)))
  expect(after).toMatchObject({ last: null, failed: [] })
  expect(after.done.slice(2)).toEqual(['withdraw 5', 'overtaken 5 → 13'])
  const again = run(moved(5, 11, 12), saved(1), moved(5, 12, 13), failed(2), heard(pessoa(5, 13)))
  expect(again.failed).toEqual([])
})

test('a colleague’s later move that is heard before my answer holds over it', () => {
  const after = run(moved(5, 11, 12), heard(pessoa(5, 13, 3)), saved(1, 2))
  expect(after).toMatchObject({ done: ['send 1 → 12', 'overtaken 5 → 13'], last: null, pending: [] })
  expect(run(moved(5, 11, 12), heard(pessoa(5, 13, 2)), saved(1, 3, 13)).last).toBe(1)
})

test('my own moves that come back change nothing; what I did in another tab is no longer offered, and not told', () => {
  const before = run(moved(5, 11, 12), saved(1))
  expect(run(moved(5, 11, 12), saved(1), heard(pessoa(5, 12, 2, EU))).state).toEqual(before.state)
  const elsewhere = run(moved(5, 11, 12), saved(1), heard(pessoa(5, 13, 3, EU)))
  expect([elsewhere.last, elsewhere.done.at(-1)]).toEqual([null, 'withdraw 5'])
})

test('moved away and back by somebody else, a person is not taken back, and there is nothing to tell', () => {
  const after = run(moved(5, 11, 12), saved(1), heard(pessoa(5, 12)))
  expect([after.last, after.done.at(-1)]).toEqual([null, 'withdraw 5'])
})

test('whoever leaves the campaign is told, and is not said to be moved by anybody', () => {
  const left = (n: number) => ({ ...pessoa(n, null), autor: null, saida: 'desistiu' as const })
  expect(run(heard(left(5))).done).toEqual(['left 5: desistiu'])
  expect(run(moved(5, 11, 12), saved(1), heard(left(5))).done.slice(2)).toEqual([
    'withdraw 5',
    'overtaken 5 → null',
    'left 5: desistiu',
  ])
})

test('what is older than my move says nothing of it', () => {
  expect(run(moved(5, 11, 12), saved(1, 4), heard(pessoa(5, 13, 3))).last).toBe(1)
})

test('a taking back that is refused is told with its reason, and not tried again', () => {
  const after = run(moved(5, 11, 12), saved(1), takenBack, {
    type: 'refused',
    numero: 2,
    motivo: 'Bia moveu.',
  })
  expect(after).toMatchObject({ pending: [], failed: [], last: null })
  expect(after.done.at(-1)).toBe('refused 2: Bia moveu.')
})

test('a taking back that was lost leaves the move as the last one, and can be asked for again', () => {
  const { state } = run(moved(5, 11, 12), saved(1, 7), takenBack, failed(2))
  expect(state.last).toMatchObject({ numero: 1, versao: 7 })
  const again = reduceMoves(state, takenBack)
  expect(again.effects).toMatchObject([{ kind: 'send', move: { desfaz: { versao: 7 }, paraEtapaId: 11 } }])
  expect(again.state.failed).toEqual([])
})

test('a taking back that was lost says nothing of somebody whom a colleague has moved meanwhile', () => {
  const after = run(moved(5, 11, 12), saved(1), takenBack, heard(pessoa(5, 13)), failed(2))
  expect(after).toMatchObject({ failed: [], last: null })
  expect(after.done.slice(-2)).toEqual(['withdraw 5', 'overtaken 5 → 13'])
})

test('a taking back that is heard of before its answer is lost is not told as failed, and is told when the board shows it', () => {
  const lost = [moved(5, 11, 12), saved(1), takenBack, heard(pessoa(5, 11, 3, EU)), failed(2)]
  expect(run(...lost)).toMatchObject({ last: null, failed: [2] })
  expect(run(...lost, read(5, 11, 3)).done.slice(-2)).toEqual(['withdraw 5', 'saved 2'])
})

test('whoever is put back into no stage is heard of as there', () => {
  const lost = [moved(5, NO_ETAPA, 12), saved(1), takenBack, failed(2), heard(pessoa(5, null, 3, EU))]
  expect(run(...lost)).toMatchObject({ failed: [2] })
  expect(run(...lost, read(5, NO_ETAPA, 3)).done.slice(-2)).toEqual(['withdraw 5', 'saved 2'])
})

/** What the server says: the person in that stage, by the fact of that number. */
const boardOf = (pessoaId: number, etapaId: number, versao: number) => [
  { ...etapaOf(etapaId, []), talentos: [cartaoOf(pessoaId, { versao })], qtdTalentos: 1 },
]
const read = (...where: Parameters<typeof boardOf>): MovesEvent => ({
  type: 'read',
  board: boardOf(...where),
})

test('a move whose answer was lost is told as saved once the board shows it, and can be taken back', () => {
  const after = run(moved(5, 11, 12), failed(1), read(5, 12, 2))
  expect(after).toMatchObject({ done: ['send 1 → 12', 'failed 1', 'saved 1'], failed: [], last: 1 })
  expect(after.state.last?.versao).toBe(2)
  expect(reduceMoves(after.state, read(5, 12, 2)).effects).toEqual([])
})

test('one that the board shows before the answer is lost is not told as failed', () => {
  const after = run(moved(5, 11, 12), { type: 'failed', numero: 1, motivo: null, board: boardOf(5, 12, 2) })
  expect(after).toMatchObject({ done: ['send 1 → 12', 'saved 1'], failed: [], last: 1 })
})

test('a move that was not saved stays to be tried again while the board shows the person elsewhere', () => {
  expect(run(moved(5, 11, 12), failed(1), read(5, 11, 1))).toMatchObject({ failed: [1], last: null })
  expect(run(moved(5, 11, 12), failed(1), read(5, 13, 2))).toMatchObject({ failed: [1], last: null })
})

test('whom a colleague has put there is not to be tried again, and is not mine to take back', () => {
  const after = run(moved(5, 11, 12), failed(1), heard(pessoa(5, 12, 2)), read(5, 12, 2))
  expect(after).toMatchObject({ done: ['send 1 → 12', 'failed 1'], failed: [], last: null })
})

test('a second move that was written though its answer was lost is told when the board shows it, not lost on the way', () => {
  const lost = [moved(5, 11, 12), saved(1), moved(5, 12, 13), failed(2)]
  const after = run(...lost, heard(pessoa(5, 13, 3, EU)), read(5, 13, 3))
  expect(after).toMatchObject({ failed: [], last: 2 })
  expect(after.done.slice(-2)).toEqual(['withdraw 5', 'saved 2'])
})

test('an answer to nothing changes nothing', () => {
  expect(run(saved(1)).state).toBe(NO_MOVES)
  expect(run(failed(1)).state).toBe(NO_MOVES)
})
