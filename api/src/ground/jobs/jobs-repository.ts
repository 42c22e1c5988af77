import { sql, type Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import type { JobKind } from './job-kind'

/** A job to be done. */
export interface NewJob<D extends object> {
  readonly data: D
  /** Whose work it is: `perEmpresa` counts by it. Null is nobody's, and not counted. */
  readonly empresaId: number | null
  /** Counted apart from the company's other jobs of that kind. */
  readonly lane?: string
  /** Higher is done first, equal in the order of their coming. 0 when left out. */
  readonly priority?: number
  /** Seconds from now before which it is not done. */
  readonly afterSeconds?: number
}

const KEEP_DONE_SECONDS = 3600
const MOST_RETRY_SECONDS = 3600
/** Without a sign of life for this long, whoever has the job is dead and it goes to another. */
export const HEARTBEAT_SECONDS = 20
/** Where jobs go that failed too often. */
export const DEAD = 'mortas'

/**
 * Writes jobs into the transaction of what they are about: without its commit there are none. Callers need no more than
 * the transaction; `docs/como-adicionar.md` shows one.
 */
export async function enqueueJobs<D extends object>(
  trx: Kysely<Database>,
  kind: JobKind<D>,
  jobs: readonly NewJob<D>[],
): Promise<void> {
  if (jobs.length === 0) return
  const rows = jobs.map(({ data, empresaId, lane, priority = 0, afterSeconds = 0 }) => ({
    data,
    priority,
    after: afterSeconds,
    group: empresaId === null ? null : lane === undefined ? String(empresaId) : `${empresaId}:${lane}`,
  }))
  const { rows: answer } = await sql<{ count: number }>`
    select f_enfileirar(${kind.name}, ${JSON.stringify(rows)}::jsonb) as count`.execute(trx)
  if (answer[0]?.count !== jobs.length) throw new Error(`no process has ever told of jobs ${kind.name}`)
}

/** What the library has to be told once of each kind, in its own words. */
export const optionsOf = ({ retries, retrySeconds, expireSeconds, waitSeconds }: JobKind) => ({
  retryLimit: retries,
  retryDelay: retrySeconds,
  retryBackoff: true,
  retryDelayMax: MOST_RETRY_SECONDS,
  expireInSeconds: expireSeconds,
  retentionSeconds: waitSeconds,
  deleteAfterSeconds: KEEP_DONE_SECONDS,
  heartbeatSeconds: HEARTBEAT_SECONDS,
  deadLetter: DEAD,
})

/** Which of these kinds have a job that could be begun now. */
export async function listDueKinds(db: Kysely<Database>, names: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select k.name from unnest(${names}::text[]) as k (name)
    where exists (select from fila.job j where j.name = k.name and j.state < 'active' and not j.blocked
      and j.start_after <= fila.job_now())
  `.execute(db)
  return rows.map(({ name }) => name)
}

/** Held until the transaction ends, so that two processes never count a company's running jobs at the same time. */
export async function lockKind(trx: Kysely<Database>, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('fila'), hashtext(${name}))`.execute(trx)
}

/** Takes dead jobs out of the queue. @param ids null for all of them @returns what they were to do */
export async function takeDead(
  trx: Kysely<Database>,
  ids: readonly string[] | null,
): Promise<{ readonly kind: string | null; readonly data: unknown }[]> {
  const { rows } = await sql<{ kind: string | null; data: unknown }>`
    delete from fila.job where name = ${DEAD} and state < 'active' and (${ids}::uuid[] is null or id = any(${ids}::uuid[]))
    returning source_name as kind, data
  `.execute(trx)
  return rows
}
