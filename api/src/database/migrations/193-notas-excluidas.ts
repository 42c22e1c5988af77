import { type Kysely, sql } from 'kysely'

/**
 * Notes that were deleted, whole, for as long as that can be taken back (docs/decisions/144); with their person and their
 * writer at the longest.
 * Locks: `talento` and `usuario` for the moment in which the keys are written into the catalogue.
 * Beside: the release before deletes notes for good, and joins two people without what is kept here, which goes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table nota_excluida (
      id bigint primary key,
      empresa_id bigint not null,
      talento_id bigint not null,
      usuario_id bigint not null,
      guardada jsonb not null,
      excluida_em timestamptz not null default now(),
      foreign key (empresa_id, talento_id) references talento (empresa_id, id) on delete cascade,
      foreign key (empresa_id, usuario_id) references usuario (empresa_id, id) on delete cascade
    )
  `.execute(db)
  await sql`create index nota_excluida_talento on nota_excluida (empresa_id, talento_id)`.execute(db)
  await sql`create index nota_excluida_usuario on nota_excluida (empresa_id, usuario_id)`.execute(db)
}
