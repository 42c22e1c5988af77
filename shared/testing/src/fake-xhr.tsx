/**
 * A stand-in for the browser's XMLHttpRequest: axios and everything above it run as they are, only the wire is
 * replaced. Used by fake-api.tsx; works in jsdom and in a real browser (stand-alone harness).
 */
export interface WireRequest {
  readonly method: string
  readonly url: URL
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
  /** Aborted when the caller gave up. */
  readonly signal: AbortSignal
}

export interface WireResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Blob
}

/** What the wire does with a request: an answer, no connection, or nothing until the time-out. */
export type WireOutcome = WireResponse | 'offline' | 'timeout'

export type Wire = (request: WireRequest) => Promise<WireOutcome>

/**
 * Makes the class to put on `window.XMLHttpRequest`.
 * @param wire answers each request
 */
export function makeFakeXhr(wire: Wire): typeof XMLHttpRequest {
  // A stand-in has only what our two clients touch.
  return class extends FakeXhr {
    protected override readonly wire = wire
  } as unknown as typeof XMLHttpRequest
}

type Listener = (event: { loaded: number; total: number; lengthComputable: boolean }) => void

abstract class FakeXhr {
  protected abstract readonly wire: Wire
  readyState = 0
  status = 0
  statusText = ''
  responseText = ''
  response: unknown = ''
  responseType = ''
  responseURL = ''
  timeout = 0
  withCredentials = false
  onloadend: (() => void) | null = null
  onerror: (() => void) | null = null
  onabort: (() => void) | null = null
  ontimeout: (() => void) | null = null
  readonly upload = {
    listeners: new Map<string, Listener>(),
    addEventListener(name: string, listener: Listener) {
      this.listeners.set(name, listener)
    },
    removeEventListener(name: string) {
      this.listeners.delete(name)
    },
  }
  private method = 'GET'
  private address = ''
  private readonly requestHeaders: Record<string, string> = {}
  private responseHeaders: Readonly<Record<string, string>> = {}
  private readonly aborter = new AbortController()

  open(method: string, address: string): void {
    this.method = method
    this.address = address
  }

  setRequestHeader(name: string, value: string): void {
    this.requestHeaders[name.toLowerCase()] = value
  }

  private readonly listeners = new Map<string, () => void>()
  addEventListener(name: string, listener: () => void): void {
    this.listeners.set(name, listener)
  }
  removeEventListener(name: string): void {
    this.listeners.delete(name)
  }

  getAllResponseHeaders(): string {
    return Object.entries(this.responseHeaders)
      .map(([name, value]) => `${name}: ${value}`)
      .join('\r\n')
  }

  abort(): void {
    this.aborter.abort()
    this.onabort?.()
  }

  send(body: unknown): void {
    void this.exchange(body)
  }

  private async exchange(body: unknown): Promise<void> {
    const url = new URL(this.address, window.location.origin)
    this.upload.listeners.get('progress')?.({ loaded: 1, total: 1, lengthComputable: true })
    const { method, requestHeaders: headers } = this
    const outcome = await this.wire({ method, url, headers, body, signal: this.aborter.signal })
    if (this.aborter.signal.aborted) return
    this.readyState = 4
    if (outcome === 'offline') return this.tell('error', this.onerror)
    if (outcome === 'timeout') return this.tell('timeout', this.ontimeout)
    this.status = outcome.status
    this.responseURL = url.href
    this.responseHeaders = outcome.headers
    this.response = this.responseType === 'blob' ? toBlob(outcome) : outcome.body
    this.responseText = typeof outcome.body === 'string' ? outcome.body : ''
    this.listeners.get('load')?.()
    this.tell('loadend', this.onloadend)
  }

  private tell(name: string, handler: (() => void) | null): void {
    this.listeners.get(name)?.()
    handler?.()
  }
}

function toBlob({ body, headers }: WireResponse): Blob {
  return typeof body === 'string' ? new Blob([body], { type: headers['content-type'] ?? '' }) : body
}
