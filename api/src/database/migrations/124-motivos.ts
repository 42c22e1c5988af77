import { type Kysely, sql } from 'kysely'

/**
 * Why a process ended for somebody: a company's list (product 68, decision 170). Every company begins with eight, those
 * that are there and those to come; what a withdrawal counts as is marked, so that it may be renamed.
 * Locks: `inscricao` for the moment in which the column and its key are written into the catalogue; no row of it is read,
 * because none has a reason yet.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table motivo (
      id bigint generated always as identity unique,
      empresa_id bigint not null references empresa on delete cascade,
      nome text collate "und-x-icu" not null,
      is_desistencia boolean not null default false,
      is_oculto boolean not null default false,
      primary key (empresa_id, id)
    )
  `.execute(db)
  await sql`create unique index motivo_nome on motivo (empresa_id, public.f_busca(nome))`.execute(db)
  await sql`create unique index motivo_desistencia on motivo (empresa_id) where is_desistencia`.execute(db)
  await sql`
    create function f_primeiros_motivos(empresa bigint) returns void language sql as $$
      insert into motivo (empresa_id, nome, is_desistencia)
      select empresa, nome, nome = 'Desistência'
      from unnest(array['Requisito', 'Experiência', 'Pretensão', 'Localização', 'Processo', 'Sem retorno', 'Desistência',
        'Outro']) with ordinality as n (nome, ordem)
      order by ordem
    $$
  `.execute(db)
  await sql`
    create function t_empresa_motivos() returns trigger language plpgsql as $$
    begin
      perform f_primeiros_motivos(new.id);
      return null;
    end $$
  `.execute(db)
  await sql`
    create trigger motivos after insert on empresa for each row execute function t_empresa_motivos()
  `.execute(db)
  await sql`select f_primeiros_motivos(id) from empresa order by id`.execute(db)
  await sql`alter table inscricao add column motivo_id bigint`.execute(db)
  await sql`
    alter table inscricao add constraint inscricao_motivo_fkey foreign key (empresa_id, motivo_id)
    references motivo (empresa_id, id) not valid
  `.execute(db)
}
