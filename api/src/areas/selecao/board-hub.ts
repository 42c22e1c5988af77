import type { Pool } from 'pg'
import { createListener } from '../../database/listener'

/** Wakes the open boards of this process when the log grows: in any replica, through PostgreSQL's LISTEN. */
export interface BoardHub {
  /** Calls `wake` after each change of a campaign; answers a function that stops. */
  readonly subscribe: (campanhaId: number, wake: () => void) => () => void
  readonly start: () => void
  readonly stop: () => void
}

/** The channel of the trigger on `evento` (migration 007). */
const CHANNEL = 'seleta_evento'
/**
 * One connection for all boards. Without it boards still learn of changes, by asking now and then (board-stream-http.ts).
 * @param onFault told why the connection was lost
 */
export function createBoardHub(pool: Pool, onFault: (error: unknown) => void): BoardHub {
  const boards = new Map<number, Set<() => void>>()
  const wakeAll = (wakes: Iterable<Set<() => void>>) => {
    for (const set of wakes) for (const wake of set) wake()
  }
  const { start, stop } = createListener(pool, CHANNEL, {
    onPayload(payload) {
      const boardsOf = boards.get(campanhaIdOf(payload))
      if (boardsOf !== undefined) wakeAll([boardsOf])
    },
    // What happened while nobody listened.
    onOpen: () => wakeAll(boards.values()),
    onFault,
  })
  return {
    subscribe(campanhaId, wake) {
      const set = boards.get(campanhaId) ?? new Set()
      boards.set(campanhaId, set.add(wake))
      return () => {
        set.delete(wake)
        if (set.size === 0) boards.delete(campanhaId)
      }
    },
    start,
    stop,
  }
}

/** The payload names what to read, never what happened to whom; 0 for one that is not ours. */
function campanhaIdOf(payload: string): number {
  try {
    const value: unknown = JSON.parse(payload)
    return typeof value === 'object' && value !== null && 'campanhaId' in value ? Number(value.campanhaId) : 0
  } catch {
    return 0
  }
}
