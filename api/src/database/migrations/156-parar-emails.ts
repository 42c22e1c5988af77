import { type Kysely, sql } from 'kysely'
import { lockTogether } from './online'

/**
 * The address that ends mails of a kind, which leaves in their head (decision 190).
 * Locks: `mensagem` and its months for the moment in which the column is written into the catalogue; it is null in every
 * row there is.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await lockTogether(db, ['mensagem'])
  await sql`alter table mensagem add column parar_url text`.execute(db)
}
