import type { Kysely } from 'kysely'
import type { Pool } from 'pg'
import { fromKysely, type JobWithMetadata, type PgBoss } from 'pg-boss'
import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '../../database/schema'
import { type JobKind, URGENT } from './job-kind'
import type { Handled, Handler, Jobs } from './jobs'
import { enqueueJobs, HEARTBEAT_SECONDS, listDueKinds, lockKind } from './jobs-repository'
import {
  createQueueLibrary,
  idsStillOurs,
  type QueueWarning,
  type Schedule,
  tellKinds,
} from './queue-library'

/** A process that has nothing to do looks this often: one small query. */
const POLL_MS = 1000
/** Whoever does not end within this is left to the heartbeat: another process takes the job. */
const STOP_WITHIN_MS = 8000

interface Held {
  readonly job: JobWithMetadata
  readonly lost: AbortController
  readonly done: Promise<void>
}

type Run = (job: JobWithMetadata, signal: AbortSignal) => Promise<Handled<object>>

interface Registered {
  readonly kind: JobKind
  readonly run: Run | null
  readonly held: Set<Held>
}

interface Options {
  readonly db: Kysely<Database>
  readonly pool: Pool
  /** Told what went wrong, never what was worked on. */
  readonly onFault: (error: unknown) => void
  readonly onWarning?: (warning: QueueWarning) => void
}

/** Runs jobs in this process, as many at once as their kinds allow, until it is stopped (decision 106). */
export class JobRunner implements Jobs {
  readonly #db: Kysely<Database>
  readonly #boss: PgBoss
  readonly #onFault: Options['onFault']
  readonly #kinds = new Map<string, Registered>()
  readonly #schedules: Schedule[] = []
  readonly #atStart: JobKind[] = []
  readonly #stopping = new AbortController()
  /** Beginnings and ends of jobs: what is due may be other after each. */
  #changes = 0
  #isWoken = false
  #endPause = () => {}
  #turn: Promise<unknown> = Promise.resolve()
  #loop = Promise.resolve()
  #heartbeat: NodeJS.Timeout | undefined

  constructor({ db, pool, onFault, onWarning }: Options) {
    this.#db = db
    this.#boss = createQueueLibrary(pool, onFault, {}, onWarning)
    this.#onFault = onFault
  }

  handle<D extends object>(kind: JobKind<D>, handler: Handler<D> | null): void {
    const run: Run | null =
      handler === null
        ? null
        : async ({ id, data, createdOn }, signal) =>
            handler({ id, data: kind.data.parse(data), cameUpAt: createdOn, signal })
    this.#kinds.set(kind.name, { kind, run, held: new Set() })
  }

  schedule(kind: JobKind, cron: string, handler: Handler<object>, isAtStart = false): void {
    this.handle(kind, handler)
    this.#schedules.push({ kind, cron })
    if (isAtStart) this.#atStart.push(kind)
  }

