import { type Kysely, sql } from 'kysely'
import type { Database } from './schema'

/**
 * Runs one statement of a transaction without the time limit of statements: for locks that a starting process holds.
 * @param trx an open transaction
 */
export async function waitWithoutLimit(trx: Kysely<Database>, wait: () => Promise<unknown>): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(trx)
  await wait()
  await sql`set local statement_timeout to default`.execute(trx)
}
