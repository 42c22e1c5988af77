import type { Pool } from 'pg'

const LOOKS = 5000

/**
 * Looks until so many statements wait for a lock that somebody else holds.
 * @param of what the statements say, as LIKE has it; any of them
 */
export async function untilWaiting(pool: Pool, many: number, of: readonly string[] = ['%']): Promise<void> {
  for (let look = 0; look < LOOKS; look += 1) {
    const { rowCount } = await pool.query(
      `select from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock' and state = 'active' and query like any($1)`,
      [of],
    )
    if ((rowCount ?? 0) >= many) return
  }
  throw new Error(`not ${many} wait`)
}
