import { type Kysely, sql } from 'kysely'
import type { Database } from './schema'

/** Tables that lie in months, and how many months are made ahead (docs/decisions/111). */
const TABLES = ['evento', 'mensagem'] as const
const AHEAD = 3

/**
 * Makes the months to come. Where it has not run for long, rows went into the part that holds what no month does, and
 * are taken out of it now.
 * @returns how many parts were made
 */
export async function makeMonths(db: Kysely<Database>): Promise<number> {
  let made = 0
  for (const table of TABLES)
    made += await db.transaction().execute(async (trx) => {
      // Whoever holds the table longer is not interrupted: tomorrow is soon enough.
      await sql`set local lock_timeout = '5s'`.execute(trx)
      const { rows } = await sql<{ made: number }>`
        select f_garante_meses(${table}, ${AHEAD}) as made
      `.execute(trx)
      return rows[0]?.made ?? 0
    })
  return made
}

/**
 * Tells the planner what the months hold together: PostgreSQL looks by itself at each month, never at the whole, and
 * would go on planning by what the whole was when it was empty. A sample, whatever their size.
 */
export async function analyzeMonths(db: Kysely<Database>): Promise<void> {
  for (const table of TABLES)
    await db.transaction().execute(async (trx) => {
      await sql`set local statement_timeout = '5min'`.execute(trx)
      await sql`analyze only ${sql.table(table)}`.execute(trx)
    })
}
