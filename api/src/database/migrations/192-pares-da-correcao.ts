import { sql, type Kysely } from 'kysely'

/**
 * Pairs of people that a correction has ended, to stand again when it is taken back (docs/decisions/108).
 * Locks: the table of corrections of two minutes for a moment.
 * Beside: the release before writes none, and reads none.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table correcao add column pares jsonb not null default '[]'`.execute(db)
}
