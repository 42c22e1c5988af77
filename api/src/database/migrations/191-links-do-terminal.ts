import { sql, type Kysely } from 'kysely'

/**
 * The link that a command of the terminal prints is of a kind of its own: whoever asked for a password by the page ended it.
 * Locks: the table of one-use links for a moment; it holds those of a day.
 * Beside: the release before writes and takes the two kinds that it knows.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table token_senha drop constraint token_senha_tipo_check`.execute(db)
  await sql`
    alter table token_senha add constraint token_senha_tipo_check check (tipo in ('recuperacao', 'convite', 'conta'))
  `.execute(db)
}
