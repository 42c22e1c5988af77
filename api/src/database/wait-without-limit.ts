import { type Kysely, sql } from 'kysely'
import type { Database } from './schema'

/**
 * Takes the time limits of statements, and of pauses between them, off a transaction: for what a starting process writes
 * for itself, which nobody waits for and a slow machine takes long for.
 * @param trx an open transaction
 */
export async function takeLimitsOff(trx: Kysely<Database>): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(trx)
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx)
}

/**
 * Runs one statement of a transaction without the time limit of statements: for locks that a starting process holds.
 * @param trx an open transaction
 */
export async function waitWithoutLimit(trx: Kysely<Database>, wait: () => Promise<unknown>): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(trx)
  await wait()
  await sql`set local statement_timeout to default`.execute(trx)
}
