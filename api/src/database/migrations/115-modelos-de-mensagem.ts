import { type Kysely, sql } from 'kysely'

/** Texts that a company writes to people again and again (product 61); each name is one model. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table mensagem_modelo (
      id bigint generated always as identity primary key,
      empresa_id bigint not null references empresa on delete cascade,
      nome text collate "und-x-icu" not null,
      assunto text not null default '',
      texto text not null,
      criado_em timestamptz not null default now(),
      alterado_em timestamptz not null default now()
    )
  `.execute(db)
  await sql`
    create unique index mensagem_modelo_nome on mensagem_modelo (empresa_id, public.f_busca(nome))
  `.execute(db)
}
