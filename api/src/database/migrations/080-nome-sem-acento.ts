import { type Kysely, sql } from 'kysely'

/**
 * Namesakes of a company, whatever their accents and case (docs/decisions/108). Reads `talento` once and rewrites
 * nothing; writers wait for it, which is why migrations run before the product answers.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index talento_nome_busca on talento (empresa_id, (public.f_busca(nome)))`.execute(db)
}
