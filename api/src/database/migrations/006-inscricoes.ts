import { type Kysely, sql } from 'kysely'

/** One person in one campaign, with answers and notes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The composite keys make it impossible to join rows of two companies or a stage of another campaign.
  await sql`
    create table inscricao (
      id bigint generated always as identity primary key,
      identificador uuid not null unique default gen_random_uuid(),
      empresa_id bigint not null,
      campanha_id bigint not null,
      talento_id bigint not null,
      etapa_id bigint,
      posicao double precision not null default 0,
      origem text not null default 'MANUAL' check (origem in ('MANUAL', 'ABLER', 'BNE')),
      fonte text not null default '',
      situacao text not null default 'ativa' check (situacao in ('ativa', 'retirada')),
      aderencia smallint check (aderencia between 0 and 100),
      aderencia_detalhe jsonb,
      aderencia_em timestamptz,
      eliminada_motivo text,
      sinalizacoes jsonb not null default '[]',
      versao integer not null default 1,
      movida_por bigint references usuario on delete set null,
      criada_em timestamptz not null default now(),
      na_etapa_desde timestamptz not null default now(),
      retirada_em timestamptz,
      respondida_em timestamptz,
      unique (campanha_id, talento_id),
      foreign key (empresa_id, campanha_id) references campanha (empresa_id, id) on delete cascade,
      foreign key (empresa_id, talento_id) references talento (empresa_id, id) on delete cascade,
      foreign key (campanha_id, etapa_id) references etapa (campanha_id, id)
    )
  `.execute(db)
  await sql`create index inscricao_talento on inscricao (talento_id, campanha_id)`.execute(db)
  await sql`create index inscricao_etapa on inscricao (etapa_id, posicao, id)`.execute(db)
  await sql`create index inscricao_origem on inscricao (campanha_id, origem, id)`.execute(db)
  await sql`create index inscricao_aderencia on inscricao (campanha_id, aderencia desc nulls last, id)`.execute(
    db,
  )
  await sql`create index inscricao_criada on inscricao (empresa_id, criada_em)`.execute(db)

  await sql`
    create table resposta (
      id bigint generated always as identity primary key,
      empresa_id bigint not null references empresa on delete cascade,
      inscricao_id bigint not null references inscricao on delete cascade,
      pergunta_id bigint not null references pergunta on delete cascade,
      valor jsonb not null,
      correta boolean,
      arquivo_id bigint references arquivo on delete set null,
      criada_em timestamptz not null default now(),
      unique (inscricao_id, pergunta_id)
    )
  `.execute(db)
  await sql`create index resposta_pergunta on resposta (pergunta_id)`.execute(db)

  await sql`
    create table nota (
      id bigint generated always as identity primary key,
      empresa_id bigint not null,
      talento_id bigint not null,
      campanha_id bigint references campanha on delete set null,
      usuario_id bigint references usuario on delete set null,
      texto text not null,
      criada_em timestamptz not null default now(),
      editada_em timestamptz,
      foreign key (empresa_id, talento_id) references talento (empresa_id, id) on delete cascade
    )
  `.execute(db)
  await sql`create index nota_talento on nota (talento_id, criada_em desc, id)`.execute(db)
}
