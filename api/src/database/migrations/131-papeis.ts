import { type Kysely, sql } from 'kysely'
import { createIndexOnline } from './online'

/** So that a team can name a colleague and be held to their company. */
export async function prepare(db: Kysely<unknown>): Promise<void> {
  await createIndexOnline(db, 'usuario_da_empresa', 'on usuario (empresa_id, id)', true)
}

/**
 * Who may what (product 70), and who is in whose team (product 71). Everybody who exists is ADMINISTRADOR: a default
 * that is the same for all rows is kept in the catalogue, no row is written. Whoever made a campaign is responsible for it.
 * Locks: `usuario` for the moment in which the column is written into the catalogue.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table usuario add column papel text not null default 'ADMINISTRADOR'
      constraint usuario_papel check (papel in ('ADMINISTRADOR', 'RECRUTADOR', 'GESTOR', 'LEITURA'))
  `.execute(db)
  await sql`
    alter table usuario add constraint usuario_da_empresa unique using index usuario_da_empresa
  `.execute(db)
  await sql`
    create table campanha_equipe (
      empresa_id bigint not null references empresa on delete cascade,
      campanha_id bigint not null,
      usuario_id bigint not null,
      funcao text not null check (funcao in ('RESPONSAVEL', 'RECRUTADOR', 'GESTOR', 'ENTREVISTADOR')),
      desde timestamptz not null default now(),
      primary key (empresa_id, campanha_id, usuario_id),
      foreign key (empresa_id, campanha_id) references campanha (empresa_id, id) on delete cascade,
      foreign key (empresa_id, usuario_id) references usuario (empresa_id, id) on delete cascade
    )
  `.execute(db)
  await sql`
    insert into campanha_equipe (empresa_id, campanha_id, usuario_id, funcao, desde)
    select c.empresa_id, c.id, u.id, 'RESPONSAVEL', c.criada_em from campanha c
      join usuario u on u.empresa_id = c.empresa_id and u.id = c.usuario_id
      where u.removido_em is null
  `.execute(db)
  await sql`create index campanha_equipe_usuario on campanha_equipe (empresa_id, usuario_id, campanha_id)`.execute(
    db,
  )
}
