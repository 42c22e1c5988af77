import type { z } from 'zod'

/** From this priority on a job may take the slots that its kind keeps free for it. */
export const URGENT = 1_000_000

/** What jobs of one kind have in common (decision 106). A kind is declared once, beside the thing it works on. */
export interface JobKind<D extends object = object> {
  /** As `npm run jobs` shows it. Never renamed while jobs of it may wait. */
  readonly name: string
  /** What a job carries: ids, never what they stand for, so that nobody's data lie in the queue. */
  readonly data: z.ZodType<D>
  /** How many of them one process runs at once. */
  readonly slots: number
  /** How many of the slots wait for jobs from `URGENT` on. */
  readonly reserved: number
  /** How many of one company run at once, over all processes together; null does not count. */
  readonly perEmpresa: number | null
  /** Tries after the first, before the job is dead. */
  readonly retries: number
  /** Seconds before the first of them; doubled each time, an hour at most. */
  readonly retrySeconds: number
  /** Seconds after which a try is given up. */
  readonly expireSeconds: number
  /** Seconds after which a job that nobody begins is thrown away: what it should have done is found again, or over. */
  readonly waitSeconds: number
}

const USUAL = {
  slots: 1,
  reserved: 0,
  perEmpresa: null,
  retries: 8,
  retrySeconds: 15,
  expireSeconds: 900,
  waitSeconds: 180 * 24 * 3600,
}

/** A kind of job; what is left out is as usual: one at a time, eight more tries within an hour or so. */
export const defineJobKind = <D extends object>(
  kind: Pick<JobKind<D>, 'name' | 'data'> & Partial<JobKind<D>>,
): JobKind<D> => ({ ...USUAL, ...kind })
