import { type Kysely, sql } from 'kysely'

/** What is limited, counted by all processes together (product 103). After a crash of the server it begins anew. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create unlogged table contagem (
      chave bytea primary key,
      total integer not null,
      termina_em timestamptz not null
    )
  `.execute(db)
  await sql`create index contagem_termina on contagem (termina_em)`.execute(db)
}
