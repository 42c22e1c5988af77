import { sql, type Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { DEAD } from './jobs-repository'

/** How things stand with one kind of job, over all companies and processes. */
export interface JobCount {
  readonly kind: string
  /** Could be begun now. */
  readonly waiting: number
  /** For a later moment: a window that runs, a next try. */
  readonly later: number
  readonly running: number
  /** Failed too often; somebody has to look. */
  readonly dead: number
  /** For how long the oldest of the waiting ones could have been begun already; 0 when none waits. */
  readonly oldestSeconds: number
}

/** Counts by kind, for metrics and `npm run jobs`; kinds without a job are there with zeros. */
export async function countJobs(db: Kysely<Database>): Promise<JobCount[]> {
  const { rows } = await sql<JobCount>`
    select q.name as kind,
      count(*) filter (where j.state < 'active' and j.start_after <= fila.job_now()) as waiting,
      count(*) filter (where j.state < 'active' and j.start_after > fila.job_now()) as later,
      count(*) filter (where j.state = 'active') as running,
      (select count(*) from fila.job d where d.name = ${DEAD} and d.state = 'created' and d.source_name = q.name)
        as dead,
      coalesce(extract(epoch from fila.job_now()
        - min(j.start_after) filter (where j.state < 'active' and j.start_after <= fila.job_now())), 0)::float8
        as oldest_seconds
    from fila.queue q left join fila.job j on j.name = q.name and j.state <= 'active'
    where q.name <> ${DEAD} and q.name not like '\\_\\_pgboss%'
    group by q.name order by q.name
  `.execute(db)
  return rows
}
