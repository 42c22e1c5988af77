import { type Kysely, sql } from 'kysely'
import { waitForEver } from './online'

/**
 * Whoever is found by words is asked for by id and, beside it, by company: a person's marks are of their company, so the
 * second narrows nothing, and the planner expects all who are named instead of five of a thousand among many companies
 * (decision 223).
 * Locks: none that a reader or a writer waits for.
 * Beside: the release before asks the same, and is planned better too.
 */
export async function prepare(db: Kysely<unknown>): Promise<void> {
  await waitForEver(db, async () => {
    await sql`
      create statistics if not exists talento_marcas_da_pessoa (dependencies) on talento_id, empresa_id from talento_marcas
    `.execute(db)
    await sql`analyze talento_marcas`.execute(db)
  })
}

/** All of it is done beside what runs. */
export async function up(): Promise<void> {}
