import { type Kysely, sql } from 'kysely'

/**
 * What a kept answer's status was is told by nobody any more: all of them are a 200 (decision 135).
 * Beside: the release before goes on writing it; the next one drops the column.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table resposta_idempotente alter column status set default 200`.execute(db)
}
