import type { JobKind } from './job-kind'

/** A job in a process's hands. */
export interface RunningJob<D extends object> {
  /** The same for every try. */
  readonly id: string
  readonly data: D
  /** By the database's clock; one that died and begins anew came up when it was told to. */
  readonly cameUpAt: Date
  /** Ends when the process stops or the job went to another: finish what is in hand, then answer 'again'. */
  readonly signal: AbortSignal
}

/** 'again' gives the job back, `again` what of it was not worked on: to the end of the queue, and that is no failed try. */
export type Handled<D extends object> = void | 'again' | { readonly again: D }
export type Handler<D extends object> = (job: RunningJob<D>) => Promise<Handled<D>>

/** What an area says of its jobs while it is registered (decision 106). */
export interface Jobs {
  /** What a kind's jobs do. Null leaves them waiting: this process lacks what they need. */
  readonly handle: <D extends object>(kind: JobKind<D>, handler: Handler<D> | null) => void
  /**
   * A kind that comes up by itself, once over all processes.
   * @param cron five fields, Brazil's time
   * @param isAtStart also whenever a process begins
   */
  readonly schedule: (kind: JobKind, cron: string, handler: Handler<object>, isAtStart?: boolean) => void
}
