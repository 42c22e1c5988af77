import { type Kysely, sql } from 'kysely'
import { type ByMonth, prepareMonths, upMonths } from './months'

const MENSAGEM = {
  tabela: 'mensagem',
  momento: 'criada_em',
  unicos: { mensagem_identificador_key: 'identificador' },
} satisfies ByMonth

/** Messages that are looked through at once; theirs is the longest that a change of one of them waits. */
const LOTE = 10_000

/**
 * That a stage writes once to each person and channel cannot be an index over months, so it stands in a table of its
 * own, which triggers keep: whoever comes second writes nothing. First they, then what is there already.
 *
 * Locks: the table is new and empty when its index is made; it is filled by 10,000 messages at a time, whose rows are
 * held against changes for some hundredths of a second.
 */
export async function prepare(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table if not exists mensagem_da_etapa (
      inscricao_id bigint not null references inscricao on delete cascade,
      etapa_id bigint not null references etapa on delete cascade,
      canal text not null,
      empresa_id bigint not null,
      mensagem_id bigint not null,
      primary key (inscricao_id, etapa_id, canal)
    )
  `.execute(db)
  await sql`create index if not exists mensagem_da_etapa_etapa on mensagem_da_etapa (etapa_id)`.execute(db)
  await createTriggers(db)
  const { rows } = await sql<{ ultimo: number }>`
    select coalesce(max(id), 0) as ultimo from mensagem
  `.execute(db)
  for (let id = 0; id < (rows[0]?.ultimo ?? 0); id += LOTE)
    // Whoever came second just now stands there in place of the first, who has the row.
    await sql`
      insert into mensagem_da_etapa
      select inscricao_id, etapa_id, canal, empresa_id, id from mensagem
      where id > ${id} and id <= ${id + LOTE} and tipo = 'etapa' and estado <> 'cancelada'
        and inscricao_id is not null and etapa_id is not null
      for share
      on conflict (inscricao_id, etapa_id, canal) do update set mensagem_id = excluded.mensagem_id
    `.execute(db)
  await prepareMonths(db, MENSAGEM)
}

/** Messages lie by months (docs/decisions/111). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index mensagem_etapa`.execute(db)
  await upMonths(db, MENSAGEM)
}

async function createTriggers(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function t_mensagem_da_etapa() returns trigger language plpgsql as $$
    begin
      insert into mensagem_da_etapa values (new.inscricao_id, new.etapa_id, new.canal, new.empresa_id, new.id)
      on conflict do nothing;
      if not found then return null; end if;
      return new;
    end $$
  `.execute(db)
  await sql`
    create or replace trigger da_etapa before insert on mensagem for each row
    when (new.tipo = 'etapa' and new.estado <> 'cancelada' and new.inscricao_id is not null and new.etapa_id is not null)
    execute function t_mensagem_da_etapa()
  `.execute(db)
  // What is put back takes its place again, or fails as a second one.
  await sql`
    create or replace function t_mensagem_volta_a_etapa() returns trigger language plpgsql as $$
    begin
      insert into mensagem_da_etapa values (new.inscricao_id, new.etapa_id, new.canal, new.empresa_id, new.id);
      return null;
    end $$
  `.execute(db)
  await sql`
    create or replace trigger volta_a_etapa after update of estado on mensagem for each row
    when (old.tipo = 'etapa' and old.estado = 'cancelada' and new.estado <> 'cancelada'
      and new.inscricao_id is not null and new.etapa_id is not null)
    execute function t_mensagem_volta_a_etapa()
  `.execute(db)
  await sql`
    create or replace function t_mensagem_deixa_a_etapa() returns trigger language plpgsql as $$
    begin
      delete from mensagem_da_etapa
      where inscricao_id = old.inscricao_id and etapa_id = old.etapa_id and canal = old.canal and mensagem_id = old.id;
      return null;
    end $$
  `.execute(db)
  await sql`
    create or replace trigger cancelada after update of estado on mensagem for each row
    when (old.tipo = 'etapa' and old.estado <> 'cancelada' and new.estado = 'cancelada')
    execute function t_mensagem_deixa_a_etapa()
  `.execute(db)
  await sql`
    create or replace trigger apagada after delete on mensagem for each row
    when (old.tipo = 'etapa' and old.estado <> 'cancelada')
    execute function t_mensagem_deixa_a_etapa()
  `.execute(db)
}
