import type { Pool, PoolClient } from 'pg'

export interface Listener {
  readonly start: () => void
  readonly stop: () => void
}

interface Ears {
  /** A notification of the channel. */
  readonly onPayload: (payload: string) => void
  /** Listening (again): what happened before was not heard. */
  readonly onOpen: () => void
  /** The connection was lost; it is opened again by itself. */
  readonly onFault: (error: unknown) => void
}

const AGAIN_MS = [500, 1000, 2000, 5000, 15_000]

/** One connection of its own that listens to a channel of PostgreSQL (LISTEN), and opens itself again. */
export function createListener(pool: Pool, channel: string, { onPayload, onOpen, onFault }: Ears): Listener {
  let client: PoolClient | null = null
  let failures = 0
  let isStopped = false
  let timer: NodeJS.Timeout | undefined

  async function listen(): Promise<void> {
    try {
      const opened = await pool.connect()
      if (isStopped) return opened.release()
      client = opened
      opened.on('notification', ({ payload }) => onPayload(payload ?? ''))
      opened.once('error', lose)
      await opened.query(`listen ${channel}`)
      failures = 0
      onOpen()
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
    start: () => void listen(),
    stop() {
      isStopped = true
      clearTimeout(timer)
      client?.release(true)
      client = null
    },
  }
}
