import { NO_ETAPA } from '@seleta/contract/limits'
import type { Etapa } from '@seleta/contract/kanban'
import type { PessoaOnBoard } from '@seleta/contract/kanban-eventos'
import type {
  FailedMove,
  Move,
  MoveAviso,
  MoveIntent,
  MovesEffect,
  MovesEvent,
  MovesState,
  MovesStep,
  SavedMove,
} from './moves-types'
import { findCartao } from './place-cartao'

/**
 * The moves of one board, whole: what the person did, what is on its way, what others did meanwhile, and what has to
 * be done and said about it. Pure; `moves-store.ts` holds the state, `use-moves.ts` carries the effects out.
 */

export const NO_MOVES: MovesState = {
  made: 0,
  pending: [],
  failed: [],
  last: null,
  mine: new Map(),
  theirs: new Map(),
}

const NO_AVISO: MoveAviso = { texto: '', mensagens: [] }

/** What an event makes of the moves (product 46, 60). An event that means nothing answers the state itself. */
export function reduceMoves(state: MovesState, event: MovesEvent): MovesStep {
  switch (event.type) {
    case 'moved':
      return start(state, event.intent, event.agora, null)
    case 'takenBack': {
      const move = event.move ?? state.last
      if (move === null) return still(state)
      const { cartao, deEtapaId, paraEtapaId } = move
      return start(state, { cartao, deEtapaId: paraEtapaId, paraEtapaId: deEtapaId }, event.agora, move)
    }
    case 'saved':
      return settle(state, event.numero, (move, rest) => save(rest, move, event))
    case 'refused':
      return settle(state, event.numero, (move, rest) => ({
        state: { ...rest, mine: without(rest.mine, move.cartao.id) },
        effects: [{ kind: 'tellRefused', move, motivo: event.motivo }],
      }))
    case 'failed':
      return settle(state, event.numero, (move, rest) => fail(rest, move, event))
    case 'read':
      return state.failed.reduce((step, one) => then(step, read(step.state, one, event.board)), still(state))
    case 'heard':
      return event.pessoas.reduce<MovesStep>(
        (step, pessoa) => then(step, hear(step.state, pessoa, pessoa.autor?.id === event.eu)),
        still(state),
      )
  }
}

const still = (state: MovesState): MovesStep => ({ state, effects: [] })
const then = (before: MovesStep, { state, effects }: MovesStep): MovesStep => ({
  state,
  effects: [...before.effects, ...effects],
})

/** The same stage again does nothing (spec section 4). */
function start(state: MovesState, intent: MoveIntent, desde: string, desfaz: SavedMove | null): MovesStep {
  const { cartao, deEtapaId, paraEtapaId, avisar = true, motivoId = null } = intent
  if (deEtapaId === paraEtapaId) return still(state)
  const numero = state.made + 1
  const move: Move = { numero, cartao, deEtapaId, paraEtapaId, desde, avisar, motivoId, desfaz }
  const isFirst = !hasMoveOf(state.pending, cartao.id)
  return {
    state: {
      ...state,
      made: move.numero,
      pending: [...state.pending, move],
      failed: state.failed.filter((other) => other.cartao.id !== cartao.id),
      last: null,
    },
    effects: isFirst ? [{ kind: 'send', move }] : [],
  }
}

/** An answer has come: the next move of the same person may leave, so that they arrive in the order they were made. */
function settle(
  state: MovesState,
  numero: number,
  outcome: (move: Move, rest: MovesState) => MovesStep,
): MovesStep {
  const move = state.pending.find((pending) => pending.numero === numero)
  if (move === undefined) return still(state)
  const pending = state.pending.filter((other) => other !== move)
  const step = outcome(move, { ...state, pending })
  const next = pending.find(({ cartao }) => cartao.id === move.cartao.id)
  return next === undefined ? step : then(step, { ...step, effects: [{ kind: 'send', move: next }] })
}

function save(
  state: MovesState,
  move: Move,
  { versao, deEtapaId: antes, aviso = NO_AVISO }: Omit<MovesEvent & { readonly type: 'saved' }, 'type'>,
  desde: string | null = null,
): MovesStep {
  const { id } = move.cartao
  const later = state.theirs.get(id)
  if (later !== undefined && later.cartao.versao > versao)
    return {
      state: { ...state, mine: without(state.mine, id) },
      effects: [{ kind: 'tellOvertaken', pessoa: later }],
    }
  const isWon = antes !== null && antes !== move.deEtapaId && antes !== move.paraEtapaId
  const saved: SavedMove = { ...move, versao }
  return {
    state: {
      ...state,
      mine: new Map(state.mine).set(id, { etapaId: move.paraEtapaId, versao }),
      last: move.desfaz !== null || state.pending.length > 0 ? null : saved,
    },
    effects: [{ kind: 'tellSaved', move: saved, antes: isWon ? antes : null, aviso, desde }],
  }
}

