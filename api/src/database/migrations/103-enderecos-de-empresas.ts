import { type Kysely, sql } from 'kysely'

/**
 * The addresses that a company's page of jobs had before its name changed (docs/decisions/136): they go on leading to
 * it, and are nobody else's. The one in use stays in `empresa.slug`.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table empresa_slug (
      slug text primary key,
      empresa_id bigint not null references empresa (id) on delete cascade,
      deixado_em timestamptz not null default now()
    )
  `.execute(db)
  await sql`create index empresa_slug_empresa on empresa_slug (empresa_id)`.execute(db)
}
