import { type Kysely, sql } from 'kysely'
import { createIndexOnline } from './online'

/**
 * Boards ask the log what has become visible since they last looked, by the transaction that wrote it: no NOTIFY waits
 * in the transaction of a move any more (docs/decisions/110). The function that fills the column is stable, not
 * volatile, so the rows that are there get this migration's transaction without being written again.
 */
export async function prepare(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table evento add column if not exists transacao xid8 not null default pg_current_xact_id()
  `.execute(db)
  await createIndexOnline(db, 'evento_transacao', 'on evento (transacao)')
}

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger avisa on evento`.execute(db)
  await sql`drop function t_evento_avisa()`.execute(db)
}