function fail(
  state: MovesState,
  move: Move,
  { motivo, error, board = [] }: MovesEvent & { readonly type: 'failed' },
): MovesStep {
  const written = findWritten(state, move, board)
  if (written !== null) return written
  // A later move of the same person is still to come: it decides, not this one.
  const isOvertaken = hasMoveOf(state.pending, move.cartao.id)
  const failed = isOvertaken ? state.failed : [...state.failed, { ...move, motivo }]
  const step: MovesStep = { state: { ...state, failed }, effects: [{ kind: 'tellFailed', move, error }] }
  return move.desfaz === null ? step : stayDone(state, move.desfaz, step)
}

/** What was not taken back is still so, unless something later has been heard of the person: that was told then. */
function stayDone(before: MovesState, done: SavedMove, { state, effects }: MovesStep): MovesStep {
  const { id } = done.cartao
  const later = before.theirs.get(id)
  if (later !== undefined && later.cartao.versao > done.versao) return still(before)
  // By what is heard of one's own it may be taken back: the board will say so.
  if (state.mine.get(id)?.versao !== done.versao) return still(state)
  return { state: { ...state, last: state.pending.length > 0 ? state.last : done }, effects }
}

/** There is nothing to try again where the person stands in the stage that was asked for. */
function read(state: MovesState, failed: FailedMove, board: readonly Etapa[]): MovesStep {
  if (findCartao(board, failed.cartao.id)?.etapa.id !== failed.paraEtapaId) return still(state)
  const { motivo: _, ...move } = failed
  const rest = { ...state, failed: state.failed.filter((one) => one !== failed) }
  return findWritten(rest, move, board) ?? still(rest)
}

/**
 * A move whose answer was lost, and that the server has written, is told as one that is saved.
 * @returns null where the board does not say so, or a colleague is known to have put the person there
 */
function findWritten(state: MovesState, move: Move, board: readonly Etapa[]): MovesStep | null {
  const { id } = move.cartao
  const place = findCartao(board, id)
  if (place?.etapa.id !== move.paraEtapaId || hasMoveOf(state.pending, id)) return null
  const { versao, naEtapaDesde } = place.cartao
  const known = state.mine.get(id)?.versao ?? move.cartao.versao
  if (versao <= known || state.theirs.get(id)?.cartao.versao === versao) return null
  return save(state, move, { numero: move.numero, versao, deEtapaId: null }, naEtapaDesde)
}

/**
 * Something was done to somebody: where it comes after what was done here there is nothing to take back or to try
 * again. One's own moves come back too, those of another tab among them; nobody is told of those.
 */
function hear(state: MovesState, pessoa: PessoaOnBoard, isMine: boolean): MovesStep {
  const { id, versao } = pessoa.cartao
  const heard = isMine ? state : { ...state, theirs: new Map(state.theirs).set(id, pessoa) }
  const left = leftOf(pessoa)
  const put = state.mine.get(id)
  if (put === undefined || versao <= put.versao) return { state: heard, effects: left }
  const etapaId = pessoa.etapaId ?? NO_ETAPA
  const isElsewhere = !isMine && (pessoa.saida != null || put.etapaId !== etapaId)
  const isWritten = (move: Move) => isMine && move.paraEtapaId === etapaId
  return {
    state: {
      ...heard,
      mine: without(state.mine, id),
      // One that was written after all is told as soon as the board shows it.
      failed: state.failed.filter((move) => move.cartao.id !== id || isWritten(move)),
      last: state.last?.cartao.id === id ? null : state.last,
    },
    effects: [
      { kind: 'withdraw', cartaoId: id },
      ...(isElsewhere ? [{ kind: 'tellOvertaken', pessoa } as const] : []),
      ...left,
    ],
  }
}

const leftOf = (pessoa: PessoaOnBoard): readonly MovesEffect[] =>
  pessoa.saida == null ? [] : [{ kind: 'tellLeft', pessoa }]

const hasMoveOf = (moves: readonly Move[], cartaoId: number) =>
  moves.some(({ cartao }) => cartao.id === cartaoId)

const without = <K, V>(map: ReadonlyMap<K, V>, key: K): ReadonlyMap<K, V> =>
  new Map([...map].filter(([other]) => other !== key))
