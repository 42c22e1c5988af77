import type { Pool, PoolClient } from 'pg'

/** Wakes the open boards of this process when the log grows: in any replica, through PostgreSQL's LISTEN. */
export interface BoardHub {
  /** Calls `wake` after each change of a campaign; answers a function that stops. */
  readonly subscribe: (campanhaId: number, wake: () => void) => () => void
  readonly start: () => void
  readonly stop: () => void
}

/** The channel of the trigger on `evento` (migration 007). */
const CHANNEL = 'seleta_evento'
const AGAIN_MS = [500, 1000, 2000, 5000, 15_000]

/**
 * One connection for all boards. Without it boards still learn of changes, by asking now and then (board-stream.ts).
 * @param onFault told why the connection was lost
 */
export function createBoardHub(pool: Pool, onFault: (error: unknown) => void): BoardHub {
  const boards = new Map<number, Set<() => void>>()
  let client: PoolClient | null = null
  let failures = 0
  let isStopped = false
  let timer: NodeJS.Timeout | undefined

  const wakeAll = (wakes: Iterable<Set<() => void>>) => {
    for (const set of wakes) for (const wake of set) wake()
  }

  async function listen(): Promise<void> {
    try {
      const opened = await pool.connect()
      if (isStopped) return opened.release()
      client = opened
      opened.on('notification', ({ payload }) => {
        const boardsOf = boards.get(campanhaIdOf(payload ?? ''))
        if (boardsOf !== undefined) wakeAll([boardsOf])
      })
      opened.once('error', lose)
      await opened.query(`listen ${CHANNEL}`)
      failures = 0
      // What happened while nobody listened.
      wakeAll(boards.values())
    } catch (error) {
      lose(error)
    }
  }

  function lose(error: unknown): void {
    if (isStopped) return
    client?.release(true)
    client = null
    onFault(error)
    timer = setTimeout(() => void listen(), AGAIN_MS[Math.min(failures, AGAIN_MS.length - 1)])
    timer.unref()
    failures += 1
  }

  return {
    subscribe(campanhaId, wake) {
      const set = boards.get(campanhaId) ?? new Set()
      boards.set(campanhaId, set.add(wake))
      return () => {
        set.delete(wake)
        if (set.size === 0) boards.delete(campanhaId)
      }
    },
    start: () => void listen(),
    stop() {
      isStopped = true
      clearTimeout(timer)
      client?.release(true)
      client = null
    },
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
