import type { MovesEffect, MovesEvent, MovesState } from '../rules/moves-state'
import { NO_MOVES, reduceMoves } from '../rules/moves-state'

export type MovesStore = ReturnType<typeof createMovesStore>

/**
 * Holds the moves of one open board: each event goes through the one reducer, and what follows from it is carried
 * out at once, also when an answer comes after the board has left the screen.
 */
export function createMovesStore(carryOut: (effect: MovesEffect, store: MovesStore) => void) {
  let state: MovesState = NO_MOVES
  const listeners = new Set<() => void>()
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
    },
  }
  return store
}
