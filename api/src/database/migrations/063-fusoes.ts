import { type Kysely, sql } from 'kysely'

/**
 * When somebody who was known already came in again: what the person was before, what came, and what became of it,
 * so that it can be shown and taken apart (product 42, docs/decisions/063). Goes with its person.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table fusao (
      id bigint generated always as identity primary key,
      empresa_id bigint not null,
      talento_id bigint not null,
      via text not null check (via in ('formulario', 'recrutador', 'importacao', 'origem')),
      motivo text not null check (motivo in ('email', 'telefone', 'cpf', 'referencia')),
      antes jsonb not null,
      depois jsonb not null,
      chegou jsonb not null,
      experiencia_ids bigint[] not null default '{}',
      formacao_ids bigint[] not null default '{}',
      inscricao_id bigint references inscricao on delete set null,
      importacao_id bigint references importacao on delete set null,
      usuario_id bigint references usuario on delete set null,
      criada_em timestamptz not null default now(),
      desfeita_em timestamptz,
      desfeita_por bigint references usuario on delete set null,
      foreign key (empresa_id, talento_id) references talento (empresa_id, id) on delete cascade
    )
  `.execute(db)
  await sql`create index fusao_talento on fusao (talento_id, id desc)`.execute(db)
  await sql`create index fusao_importacao on fusao (importacao_id, talento_id) where importacao_id is not null`.execute(
    db,
  )
}
