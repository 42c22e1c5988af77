import { access, constants } from 'node:fs/promises'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client, type ClientConfig, type Pool, type PoolClient } from 'pg'

/** Between two questions, ms. */
const BEAT_MS = 1000
/** A database that has not answered the least question for so long is taken for away, ms (security section 7: 5 s). */
const PATIENCE_MS = 4000
/** How that time is counted, ms: see `silence`. */
const SLICE_MS = 500

export interface Heartbeat {
  /** True while the database does not answer, frozen or gone. */
  readonly isAway: () => boolean
  /** Asks now: a database that is back is there at once, not with the next question. */
  readonly beat: () => Promise<void>
  readonly stop: () => void
}

/**
 * Asks the database once a second, on a connection of its own, whether it is there. A slow statement says nothing about
 * that, and a frozen server ends no statement by its own limits.
 * @param config where the server is
 * @param onAway called with each question that stays without an answer: whoever waits for it should be let go, also who
 *   took an idle connection since
 */
export function watchDatabase(config: ClientConfig, onAway: () => void): Heartbeat {
  let isAway = false
  let isStopped = false
  let client: Client | null = null

  async function ask(): Promise<void> {
    await checkDoor(config)
    if (client === null) {
      client = buildClient(config)
      await withPatience(client.connect())
    }
    await withPatience(client.query('select 1'))
  }

  function forget(): void {
    const lost = client
    client = null
    // It may wait for a server that never answers: no goodbye is said.
    if (lost !== null) socketOf(lost).destroy()
  }

  /** A connection that was ended alone proves nothing: asked again on a new one. */
  async function answers(): Promise<boolean> {
    const hadClient = client !== null
    try {
      await ask()
      return true
    } catch (error) {
      forget()
      if (!hadClient || isStopped || error instanceof Silence) return false
    }
    return ask().then(
      () => true,
      () => false,
    )
  }

  async function run(): Promise<void> {
    while (!isStopped) {
      const isThere = await answers()
      if (isStopped) break
      isAway = !isThere
      if (isAway) {
        forget()
        onAway()
      }
      await wait(BEAT_MS, undefined, { ref: false })
    }
    forget()
  }
  void run()

  return {
    isAway: () => isAway,
    beat: async () => {
      if (await answers()) isAway = false
    },
    stop: () => {
      isStopped = true
      forget()
    },
  }
}

/** A connection of before lives on where no new one is let in. @throws where the socket's folder is closed to us */
async function checkDoor({ host, port }: ClientConfig): Promise<void> {
  if (host?.startsWith('/') !== true) return
  await access(join(host, `.s.PGSQL.${port}`), constants.W_OK).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EACCES' || error.code === 'EPERM') throw error
  })
}

class Silence extends Error {}

/** @throws Silence where nothing has come of it in the time of `PATIENCE_MS` */
async function withPatience(asked: Promise<unknown>): Promise<void> {
  const over = new AbortController()
  try {
    await Promise.race([asked, silence(over.signal)])
  } finally {
    over.abort()
  }
}

/**
 * Counts the time in slices, with what came in read between them: of a process that was itself held up, by its work or
 * by its machine, the answer lies there, and however long that took counts as one of them.
 */
async function silence(signal: AbortSignal): Promise<never> {
  for (let left = PATIENCE_MS; left > 0; left -= SLICE_MS)
    await wait(SLICE_MS, undefined, { ref: false, signal })
  throw new Silence('the database does not answer')
}

function buildClient(config: ClientConfig): Client {
  const client = new Client({ ...config, application_name: 'seleta pulso' })
  client.on('error', () => {})
  return client
}

/**
 * Makes it possible to let go of whoever waits for an answer of the database.
 * @param pool before its first connection
 * @returns breaks every connection that is in somebody's hands; they hear of it as of a lost connection
 */
export function breakable(pool: Pool): () => void {
  const inHands = new Set<PoolClient>()
  pool.on('acquire', (client) => inHands.add(client))
  pool.on('release', (_error, client) => inHands.delete(client))
  pool.on('remove', (client) => inHands.delete(client))
  return () => {
    const silence = Object.assign(new Error('the database does not answer'), { code: 'ETIMEDOUT' })
    for (const client of inHands) socketOf(client).destroy(silence)
  }
}

function socketOf(client: Client | PoolClient): Socket {
  // The driver's types leave it out; `end` would wait for the server to say goodbye.
  const { connection } = client as unknown as { connection: { stream: Socket } }
  return connection.stream
}
