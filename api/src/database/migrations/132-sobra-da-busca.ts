import { type Kysely, sql } from 'kysely'
import { waitForEver } from './online'

/**
 * The index of keys as it was before 126, where that was cut off when the new one stood already: nothing asks it, and it
 * takes as much room as the new one.
 */
export async function prepare(db: Kysely<unknown>): Promise<void> {
  await waitForEver(db, async () => {
    await sql`drop index concurrently if exists talento_chaves_ccold`.execute(db)
  })
}

export function up(): Promise<void> {
  return Promise.resolve()
}
