import { type Kysely, sql } from 'kysely'

/**
 * What was filled by its default and read by nobody goes (decision 135).
 * Beside: the release before neither reads nor writes these two; its demonstration alone did, into an empty database.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table usuario drop column preferencias`.execute(db)
  await sql`alter table aviso_lido drop column lido_em`.execute(db)
}