  async start(): Promise<void> {
    await this.#boss.start()
    const kinds = [...this.#kinds.values()].map(({ kind }) => kind)
    await tellKinds(this.#boss, kinds, this.#schedules)
    for (const kind of this.#atStart) await enqueueJobs(this.#db, kind, [{ data: {}, empresaId: null }])
    const beat = () => void this.#beat().catch(this.#onFault)
    this.#heartbeat = setInterval(beat, (HEARTBEAT_SECONDS / 2) * 1000)
    this.#loop = this.#runLoop()
  }

  /** Nothing is begun any more; ends when what runs has ended or was given back. */
  async stop(): Promise<void> {
    this.#stopping.abort()
    this.#wake()
    await this.#loop
    await Promise.race([
      Promise.all(this.#allHeld().map(({ done }) => done)),
      wait(STOP_WITHIN_MS, undefined, { ref: false }),
    ])
    clearInterval(this.#heartbeat)
    await this.#boss.stop({ graceful: false, close: false })
  }

  /** Runs everything that is due now and ends when it is done: what goes on by itself, without its pauses. */
  async runDue(): Promise<void> {
    await this.#boss.supervise()
    for (;;) {
      const changes = this.#changes
      if (await this.#nextRound()) continue
      const held = this.#allHeld()
      if (held.length > 0) await Promise.race(held.map(({ done }) => done))
      // A job that ended while the round looked may have left others behind it.
      else if (changes === this.#changes) return
    }
  }

  async #runLoop(): Promise<void> {
    while (!this.#stopping.signal.aborted) {
      this.#isWoken = false
      const hasBegun = await this.#nextRound().catch((error: unknown) => {
        this.#onFault(error)
        return false
      })
      if (!hasBegun && !this.#isWoken) await this.#pause()
    }
  }

  /** Until the next look, or until a job ends. */
  #pause(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, POLL_MS)
      this.#endPause = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  #wake(): void {
    this.#isWoken = true
    this.#endPause()
  }

  /** One round at a time in this process. @returns whether anything was begun */
  #nextRound(): Promise<boolean> {
    const round = () => this.#round()
    const next = this.#turn.then(round)
    this.#turn = next.catch(() => {})
    return next
  }

  async #round(): Promise<boolean> {
    if (this.#stopping.signal.aborted) return false
    const open = [...this.#kinds.values()].filter(
      ({ kind, run, held }) => run !== null && held.size < kind.slots,
    )
    const due = await listDueKinds(
      this.#db,
      open.map(({ kind }) => kind.name),
    )
    let hasBegun = false
    for (const registered of open.filter(({ kind }) => due.includes(kind.name)))
      if (await this.#take(registered)) hasBegun = true
    return hasBegun
  }

  async #take(registered: Registered): Promise<boolean> {
    const { kind, held } = registered
    const open = kind.slots - kind.reserved - held.size
    const options = {
      includeMetadata: true as const,
      batchSize: open > 0 ? open : kind.slots - held.size,
      ...(open <= 0 && { minPriority: URGENT }),
    }
    const { perEmpresa } = kind
    const jobs =
      perEmpresa === null
        ? await this.#boss.fetch<object>(kind.name, options)
        : await this.#db.transaction().execute(async (trx) => {
            await lockKind(trx, kind.name)
            return this.#boss.fetch<object>(kind.name, {
              ...options,
              groupConcurrency: perEmpresa,
              db: fromKysely(trx),
            })
          })
    // They come in no order.
    for (const job of jobs.toSorted((a, b) => b.priority - a.priority)) this.#begin(registered, job)
    return jobs.length > 0
  }

  #begin(registered: Registered, job: JobWithMetadata): void {
    this.#changes += 1
    const lost = new AbortController()
    const signal = AbortSignal.any([this.#stopping.signal, lost.signal])
    const done = this.#work(registered, job, signal).finally(() => {
      registered.held.delete(held)
      this.#changes += 1
      this.#wake()
    })
    const held: Held = { job, lost, done }
    registered.held.add(held)
  }

  async #work({ kind, run }: Registered, job: JobWithMetadata, signal: AbortSignal): Promise<void> {
    try {
      const handled = await run?.(job, signal)
      if (handled === undefined) await this.#boss.complete(kind.name, job)
      else await this.#giveBack(kind, job, handled === 'again' ? job.data : handled.again)
    } catch (error) {
      this.#onFault(error)
      await this.#boss.fail(kind.name, job, traceOf(error)).catch(this.#onFault)
    }
  }

  /** Done, and a new one like it with what is left, in one go. */
  async #giveBack(kind: JobKind, job: JobWithMetadata, data: object): Promise<void> {
    const { priority } = job
    const [empresa, lane] = job.groupId?.split(':') ?? []
    const empresaId = empresa === undefined ? null : Number(empresa)
    await this.#db.transaction().execute(async (trx) => {
      const done = await this.#boss.complete(kind.name, job, undefined, { db: fromKysely(trx) })
      // A job that went to another process is that one's.
      if (idsStillOurs(done).length > 0)
        await enqueueJobs(trx, kind, [{ data, priority, empresaId, ...(lane !== undefined && { lane }) }])
    })
  }

  /** Says that the jobs in hand are in living hands; those that are not ours any more are told so. */
  async #beat(): Promise<void> {
    for (const { kind, held } of this.#kinds.values()) {
      if (held.size === 0) continue
      const mine = [...held]
      const jobs = mine.map(({ job }) => job)
      const ours = new Set(idsStillOurs(await this.#boss.touch(kind.name, jobs)))
      for (const { job, lost } of mine) if (!ours.has(job.id)) lost.abort()
    }
  }

  #allHeld(): Held[] {
    return [...this.#kinds.values()].flatMap(({ held }) => [...held])
  }
}

/** What a dead job says of its end: where it happened, never what was worked on. */
function traceOf(error: unknown): object {
  if (!(error instanceof Error)) return { erro: 'desconhecido' }
  const at = error.stack?.split('\n').find((line) => line.trimStart().startsWith('at '))
  return { erro: error.name, ...('code' in error && { codigo: error.code }), where: at?.trim() ?? '' }
}
