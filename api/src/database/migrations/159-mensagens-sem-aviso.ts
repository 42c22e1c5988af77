import { type Kysely, sql } from 'kysely'

/**
 * Whoever writes a message no longer notifies (decision 110): nobody has listened since the queue sends them (decision
 * 106), and a NOTIFY puts everybody who commits one behind the other.
 * Beside: the release before listens to nothing either; the function is called by that trigger alone.
 *
 * Locks: `mensagem` for the moment in which the trigger is taken out of the catalogue; no row is read.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger avisa on mensagem`.execute(db)
  await sql`drop function t_mensagem_avisa()`.execute(db)
}
