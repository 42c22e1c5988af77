import { type Kysely, sql } from 'kysely'
import { lockTogether } from './online'

/**
 * Where a link was sent, and the sessions that it has opened (product 72, decision 188); `aberto_em` is when somebody was
 * last here by it.
 * Locks: `avaliacao_link` for the moment in which the column and the new table's key are written into the catalogue; it
 * has no rows yet.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await lockTogether(db, ['empresa', 'avaliacao_link'])
  await sql`alter table avaliacao_link add column email text not null default ''`.execute(db)
  await sql`
    create table avaliacao_sessao (
      token_hash bytea primary key,
      empresa_id bigint not null references empresa on delete cascade,
      link_id bigint not null,
      expira_em timestamptz not null,
      foreign key (empresa_id, link_id) references avaliacao_link (empresa_id, id) on delete cascade
    )
  `.execute(db)
  await sql`create index avaliacao_sessao_link on avaliacao_sessao (empresa_id, link_id)`.execute(db)
}
