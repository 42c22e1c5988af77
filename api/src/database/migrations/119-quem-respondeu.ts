import { type Kysely, sql } from 'kysely'

/**
 * What a merge stood up for of that which a form alone had told (decision 108): taken back with it. Merges of before stood
 * up for good.
 * Locks: `fusao` for the moment in which a column without a default is written into the catalogue.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table fusao add column vouched jsonb`.execute(db)
}
