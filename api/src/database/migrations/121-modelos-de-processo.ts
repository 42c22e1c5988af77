import { type Kysely, sql } from 'kysely'

/** The stages that a company begins the boards of its campaigns with (product 64); each name is one model. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table processo_modelo (
      id bigint generated always as identity primary key,
      empresa_id bigint not null references empresa on delete cascade,
      nome text collate "und-x-icu" not null,
      etapas jsonb not null,
      criado_em timestamptz not null default now(),
      alterado_em timestamptz not null default now()
    )
  `.execute(db)
  await sql`
    create unique index processo_modelo_nome on processo_modelo (empresa_id, public.f_busca(nome))
  `.execute(db)
}
