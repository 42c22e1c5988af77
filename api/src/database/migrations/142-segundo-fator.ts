import { type Kysely, sql } from 'kysely'

/**
 * A second factor for signing in (product 75, decision 189): a sealed secret per colleague, recovery codes that go as they
 * are used, and who has shown the password and not yet the code.
 * Locks: `usuario`, `empresa` and `sessao` for the moment in which their columns are written into the catalogue; no row is
 * written.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table usuario add column segundo_fator_em timestamptz`.execute(db)
  await sql`alter table empresa add column exige_segundo_fator boolean not null default false`.execute(db)
  await sql`alter table sessao add column limitada boolean not null default false`.execute(db)
  await sql`
    create table segundo_fator (
      empresa_id bigint not null references empresa on delete cascade,
      usuario_id bigint not null,
      segredo bytea not null,
      ultimo_passo bigint not null default 0,
      primary key (empresa_id, usuario_id),
      foreign key (empresa_id, usuario_id) references usuario (empresa_id, id) on delete cascade
    )
  `.execute(db)
  await sql`
    create table codigo_recuperacao (
      empresa_id bigint not null references empresa on delete cascade,
      usuario_id bigint not null,
      codigo_hash bytea not null,
      primary key (empresa_id, usuario_id, codigo_hash),
      foreign key (empresa_id, usuario_id) references segundo_fator (empresa_id, usuario_id) on delete cascade
    )
  `.execute(db)
  await sql`
    create table entrada_pendente (
      token_hash bytea primary key,
      empresa_id bigint not null references empresa on delete cascade,
      usuario_id bigint not null,
      lembrar boolean not null,
      expira_em timestamptz not null,
      foreign key (empresa_id, usuario_id) references usuario (empresa_id, id) on delete cascade
    )
  `.execute(db)
  await sql`create index entrada_pendente_usuario on entrada_pendente (empresa_id, usuario_id)`.execute(db)
}
