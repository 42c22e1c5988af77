import { type Kysely, sql } from 'kysely'

/**
 * Two people of a company who may be one, until a recruiter joins them or keeps them apart; and what a join of two
 * people needs to be taken back whole (docs/decisions/108).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table semelhanca (
      id bigint generated always as identity primary key,
      empresa_id bigint not null,
      talento_id bigint not null,
      outro_id bigint not null,
      motivo text not null check (motivo in ('email', 'telefone', 'cpf', 'referencia', 'nome')),
      criada_em timestamptz not null default now(),
      separada_em timestamptz,
      separada_por bigint references usuario on delete set null,
      check (talento_id <> outro_id),
      unique (talento_id, outro_id),
      foreign key (empresa_id, talento_id) references talento (empresa_id, id) on delete cascade,
      foreign key (empresa_id, outro_id) references talento (empresa_id, id) on delete cascade
    )
  `.execute(db)
  await sql`create index semelhanca_outro on semelhanca (outro_id)`.execute(db)

  // The person who went into another one, with the ids of what moved along.
  await sql`alter table fusao add column unida jsonb`.execute(db)
  await sql`alter table fusao drop constraint fusao_motivo_check`.execute(db)
  // Every row held to the shorter list: the longer one needs no reading of the table.
  await sql`
    alter table fusao add constraint fusao_motivo_check
    check (motivo in ('email', 'telefone', 'cpf', 'referencia', 'nome')) not valid
  `.execute(db)
}
