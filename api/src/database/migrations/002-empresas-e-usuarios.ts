import { type Kysely, sql } from 'kysely'

/** Companies (tenants), their people, sessions and one-use tokens (product 1-7). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table empresa (
      id bigint generated always as identity primary key,
      nome text collate "und-x-icu" not null,
      slug text not null unique,
      cnpj text unique,
      site text,
      sobre text not null default '',
      logo_id bigint,
      chave_origens_hash bytea unique,
      chave_origens_criada_em timestamptz,
      remetente_nome text,
      remetente_email citext,
      retencao_meses smallint not null default 6 check (retencao_meses between 1 and 24),
      demo boolean not null default false,
      criada_em timestamptz not null default now()
    )
  `.execute(db)

  // The content stays in the database: backups and replicas carry it (docs/decisions/012).
  await sql`
    create table arquivo (
      id bigint generated always as identity primary key,
      identificador uuid not null unique default gen_random_uuid(),
      empresa_id bigint not null references empresa on delete cascade,
      nome text not null,
      mime text not null,
      tamanho integer not null check (tamanho >= 0),
      sha256 bytea not null,
      conteudo bytea not null,
      criado_em timestamptz not null default now()
    )
  `.execute(db)
  await sql`alter table arquivo alter column conteudo set storage external`.execute(db)
  await sql`create index arquivo_empresa on arquivo (empresa_id, id)`.execute(db)
  await sql`
    alter table empresa add constraint empresa_logo foreign key (logo_id)
    references arquivo on delete set null deferrable initially immediate
  `.execute(db)

  // ativado_em null = invited, not here yet; two companies may invite one address, one of them gets it.
  await sql`
    create table usuario (
      id bigint generated always as identity primary key,
      empresa_id bigint not null references empresa on delete cascade,
      email citext not null,
      nome text collate "und-x-icu" not null,
      telefone text,
      senha_hash text not null,
      ativado_em timestamptz default now(),
      senha_alterada_em timestamptz not null default now(),
      preferencias jsonb not null default '{}',
      criado_em timestamptz not null default now(),
      ultimo_acesso_em timestamptz,
      removido_em timestamptz
    )
  `.execute(db)
  await sql`create unique index usuario_email on usuario (email)
    where removido_em is null and ativado_em is not null`.execute(db)
  await sql`create unique index usuario_convidado on usuario (empresa_id, email) where removido_em is null`.execute(
    db,
  )
  await sql`create index usuario_empresa on usuario (empresa_id, nome, id)`.execute(db)

  await sql`
    create table sessao (
      id bigint generated always as identity primary key,
      empresa_id bigint not null references empresa on delete cascade,
      usuario_id bigint not null references usuario on delete cascade,
      token_hash bytea not null unique,
      lembrar boolean not null default false,
      agente text not null default '',
      endereco text not null default '',
      criada_em timestamptz not null default now(),
      ultimo_uso timestamptz not null default now(),
      expira_em timestamptz not null
    )
  `.execute(db)
  await sql`create index sessao_usuario on sessao (usuario_id, ultimo_uso)`.execute(db)
  await sql`create index sessao_expira on sessao (expira_em)`.execute(db)

  // One row per account and one per address; kept here so that replicas slow guessing together.
  await sql`
    create table tentativa_login (
      chave text primary key,
      falhas integer not null default 0,
      ultima_em timestamptz not null default now(),
      bloqueado_ate timestamptz
    )
  `.execute(db)

  await sql`
    create table token_senha (
      id bigint generated always as identity primary key,
      usuario_id bigint not null references usuario on delete cascade,
      tipo text not null check (tipo in ('recuperacao', 'convite')),
      token_hash bytea not null unique,
      criado_em timestamptz not null default now(),
      expira_em timestamptz not null
    )
  `.execute(db)
  await sql`create unique index token_senha_usuario on token_senha (usuario_id, tipo)`.execute(db)

  // Keys that the product makes for itself on first use, such as the one that signs candidate links.
  await sql`
    create table segredo (
      nome text primary key,
      valor bytea not null,
      criado_em timestamptz not null default now()
    )
  `.execute(db)

  // The same key gives the same answer for 24 hours (product 22, security R05).
  await sql`
    create table resposta_idempotente (
      empresa_id bigint not null references empresa on delete cascade,
      rota text not null,
      chave text not null,
      corpo_hash bytea not null,
      status smallint not null,
      resposta jsonb not null,
      criada_em timestamptz not null default now(),
      primary key (empresa_id, rota, chave)
    )
  `.execute(db)
  await sql`create index resposta_idempotente_idade on resposta_idempotente (criada_em)`.execute(db)
}
