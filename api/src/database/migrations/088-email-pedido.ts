import { type Kysely, sql } from 'kysely'

/** An e-mail that somebody wants on their record and whose mailbox has not said yes yet (decision 108). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table talento add column email_pedido citext`.execute(db)
}
