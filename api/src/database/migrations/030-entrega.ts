import { type Kysely, sql } from 'kysely'

/**
 * When the last words of a mail were about to be said to the mail server: from here on it may be out, whatever
 * becomes of us, and nobody tries it again without a person's say (decision 024).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table mensagem add column entregue_desde timestamptz`.execute(db)
}
