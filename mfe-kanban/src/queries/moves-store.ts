import type { MovesEffect, MovesEvent, MovesState, MovesStep, SavedMove } from '../rules/moves-types'
import { NO_MOVES, reduceMoves } from '../rules/moves-state'

export type MovesStore = ReturnType<typeof createMovesStore>

/**
 * Holds the moves of one open board: each event goes through the one reducer, and what follows from it is carried
 * out at once, also when an answer comes after the board has left the screen.
 */
export function createMovesStore(carryOut: (effect: MovesEffect, store: MovesStore) => void) {
  let state: MovesState = NO_MOVES
  const listeners = new Set<() => void>()
  /** Who waits for a move to be taken back, by the number of the move that does it. */
  const waiting = new Map<
    number,
    { readonly resolve: () => void; readonly reject: (error: unknown) => void }
  >()

  function answer({ effects }: MovesStep): void {
    for (const [numero, { resolve, reject }] of waiting) {
      if (state.pending.some((move) => move.numero === numero)) continue
      waiting.delete(numero)
      const failed = effects.find((effect) => effect.kind === 'tellFailed' && effect.move.numero === numero)
      if (failed?.kind === 'tellFailed') reject(failed.error)
      else resolve()
    }
  }

  const store = {
    read: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    dispatch: (event: MovesEvent): void => {
      const step = reduceMoves(state, event)
      if (step.state !== state) {
        state = step.state
        for (const listener of listeners) listener()
      }
      for (const effect of step.effects) carryOut(effect, store)
      answer(step)
    },
    /** Resolves when it is taken back, or told why it is not to be. @throws what its call threw, when it may be tried again */
    takeBack: (move: SavedMove, agora: string): Promise<void> =>
      new Promise((resolve, reject) => {
        waiting.set(state.made + 1, { resolve, reject })
        store.dispatch({ type: 'takenBack', move, agora })
      }),
  }
  return store
}
