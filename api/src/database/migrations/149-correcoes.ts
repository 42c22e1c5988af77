import { type Kysely, sql } from 'kysely'

/**
 * What was told of a person before a recruiter corrected it, for as long as the correction can be taken back, and with
 * the person at the longest (product 92, decision 192).
 * Locks: `talento` and `usuario` for the moment in which the keys are written into the catalogue.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table correcao (
      id bigint generated always as identity primary key,
      empresa_id bigint not null,
      talento_id bigint not null,
      usuario_id bigint references usuario on delete set null,
      antes jsonb not null,
      depois jsonb not null,
      criada_em timestamptz not null default now(),
      foreign key (empresa_id, talento_id) references talento (empresa_id, id) on delete cascade
    )
  `.execute(db)
  await sql`create index correcao_talento on correcao (empresa_id, talento_id)`.execute(db)
}
