import { type Kysely, sql } from 'kysely'

/** Imports of people from a file, row by row (product 42, docs/decisions/062). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table importacao (
      id bigint generated always as identity primary key,
      empresa_id bigint not null references empresa on delete cascade,
      usuario_id bigint references usuario on delete set null,
      campanha_id bigint references campanha on delete set null,
      arquivo text not null,
      colunas jsonb not null,
      mapeamento jsonb not null default '{}',
      estado text not null default 'lida' check (estado in
        ('lida', 'conferindo', 'conferida', 'importando', 'concluida', 'desfazendo', 'desfeita')),
      total integer not null default 0,
      processadas integer not null default 0,
      criada_em timestamptz not null default now(),
      alterada_em timestamptz not null default now()
    )
  `.execute(db)
  await sql`create index importacao_empresa on importacao (empresa_id, id desc)`.execute(db)
  await sql`
    create index importacao_andamento on importacao (id)
    where estado in ('conferindo', 'importando', 'desfazendo')
  `.execute(db)

  // valores is emptied when a row has come in: what is left to mend is all that is kept of the file.
  await sql`
    create table importacao_linha (
      importacao_id bigint not null references importacao on delete cascade,
      empresa_id bigint not null,
      numero integer not null,
      valores jsonb not null,
      situacao text not null default 'lida' check (situacao in
        ('lida', 'nova', 'unir', 'erro', 'criada', 'unida', 'desfeita', 'mantida')),
      motivos jsonb not null default '{}',
      nome text not null default '',
      talento_id bigint references talento on delete set null,
      inscricao_id bigint,
      primary key (importacao_id, numero)
    )
  `.execute(db)
  await sql`create index importacao_linha_situacao on importacao_linha (importacao_id, situacao, numero)`.execute(
    db,
  )
  await sql`create index importacao_linha_talento on importacao_linha (talento_id) where talento_id is not null`.execute(
    db,
  )
}
