import { type Kysely, sql } from 'kysely'

/**
 * A search by keys is a millisecond's work; by what `f_chaves` says that it costs, the planner would call helpers for it,
 * whose coming takes thirty (docs/decisions/119).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter function public.f_chaves(bigint, tsvector, text, tsvector) parallel restricted`.execute(db)
}
