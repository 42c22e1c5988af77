import type { Cartao, Etapa } from '@seleta/contract/kanban'
import type { PessoaOnBoard } from '@seleta/contract/kanban-eventos'
import type { PendingMove } from './apply-moves'
import { findCartao } from './place-cartao'

/**
 * The moves of one board, whole: what the person did, what is on its way, what others did meanwhile, and what has to
 * be done and said about it. Pure; `moves-store.ts` holds the state, `use-moves.ts` carries the effects out.
 */

/** Who is to be moved from where to where. */
export interface MoveIntent {
  readonly cartao: Cartao
  readonly deEtapaId: number
  readonly paraEtapaId: number
  /** False: the message of the stage is not written (product 60). */
  readonly avisar?: boolean
  /** Why the process ends by it; null or absent: nobody says (product 68). */
  readonly motivoId?: number | null
}

export interface Move extends PendingMove {
  readonly avisar: boolean
  readonly motivoId: number | null
  /** Number of the fact that it takes back; null: a move of its own. */
  readonly desfaz: number | null
}

/** One that the server has written, under this number. */
export interface SavedMove extends Move {
  readonly versao: number
}

/** What a move sends, as it is said, and what takes it back. */
export interface MoveAviso {
  /** «E-mail sai às 21:24.»; '' when nothing was written. */
  readonly texto: string
  /** Messages that wait. */
  readonly mensagens: readonly number[]
}

export interface FailedMove extends Move {
  /** Why trying again does not help, in a sentence; null when it may. */
  readonly motivo: string | null
}

export interface MovesState {
  /** Moves made on this page so far: the number of the last one. */
  readonly made: number
  /** Unanswered, oldest first. The first of each person is on its way, the others wait for its answer. */
  readonly pending: readonly Move[]
  /** Not saved; the card says so and offers to try again. One per person. */
  readonly failed: readonly FailedMove[]
  /** What 'Desfazer' takes back: the last move that was saved, until the next action. */
  readonly last: SavedMove | null
  /** Where this page last put a person, by card, until a later fact of them is heard. */
  readonly mine: ReadonlyMap<number, { readonly etapaId: number; readonly versao: number }>
  /** The last thing that another recruiter did to a person, by card. */
  readonly theirs: ReadonlyMap<number, PessoaOnBoard>
}

export type MovesEvent =
  /** `agora`: ISO moment of the drop. */
  | { readonly type: 'moved'; readonly intent: MoveIntent; readonly agora: string }
  /** 'Desfazer' of the last saved move, or of the one given. */
  | { readonly type: 'takenBack'; readonly move: SavedMove | null; readonly agora: string }
  /** A move that was not saved, once more. */
  | { readonly type: 'again'; readonly move: Move; readonly agora: string }
  | {
      readonly type: 'saved'
      readonly numero: number
      /** Of two facts about a person the one with the greater number holds. */
      readonly versao: number
      /** Where the server found the person. */
      readonly deEtapaId: number | null
      readonly aviso?: MoveAviso
    }
  /** The server did not take a move back: somebody has changed the person's place since, or it is too late. */
  | { readonly type: 'refused'; readonly numero: number; readonly motivo: string }
  | {
      readonly type: 'failed'
      readonly numero: number
      readonly motivo: string | null
      /** What the server has last said. */
      readonly board?: readonly Etapa[]
    }
  /** What the server says now: it may have written a move whose answer was lost. */
  | { readonly type: 'read'; readonly board: readonly Etapa[] }
  /** What the stream tells; `eu` is the id of this page's usuário, whose own moves come back too. */
  | {
      readonly type: 'heard'
      readonly pessoas: readonly PessoaOnBoard[]
      readonly eu: number | undefined
    }

/** What has to be done or said; each is carried out once, in its order. */
export type MovesEffect =
  | { readonly kind: 'send'; readonly move: Move }
  /** `antes`: the stage in which somebody else had put the person before this move won; else null. */
  | {
      readonly kind: 'tellSaved'
      readonly move: SavedMove
      readonly antes: number | null
      readonly aviso: MoveAviso
      /** Since when they stand there, where that is not now. */
      readonly desde: string | null
    }
  | { readonly kind: 'tellRefused'; readonly move: Move; readonly motivo: string }
  /** What was said of the person's last move is no longer so. */
  | { readonly kind: 'withdraw'; readonly cartaoId: number }
  | { readonly kind: 'tellFailed'; readonly move: Move }
  /** Somebody else's later move holds. */
  | { readonly kind: 'tellOvertaken'; readonly pessoa: PessoaOnBoard }
  /** Somebody is on the board no more (audit B3). */
  | { readonly kind: 'tellLeft'; readonly pessoa: PessoaOnBoard }

export interface MovesStep {
  readonly state: MovesState
  readonly effects: readonly MovesEffect[]
}

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
    case 'again':
      return start(state, event.move, event.agora, event.move.desfaz)
    case 'takenBack': {
      const move = event.move ?? state.last
      if (move === null) return still(state)
      const { cartao, deEtapaId, paraEtapaId, versao } = move
      return start(state, { cartao, deEtapaId: paraEtapaId, paraEtapaId: deEtapaId }, event.agora, versao)
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
function start(state: MovesState, intent: MoveIntent, desde: string, desfaz: number | null): MovesStep {
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
  { motivo, board = [] }: MovesEvent & { readonly type: 'failed' },
): MovesStep {
  const written = findWritten(state, move, board)
  if (written !== null) return written
  // A later move of the same person is still to come: it decides, not this one.
  const isOvertaken = hasMoveOf(state.pending, move.cartao.id)
  const failed = isOvertaken ? state.failed : [...state.failed, { ...move, motivo }]
  return { state: { ...state, failed }, effects: [{ kind: 'tellFailed', move }] }
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
  const isElsewhere = !isMine && put.etapaId !== pessoa.etapaId
  const isWritten = (move: Move) => isMine && move.paraEtapaId === pessoa.etapaId
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
