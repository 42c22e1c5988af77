/** After so long one connection more is tried than the mail server took. */
const GROWS_AFTER_MS = 60_000

/** What a failure is about: the mail; the connection, which is not used again; or how many there are of them. */
export type Blame = 'mail' | 'connection' | 'number'

/** The mail server takes no more connections than the others that are open: the mail goes over one of them. */
export class TooManyConnectionsError extends Error {}

/** Who waited for a connection was stopped: nothing was said of the mail. */
export class StoppedWaitingError extends Error {}

const elapsed = () => performance.now()

const stopped = () => new StoppedWaitingError('stopped while waiting for a connection')
const closed = () => new Error('connection pool was closed')

interface Options<C> {
  readonly most: number
  readonly open: () => C
  /** @param isAtOnce also while a mail is on it */
  readonly close: (connection: C, isAtOnce: boolean) => void
  readonly blameOf: (error: unknown) => Blame
  /** Milliseconds, from anywhere. */
  readonly clock?: () => number
}

interface Waiting<C> {
  readonly go: (connection: C) => void
  readonly leave: (error: Error) => void
}

/**
 * Connections that are kept, one mail at a time on each, in the order they came. What the mail server refuses for their
 * number leaves one fewer; a minute later one more is tried again. Each refusal takes a connection away, and with the last
 * one it is a failure like others: nothing is asked for without end.
 */
export class MailConnections<C> {
  readonly #options: Options<C>
  readonly #all = new Set<C>()
  readonly #free: C[] = []
  readonly #waiting: Waiting<C>[] = []
  #width: number
  #changedAt: number
  #isClosed = false

  constructor(options: Options<C>) {
    this.#options = options
    this.#width = options.most
    this.#changedAt = this.#now()
  }

  /**
   * @param signal ends the waiting for a connection, and nothing that has begun
   * @throws TooManyConnectionsError when another that is open may take it; StoppedWaitingError; else as `work` does
   */
  async use<T>(work: (connection: C) => Promise<T>, signal?: AbortSignal): Promise<T> {
    const connection = await this.#take(signal)
    try {
      const done = await work(connection)
      this.#giveBack(connection)
      return done
    } catch (error) {
      const blame = this.#options.blameOf(error)
      if (blame === 'mail') this.#giveBack(connection)
      else this.#drop(connection)
      if (blame !== 'number') {
        this.#letIn()
        throw error
      }
      const others = this.#all.size
      this.#setWidth(Math.max(1, others))
      this.#letIn()
      throw others === 0 ? error : new TooManyConnectionsError('too many connections', { cause: error })
    }
  }

  /** Who waits for one gets none any more. */
  close(): void {
    this.#isClosed = true
    for (const connection of this.#all) this.#options.close(connection, false)
    for (const { leave } of this.#waiting.splice(0)) leave(closed())
  }

  #now = () => (this.#options.clock ?? elapsed)()

  #setWidth(width: number): void {
    this.#width = width
    this.#changedAt = this.#now()
  }

  async #take(signal?: AbortSignal): Promise<C> {
    if (signal?.aborted === true) throw stopped()
    if (this.#isClosed) throw closed()
    const free = this.#free.pop()
    if (free !== undefined) return free
    const { most } = this.#options
    const isFull = this.#all.size >= this.#width
    if (isFull && this.#width < most && this.#now() - this.#changedAt >= GROWS_AFTER_MS)
      this.#setWidth(this.#width + 1)
    const waiting = Promise.withResolvers<C>()
    const one = { go: waiting.resolve, leave: waiting.reject }
    const leave = () => {
      const at = this.#waiting.indexOf(one)
      if (at < 0) return
      this.#waiting.splice(at, 1)
      one.leave(stopped())
    }
    signal?.addEventListener('abort', leave, { once: true })
    this.#waiting.push(one)
    this.#letIn()
    try {
      return await waiting.promise
    } finally {
      signal?.removeEventListener('abort', leave)
    }
  }

  #giveBack(connection: C): void {
    const next = this.#waiting.shift()
    if (next === undefined) this.#free.push(connection)
    else next.go(connection)
  }

  #drop(connection: C): void {
    this.#all.delete(connection)
    this.#options.close(connection, true)
  }

  /** New ones for who waits, as many as may be open. */
  #letIn(): void {
    while (this.#all.size < this.#width && !this.#isClosed) {
      const next = this.#waiting.shift()
      if (next === undefined) return
      const connection = this.#options.open()
      this.#all.add(connection)
      next.go(connection)
    }
  }
}
