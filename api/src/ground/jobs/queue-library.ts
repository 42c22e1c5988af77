import { ZONE } from '@seleta/regras/dia'
import type { Pool } from 'pg'
import { type ConstructorOptions, PgBoss } from 'pg-boss'
import { z } from 'zod'
import { lendPool } from '../../database/pool'
import type { JobKind } from './job-kind'
import { DEAD, optionsOf } from './jobs-repository'

/** How often each process looks for jobs of the dead, and counts. */
const WATCH_SECONDS = 10
/** Dead jobs wait this long for somebody to look. */
const KEEP_DEAD_SECONDS = 180 * 24 * 3600

/** What of a kind may change from one release to the next. */
const TOLD = ['retryLimit', 'expireInSeconds', 'retentionSeconds'] as const

/** The same is said so often. */
const WARN_MS = 3_600_000

/** What the library finds worth a look. */
export interface QueueWarning {
  /** In its own words. */
  readonly message: string
  /** The kind of which very many jobs wait, and how many do. */
  readonly fila: string | null
  readonly waiting: number | null
}

const Warned = z.object({
  message: z.string().catch(''),
  data: z.object({ name: z.string().optional(), queuedCount: z.coerce.number().optional() }).catch({}),
})

/** When a kind comes up by itself. */
export interface Schedule {
  readonly kind: JobKind
  /** Five fields, Brazil's time. */
  readonly cron: string
}

/**
 * pg-boss on the process's own pool. It keeps, claims, retries and buries jobs and knows the time of scheduled ones;
 * `job-runner.ts` decides what is begun (decision 106).
 * @param onFault what went wrong in its upkeep, which it tries again by itself
 * @param part what of its upkeep this one leaves to others
 * @param onWarning what may become one: a kind of which very many jobs wait
 */
export function createQueueLibrary(
  pool: Pool,
  onFault: (error: unknown) => void,
  part: Pick<ConstructorOptions, 'supervise' | 'schedule'> = {},
  onWarning: (warning: QueueWarning) => void = () => {},
): PgBoss {
  const boss = new PgBoss({
    db: lendPool(pool),
    schema: 'fila',
    // Its tables come with our migrations.
    migrate: false,
    createSchema: false,
    superviseIntervalSeconds: WATCH_SECONDS,
    monitorIntervalSeconds: WATCH_SECONDS,
    cronWorkerIntervalSeconds: 30,
    // Jobs that wait for other jobs are not used.
    flowIntervalSeconds: 3600,
    ...part,
  })
  boss.on('error', onFault)
  boss.on('warning', tellRarely(onWarning))
  return boss
}

/** The library says the same every ten seconds, as long as it is so. */
function tellRarely(onWarning: (warning: QueueWarning) => void): (warning: unknown) => void {
  const told = new Map<string, number>()
  return (warning) => {
    const { message, data } = Warned.parse(warning)
    const about = data.name ?? message
    if (performance.now() - (told.get(about) ?? -Infinity) < WARN_MS) return
    told.set(about, performance.now())
    onWarning({ message, fila: data.name ?? null, waiting: data.queuedCount ?? null })
  }
}

/** Tells a started library what there is. Costs a write only when a kind or a time is new or has changed. */
export async function tellKinds(
  boss: PgBoss,
  kinds: readonly JobKind[],
  schedules: readonly Schedule[],
): Promise<void> {
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  if (!known.has(DEAD)) await boss.createQueue(DEAD, { retentionSeconds: KEEP_DEAD_SECONDS })
  for (const kind of kinds) {
    const options = optionsOf(kind)
    const queue = known.get(kind.name)
    if (queue === undefined) await boss.createQueue(kind.name, options)
    else if (TOLD.some((option) => queue[option] !== options[option]))
      await boss.updateQueue(kind.name, options)
  }
  if (schedules.length === 0) return
  const times = new Map((await boss.getSchedules()).map(({ name, cron }) => [name, cron]))
  for (const { kind, cron } of schedules)
    if (times.get(kind.name) !== cron) await boss.schedule(kind.name, cron, {}, { tz: ZONE })
}

const Answer = z.object({ settled: z.array(z.string()) })

/** Which of the jobs of a call were still this process's: the library answers it, and its types do not say so. */
export const idsStillOurs = (answer: unknown): string[] => Answer.parse(answer).settled
