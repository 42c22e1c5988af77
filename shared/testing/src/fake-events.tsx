/** Live streams in memory: `followCall` of the client runs as it is, only the wire is replaced. */

export interface FakeStream {
  /** Path and query of the address. */
  readonly address: string
  /** What the client said it had heard last; empty on its first visit. */
  readonly lastEventId: string
  /** Sends one event. */
  readonly send: (id: number, event: object) => void
  /** Cuts the connection. */
  readonly drop: () => void
  readonly isOpen: () => boolean
}

export interface FakeEvents {
  /** Every connection so far, oldest first. */
  readonly streams: readonly FakeStream[]
  /** Puts the browser's own fetch back. */
  readonly stop: () => void
}

const READY = '/health/ready'
/** The server itself is never away here, whatever happens to its streams. */
const THERE = { ok: true, status: 200 } as Response

/** From here on the page's streams are the test's to fill. */
export function startFakeEvents(): FakeEvents {
  const streams: FakeStream[] = []
  const original = window.fetch
  window.fetch = (address, init) =>
    Promise.resolve(textOf(address) === READY ? THERE : open(streams, textOf(address), init ?? {}))
  return {
    streams,
    stop: () => {
      window.fetch = original
    },
  }
}

const textOf = (address: RequestInfo | URL) =>
  typeof address === 'string' ? address : 'url' in address ? address.url : address.href

type Chunk = { done: true; value?: undefined } | { done: false; value: Uint8Array }

function open(streams: FakeStream[], address: string, { headers, signal }: RequestInit): Response {
  const chunks: Chunk[] = []
  let isOver = false
  let waiting: { resolve: (chunk: Chunk) => void; reject: (error: Error) => void } | null = null

  function give(chunk: Chunk): void {
    if (isOver) return
    isOver = chunk.done
    if (waiting === null) chunks.push(chunk)
    else waiting.resolve(chunk)
    waiting = null
  }

  signal?.addEventListener('abort', () => {
    isOver = true
    waiting?.reject(new Error('aborted'))
  })
  const { href } = new URL(address, window.location.origin)
  streams.push({
    address: href.slice(window.location.origin.length),
    lastEventId: (headers as Record<string, string> | undefined)?.['last-event-id'] ?? '',
    send: (id, event) =>
      give({ done: false, value: new TextEncoder().encode(`id: ${id}\ndata: ${JSON.stringify(event)}\n\n`) }),
    drop: () => give({ done: true }),
    isOpen: () => !isOver,
  })
  const read = () =>
    new Promise<Chunk>((resolve, reject) => {
      const chunk = chunks.shift()
      if (chunk === undefined) waiting = { resolve, reject }
      else resolve(chunk)
    })
  // jsdom has no Response; this is the part of one that the client touches.
  return { ok: true, status: 200, body: { getReader: () => ({ read }) } } as unknown as Response
}
