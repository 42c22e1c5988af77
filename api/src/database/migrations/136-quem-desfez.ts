import { type Kysely, sql } from 'kysely'

/**
 * Who asked for an import to be taken back, whoever had brought it in.
 * Locks: `importacao` and `usuario` for a moment; the column is null in every row there is.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table importacao add column desfeita_por bigint references usuario on delete set null`.execute(
    db,
  )
}
