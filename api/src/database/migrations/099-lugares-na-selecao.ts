import { type Kysely, sql } from 'kysely'

/**
 * Boards that sessions have open, over all processes (docs/decisions/130): a place each, held as long as its process says
 * so. After a crash of the server it begins anew.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create unlogged table lugar_na_selecao (
      sessao_id bigint not null,
      lugar smallint not null,
      processo uuid not null,
      visto_em timestamptz not null default clock_timestamp(),
      primary key (sessao_id, lugar)
    )
  `.execute(db)
  await sql`create index lugar_na_selecao_processo on lugar_na_selecao (processo)`.execute(db)
}
