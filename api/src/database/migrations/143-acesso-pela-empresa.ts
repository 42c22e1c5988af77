import { type Kysely, sql } from 'kysely'

/**
 * Signing in with the company's own account (product 75, decision 196): its provider, the domain that it has proven, who
 * came in by it, and who is on the way there and back.
 * Locks: `entrada_pendente` for the moment in which its column is written into the catalogue.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table acesso_empresa (
      empresa_id bigint primary key references empresa on delete cascade,
      emissor text not null,
      cliente_id text not null,
      segredo bytea not null,
      dominio text not null,
      codigo_dominio text not null,
      dominio_provado_em timestamptz,
      papel text check (papel in ('ADMINISTRADOR', 'RECRUTADOR', 'GESTOR', 'LEITURA')),
      so_pela_empresa boolean not null default false
    )
  `.execute(db)
  await sql`
    create unique index acesso_empresa_dominio on acesso_empresa (dominio) where dominio_provado_em is not null
  `.execute(db)
  await sql`
    create table identidade_empresa (
      empresa_id bigint not null references empresa on delete cascade,
      emissor text not null,
      sujeito text not null,
      usuario_id bigint not null,
      primary key (empresa_id, emissor, sujeito),
      foreign key (empresa_id, usuario_id) references usuario (empresa_id, id) on delete cascade
    )
  `.execute(db)
  await sql`create index identidade_empresa_usuario on identidade_empresa (empresa_id, usuario_id)`.execute(
    db,
  )
  await sql`
    create table ida_ao_provedor (
      estado_hash bytea primary key,
      empresa_id bigint not null references empresa on delete cascade,
      expira_em timestamptz not null
    )
  `.execute(db)
  await sql`create index ida_ao_provedor_empresa on ida_ao_provedor (empresa_id)`.execute(db)
  await sql`alter table entrada_pendente add column pela_empresa boolean not null default false`.execute(db)
}
