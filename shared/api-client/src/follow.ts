import type { CallEvent, CallInput } from '@seleta/contract/calls'
import type { Operation } from '@seleta/contract/routes'
import { CallError } from './call-error'
import type { ServerEvent } from './transport/event-parser'
import { lookForServer } from './transport/look-for-server'
import type { Stream } from './transport/open-stream'
import { openStream } from './transport/open-stream'
import type { Parts } from './transport/address'

/** Whether what is on the screen is kept up to date at this moment. */
export type FollowState = 'live' | 'lost'

export interface FollowOptions<O extends Operation> {
  readonly onEvent: (event: CallEvent<O>, id: number) => void
  readonly onState?: (state: FollowState) => void
}

/** Waits between attempts, ms; the last one is repeated. */
const AGAIN_MS = [1000, 2000, 5000, 10_000, 30_000]

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
  let lastId = ''
  let failures = 0
  let isStopped = false
  let stream: Stream | null = null
  let wakeUp = () => {}

  async function run(): Promise<void> {
    while (!isStopped) {
      await untilVisible()
      if (isStopped) return
      // The input of one operation is parts of a call.
      stream = openStream(operation, input as Parts, lastId, hear)
      const isOver = await stream.ended.then(() => false, isRefusedForGood)
      if (isOver || isStopped) return
      onState('lost')
      if (!document.hidden) lookForServer()
      await pause(document.hidden ? 0 : (AGAIN_MS[Math.min(failures, AGAIN_MS.length - 1)] ?? 0))
      failures += 1
    }
  }

  function hear({ id, data }: ServerEvent): void {
    if (isStopped) return
    failures = 0
    onState('live')
    if (id !== '') lastId = id
    // The wire's shape is the server's promise (shared/contract).
    onEvent(JSON.parse(data) as CallEvent<O>, Number(id))
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
    if (document.hidden) stream?.close()
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
    stream?.close()
    wakeUp()
  }
}

/** An ended session, or something that is not there, is not asked for again. */
function isRefusedForGood(error: unknown): boolean {
  return (
    error instanceof CallError &&
    (error.kind === 'unauthorized' || error.kind === 'forbidden' || error.kind === 'not-found')
  )
}
