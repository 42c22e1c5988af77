import { type Kysely, sql } from 'kysely'
import { createIndexOnline } from './online'

/** So that a mention can name a note of its company. */
export async function prepare(db: Kysely<unknown>): Promise<void> {
  await createIndexOnline(db, 'nota_da_empresa', 'on nota (empresa_id, id)', true)
}

/**
 * What colleagues say to one another (product 74, decision 190): a notice may be somebody's own, a note mentions
 * colleagues by their ids, and each chooses what of it comes by e-mail. Defaults are the same for all rows and are kept in
 * the catalogue.
 * Locks: `usuario` and `nota` for the moment in which columns and the constraint are written into the catalogue; `aviso`
 * holds six weeks of a company's notices and is read once for its key.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table nota add constraint nota_da_empresa unique using index nota_da_empresa`.execute(db)
  await sql`
    create table nota_mencao (
      empresa_id bigint not null,
      nota_id bigint not null,
      usuario_id bigint not null,
      primary key (empresa_id, nota_id, usuario_id),
      foreign key (empresa_id, nota_id) references nota (empresa_id, id) on delete cascade,
      foreign key (empresa_id, usuario_id) references usuario (empresa_id, id) on delete cascade
    )
  `.execute(db)
  await sql`create index nota_mencao_usuario on nota_mencao (empresa_id, usuario_id)`.execute(db)
  await sql`alter table aviso add column usuario_id bigint, add column enviado_em timestamptz`.execute(db)
  await sql`
    alter table aviso add constraint aviso_usuario_fkey foreign key (empresa_id, usuario_id)
    references usuario (empresa_id, id) on delete cascade
  `.execute(db)
  await sql`
    create index aviso_de_alguem on aviso (empresa_id, usuario_id, criado_em) where usuario_id is not null
  `.execute(db)
  await sql`
    alter table usuario
      add column mencao_email text not null default 'RESUMO'
        constraint usuario_mencao_email check (mencao_email in ('AGORA', 'RESUMO', 'NUNCA')),
      add column resumo_diario boolean not null default false,
      add column resumo_dia date,
      add column resumo_desde timestamptz
  `.execute(db)
}
