import type { PendingMove } from './apply-moves'

/** What the person did on this board and what became of it. */
export interface MovesState {
  /** Unanswered, oldest first. */
  readonly pending: readonly PendingMove[]
  /** Not saved; the card says so and offers to try again. One per person. */
  readonly failed: readonly FailedMove[]
  /** What 'Desfazer' takes back: the last move that was saved, until the next action. */
  readonly last: PendingMove | null
}

export interface FailedMove extends PendingMove {
  /** Why trying again does not help, in a sentence; null when it may. */
  readonly motivo: string | null
}

export type MovesEvent =
  | { readonly type: 'started'; readonly move: PendingMove }
  | { readonly type: 'saved'; readonly numero: number; readonly isUndo: boolean }
  | { readonly type: 'failed'; readonly numero: number; readonly motivo: string | null }
  /** Saved, but somebody else's later move holds. */
  | { readonly type: 'overtaken'; readonly numero: number }
  /** Somebody else has moved this person: there is nothing to take back or to try again. */
  | { readonly type: 'forgotten'; readonly cartaoId: number }

export const NO_MOVES: MovesState = { pending: [], failed: [], last: null }

export function reduceMoves(state: MovesState, event: MovesEvent): MovesState {
  if (event.type === 'started') {
    const { move } = event
    const failed = state.failed.filter(({ cartao }) => cartao.id !== move.cartao.id)
    return { pending: [...state.pending, move], failed, last: null }
  }
  if (event.type === 'forgotten') {
    const isOther = ({ cartao }: PendingMove) => cartao.id !== event.cartaoId
    const last = state.last !== null && isOther(state.last) ? state.last : null
    return { ...state, failed: state.failed.filter(isOther), last }
  }
  return settle(state, event.numero, (move, rest) => {
    if (event.type === 'overtaken') return {}
    if (event.type === 'saved') return { last: event.isUndo || rest.length > 0 ? null : move }
    // A later move of the same person is still on its way: it decides, not this one.
    const isOvertaken = rest.some((other) => other.cartao.id === move.cartao.id)
    return isOvertaken ? {} : { failed: [...state.failed, { ...move, motivo: event.motivo }] }
  })
}

function settle(
  state: MovesState,
  numero: number,
  outcome: (move: PendingMove, rest: readonly PendingMove[]) => Partial<MovesState>,
): MovesState {
  const move = state.pending.find((pending) => pending.numero === numero)
  if (move === undefined) return state
  const pending = state.pending.filter((other) => other !== move)
  return { ...state, pending, ...outcome(move, pending) }
}
