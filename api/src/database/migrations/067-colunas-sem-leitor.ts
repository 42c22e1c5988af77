import { type Kysely, sql } from 'kysely'

/** What was written and never read goes: the kept answers (`resposta_idempotente`) hold the keys, the log the moments. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table campanha drop column chave_idempotencia, drop column pausada_em`.execute(db)
  await sql`alter table vaga_modelo drop column alterado_em`.execute(db)
}
