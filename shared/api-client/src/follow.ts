import type { CallEvent, CallInput } from '@seleta/contract/calls'
import type { Operation } from '@seleta/contract/routes'
import type { Erro } from '@seleta/contract/wire'
import { createEventParser } from './event-parser'
import { addressOf } from './request'
import { appStore, endSession, sessionAtom } from './session'

/** Live streams: the one place that reads server-sent events. `EventSource` cannot say who asks, so this is fetch. */

/** Whether what is on the screen is kept up to date at this moment. */
export type FollowState = 'live' | 'lost'

export interface FollowOptions<O extends Operation> {
  readonly onEvent: (event: CallEvent<O>, id: number) => void
  readonly onState?: (state: FollowState) => void
}

/** Waits between attempts, ms; the last one is repeated. */
const AGAIN_MS = [1000, 2000, 5000, 10_000, 30_000]
/** The server gives a sign of life every 20 s: a connection that is silent for longer is dead. */
const SILENCE_MS = 50_000

type Outcome = 'ended' | 'over'

/**
 * Follows a stream until told to stop. A lost connection comes back by itself and hears what it missed; a hidden tab
 * lets go of its connection (a browser has six per server) and catches up when it is looked at again.
 * @returns a function that stops
 */
export function followCall<O extends Operation>(
  operation: O,
  input: CallInput<O>,
  { onEvent, onState = () => {} }: FollowOptions<O>,
): () => void {
  const address = addressWith(operation, input)
  let lastId = ''
  let failures = 0
  let isStopped = false
  let connection: AbortController | null = null
  let wakeUp = () => {}

  async function run(): Promise<void> {
    while (!isStopped) {
      await untilVisible()
      if (isStopped) return
      const outcome = await connect().catch((): Outcome => 'ended')
      if (outcome === 'over' || isStopped) return
      onState('lost')
      await pause(document.hidden ? 0 : (AGAIN_MS[Math.min(failures, AGAIN_MS.length - 1)] ?? 0))
      failures += 1
    }
  }

  async function connect(): Promise<Outcome> {
    connection = new AbortController()
    const { token } = appStore.get(sessionAtom)
    // oxlint-disable-next-line no-restricted-globals -- this is the api client
    const response = await fetch(address, {
      headers: {
        accept: 'text/event-stream',
        ...(token === '' ? {} : { authorization: token }),
        ...(lastId === '' ? {} : { 'last-event-id': lastId }),
      },
      cache: 'no-store',
      signal: connection.signal,
    })
    if (!response.ok || response.body === null) return refuse(response)
    await read(response.body.getReader())
    return 'ended'
  }

  async function read(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
    const decoder = new TextDecoder()
    const parse = createEventParser()
    for (;;) {
      const watch = setTimeout(() => connection?.abort(), SILENCE_MS)
      const { done, value } = await reader.read().finally(() => clearTimeout(watch))
      if (done || isStopped) return
      for (const { id, data } of parse(decoder.decode(value, { stream: true }))) {
        failures = 0
        onState('live')
        if (id !== '') lastId = id
        // The wire's shape is the server's promise (shared/contract).
        onEvent(JSON.parse(data) as CallEvent<O>, Number(id))
      }
    }
  }

  function untilVisible(): Promise<void> {
    if (!document.hidden) return Promise.resolve()
    return new Promise((resolve) => {
      wakeUp = resolve
    })
  }

  function pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms)
      wakeUp = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  const watchTab = () => {
    if (document.hidden) connection?.abort()
    else wakeUp()
  }
  const comeBack = () => wakeUp()
  document.addEventListener('visibilitychange', watchTab)
  window.addEventListener('online', comeBack)
  void run()

  return () => {
    isStopped = true
    document.removeEventListener('visibilitychange', watchTab)
    window.removeEventListener('online', comeBack)
    connection?.abort()
    wakeUp()
  }
}

/** An ended session, or something that is not there, is not asked for again. */
async function refuse(response: Response): Promise<Outcome> {
  const isSessionOver = response.status === 401 || response.status === 403
  if (isSessionOver && (await hasEnvelope(response))) endSession('expired')
  return isSessionOver || response.status === 404 ? 'over' : 'ended'
}

/** A proxy's own 403 page must not wipe a session (security T15). */
async function hasEnvelope(response: Response): Promise<boolean> {
  const body: unknown = await response.json().catch(() => null)
  return typeof body === 'object' && body !== null && typeof (body as Partial<Erro>).erro === 'object'
}

function addressWith<O extends Operation>(operation: O, input: CallInput<O>): string {
  const { params, query } = input as { params?: Record<string, unknown>; query?: Record<string, unknown> }
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query ?? {}))
    if (typeof value === 'string' || typeof value === 'number') search.set(name, String(value))
  const address = addressOf(operation, params)
  return search.size === 0 ? address : `${address}?${search.toString()}`
}
