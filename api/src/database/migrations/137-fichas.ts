import { type Kysely, sql } from 'kysely'
import { lockTogether } from './online'

/**
 * What people are judged by, and what each of a team says of them (product 73, decision 187); and the links by which
 * somebody without an account may judge those of one campaign (product 72). Every version of a card stays: the one that
 * holds has nothing in `substituida_em`.
 * Locks: `etapa` for the moment in which the column and its key are written into the catalogue, and with it whatever the
 * new tables point at; no row is read, because none has a ficha yet.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await lockTogether(db, ['empresa', 'usuario', 'campanha', 'etapa', 'inscricao'])
  await sql`
    create table ficha (
      id bigint generated always as identity unique,
      empresa_id bigint not null references empresa on delete cascade,
      nome text collate "und-x-icu" not null,
      criterios jsonb not null,
      criada_em timestamptz not null default now(),
      alterada_em timestamptz not null default now(),
      primary key (empresa_id, id)
    )
  `.execute(db)
  await sql`create unique index ficha_nome on ficha (empresa_id, public.f_busca(nome))`.execute(db)
  await sql`alter table etapa add column ficha_id bigint`.execute(db)
  await sql`
    alter table etapa add constraint etapa_ficha_fkey foreign key (empresa_id, ficha_id)
    references ficha (empresa_id, id) on delete set null (ficha_id) not valid
  `.execute(db)
  await sql`
    create table avaliacao_link (
      id bigint generated always as identity unique,
      empresa_id bigint not null references empresa on delete cascade,
      campanha_id bigint not null,
      nome text not null,
      token_hash bytea not null unique,
      criado_por bigint not null,
      criado_em timestamptz not null default now(),
      expira_em timestamptz not null,
      revogado_em timestamptz,
      aberto_em timestamptz,
      primary key (empresa_id, id),
      foreign key (empresa_id, campanha_id) references campanha (empresa_id, id) on delete cascade,
      foreign key (empresa_id, criado_por) references usuario (empresa_id, id) on delete cascade
    )
  `.execute(db)
  await sql`create index avaliacao_link_campanha on avaliacao_link (empresa_id, campanha_id)`.execute(db)
  await sql`
    create table avaliacao (
      id bigint generated always as identity unique,
      empresa_id bigint not null references empresa on delete cascade,
      inscricao_id bigint not null,
      etapa_id bigint not null references etapa on delete cascade,
      usuario_id bigint,
      link_id bigint,
      versao integer not null,
      criterios jsonb not null,
      notas jsonb not null,
      media double precision not null,
      recomendacao text not null check (recomendacao in ('SIM', 'TALVEZ', 'NAO')),
      texto text not null,
      enviada_em timestamptz not null default clock_timestamp(),
      substituida_em timestamptz,
      primary key (empresa_id, id),
      constraint avaliacao_de_quem check (num_nonnulls(usuario_id, link_id) = 1),
      foreign key (empresa_id, inscricao_id) references inscricao (empresa_id, id) on delete cascade,
      foreign key (empresa_id, usuario_id) references usuario (empresa_id, id) on delete cascade,
      foreign key (empresa_id, link_id) references avaliacao_link (empresa_id, id) on delete cascade
    )
  `.execute(db)
  await sql`
    create unique index avaliacao_atual on avaliacao
      (empresa_id, inscricao_id, etapa_id, coalesce(usuario_id, 0), coalesce(link_id, 0)) where substituida_em is null
  `.execute(db)
  await sql`create index avaliacao_inscricao on avaliacao (empresa_id, inscricao_id, enviada_em)`.execute(db)
  await sql`create index avaliacao_etapa on avaliacao (etapa_id)`.execute(db)
  await sql`create index avaliacao_usuario on avaliacao (empresa_id, usuario_id)`.execute(db)
  await sql`create index avaliacao_de_link on avaliacao (empresa_id, link_id)`.execute(db)
}
