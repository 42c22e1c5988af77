import { type Kysely, sql } from 'kysely'
import { type ByMonth, prepareMonths, upMonths } from './months'

const MENSAGEM = {
  tabela: 'mensagem',
  momento: 'criada_em',
  unicos: { mensagem_identificador_key: 'identificador' },
} satisfies ByMonth

export const prepare = (db: Kysely<unknown>): Promise<void> => prepareMonths(db, MENSAGEM)

/**
 * Messages lie by months (docs/decisions/111). That a stage writes once to each person and channel cannot be an index
 * over months, so it stands in a table of its own, which triggers keep: whoever comes second writes nothing.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table mensagem_da_etapa (
      inscricao_id bigint not null references inscricao on delete cascade,
      etapa_id bigint not null references etapa on delete cascade,
      canal text not null,
      empresa_id bigint not null,
      mensagem_id bigint not null,
      primary key (inscricao_id, etapa_id, canal)
    )
  `.execute(db)
  await sql`create index mensagem_da_etapa_etapa on mensagem_da_etapa (etapa_id)`.execute(db)
  await sql`lock table mensagem in share row exclusive mode`.execute(db)
  await sql`
    insert into mensagem_da_etapa
    select inscricao_id, etapa_id, canal, empresa_id, id from mensagem
    where tipo = 'etapa' and estado <> 'cancelada' and inscricao_id is not null and etapa_id is not null
  `.execute(db)
  await sql`drop index mensagem_etapa`.execute(db)
  await upMonths(db, MENSAGEM)

  await sql`
    create function t_mensagem_da_etapa() returns trigger language plpgsql as $$
    begin
      insert into mensagem_da_etapa values (new.inscricao_id, new.etapa_id, new.canal, new.empresa_id, new.id)
      on conflict do nothing;
      if not found then return null; end if;
      return new;
    end $$
  `.execute(db)
  await sql`
    create trigger da_etapa before insert on mensagem for each row
    when (new.tipo = 'etapa' and new.estado <> 'cancelada' and new.inscricao_id is not null and new.etapa_id is not null)
    execute function t_mensagem_da_etapa()
  `.execute(db)
  // What is put back takes its place again, or fails as a second one.
  await sql`
    create function t_mensagem_volta_a_etapa() returns trigger language plpgsql as $$
    begin
      insert into mensagem_da_etapa values (new.inscricao_id, new.etapa_id, new.canal, new.empresa_id, new.id);
      return null;
    end $$
  `.execute(db)
  await sql`
    create trigger volta_a_etapa after update of estado on mensagem for each row
    when (old.tipo = 'etapa' and old.estado = 'cancelada' and new.estado <> 'cancelada'
      and new.inscricao_id is not null and new.etapa_id is not null)
    execute function t_mensagem_volta_a_etapa()
  `.execute(db)
  await sql`
    create function t_mensagem_deixa_a_etapa() returns trigger language plpgsql as $$
    begin
      delete from mensagem_da_etapa
      where inscricao_id = old.inscricao_id and etapa_id = old.etapa_id and canal = old.canal and mensagem_id = old.id;
      return null;
    end $$
  `.execute(db)
  await sql`
    create trigger cancelada after update of estado on mensagem for each row
    when (old.tipo = 'etapa' and old.estado <> 'cancelada' and new.estado = 'cancelada')
    execute function t_mensagem_deixa_a_etapa()
  `.execute(db)
  await sql`
    create trigger apagada after delete on mensagem for each row
    when (old.tipo = 'etapa' and old.estado <> 'cancelada')
    execute function t_mensagem_deixa_a_etapa()
  `.execute(db)
}
