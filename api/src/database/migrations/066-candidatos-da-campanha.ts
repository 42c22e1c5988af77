import { type Kysely, sql } from 'kysely'

/** Who stands in a campaign's lists, read from the index alone: filters join their marks to it (docs/decisions/064). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index inscricao_candidatos on inscricao (campanha_id, origem, talento_id) include (empresa_id)
    where situacao = 'ativa' and eliminada_motivo is null
  `.execute(db)
}
