import { type Kysely, sql } from 'kysely'
import { createIndexOnline } from './online'

export const prepare = (db: Kysely<unknown>): Promise<void> =>
  createIndexOnline(
    db,
    'talento_ocultas',
    'on talento (empresa_id, anonimizado_em) where anonimizado_em is not null',
  )

/**
 * Promised deletion (docs/decisions/116). Nobody was ever anonymised: the column that every list asks already becomes the
 * one of hidden people. The day until which somebody is kept is not stored any more, but reckoned from what happened.
 *
 * Locks: changes of the catalogue alone; no row is read or written.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table talento rename column anonimizado_em to oculta_em`.execute(db)
  await sql`
    alter table talento drop column reter_ate, add column retencao_avisada_em date, add column retencao_desde date,
      add column guarda_legal text, add column guarda_legal_em timestamptz, add column guarda_legal_por bigint
  `.execute(db)
  await sql`
    create or replace function t_talento_marcas_update() returns trigger language plpgsql as $$
    begin
      if new.oculta_em is not null then
        delete from talento_marcas where talento_id = new.id;
      else
        insert into talento_marcas select * from talento_marcado where talento_id = new.id
        on conflict (talento_id) do update set atualizado_em = excluded.atualizado_em, marcas = excluded.marcas;
      end if;
      return null;
    end $$
  `.execute(db)
  // Every row held to the shorter list: the longer one needs no reading of the table.
  await sql`alter table inscricao drop constraint inscricao_situacao_check`.execute(db)
  await sql`
    alter table inscricao add constraint inscricao_situacao_check
    check (situacao in ('ativa', 'retirada', 'oculta')) not valid
  `.execute(db)
  await sql`alter table empresa drop constraint empresa_retencao_meses_check`.execute(db)
  await sql`update empresa set retencao_meses = 3 where retencao_meses < 3`.execute(db)
  await sql`
    alter table empresa add constraint empresa_retencao_meses_check check (retencao_meses between 3 and 24)
  `.execute(db)
  // Whom their month's notice is mailed to does not wait for it: it goes with what goes to many.
  await sql`
    create or replace function f_mensagens_na_fila(ids bigint[]) returns void language plpgsql as $$
    begin
      perform f_enfileirar('mensagens', coalesce(jsonb_agg(jsonb_build_object(
        'data', jsonb_build_object('ids', p.ids), 'priority', p.priority, 'after', p.after, 'group', p.grupo)), '[]'))
      from (
        select jsonb_agg(m.id order by m.id) as ids, m.empresa_id || case when m.is_urgente then ':agora' else '' end as grupo,
          case when m.is_urgente then 1000000 + (m.publico = 'usuario')::int when m.n > 20 then -1 - m.parte else 0 end as priority,
          m.after
        from (
          select id, empresa_id, publico, is_urgente, after, count(*) over lote as n,
            (row_number() over (lote order by id) - 1) / 20 as parte
          from (
            select id, empresa_id, publico, publico = 'usuario' or tipo not in ('etapa', 'encerramento', 'avulsa', 'retencao') as is_urgente,
              greatest(0, extract(epoch from enviar_depois_de - now()))::float8 as after
            from mensagem where id = any(ids)
          ) cada
          window lote as (partition by empresa_id, publico, is_urgente, after)
        ) m
        group by m.empresa_id, m.publico, m.is_urgente, m.after, m.parte, m.n
      ) p;
    end $$
  `.execute(db)
}
