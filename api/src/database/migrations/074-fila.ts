import { type Kysely, sql } from 'kysely'
import { getConstructionPlans } from 'pg-boss'

/**
 * The queue of jobs (decision 106), in a schema of its own: the library's tables are no part of a backup. A restore runs
 * this again beside what is there: the queue begins anew, and what waited is found again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop schema if exists fila cascade`.execute(db)
  // The plans come as a transaction of their own; this migration's must not end in the middle.
  const plans = getConstructionPlans('fila')
    .replace(/^\s*BEGIN;/, '')
    .replace(/COMMIT;\s*$/, '')
  await sql.raw(plans).execute(db)
}
