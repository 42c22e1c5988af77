import { type Kysely, sql } from 'kysely'

/**
 * What the filters ask for, in one narrow row per person and one index (docs/decisions/064): a mark is a letter for the
 * category and the value behind it. Triggers keep it, whoever writes. Who is anonymised has no row.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function public.f_marcas(
      empresa_id bigint, origem text, cidade_id bigint, formacao text, tempo_experiencia text,
      funcao_ids bigint[], habilidades text[], idiomas text[]
    ) returns tsvector language sql immutable parallel safe
    return array_to_tsvector(array_remove(
      array['e' || empresa_id, 'o' || origem, 'c' || cidade_id, 'n' || left(formacao, 200), 'x' || tempo_experiencia]
        || array(select 'f' || v from unnest(funcao_ids) v)
        || array(select 'h' || left(v, 200) from unnest(habilidades) v)
        || array(select 'i' || left(v, 200) from unnest(idiomas) v),
      null))
  `.execute(db)
  await sql`
    create table talento_marcas (
      talento_id bigint primary key,
      empresa_id bigint not null,
      atualizado_em timestamptz not null,
      marcas tsvector not null,
      foreign key (empresa_id, talento_id) references talento (empresa_id, id) on delete cascade
    )
  `.execute(db)
  await sql`
    create view talento_marcado as
    select t.id as talento_id, t.empresa_id, t.atualizado_em, public.f_marcas(t.empresa_id, t.origem, t.cidade_id,
      t.formacao, t.tempo_experiencia, t.funcao_ids, t.habilidades, t.idiomas) as marcas
    from talento t where t.anonimizado_em is null
  `.execute(db)
  await sql`insert into talento_marcas select * from talento_marcado order by 1`.execute(db)
  await sql`create index talento_marcas_empresa on talento_marcas (empresa_id, talento_id)`.execute(db)
  await sql`create index talento_marcas_marcas on talento_marcas using gin (marcas)`.execute(db)

  await sql`
    create function t_talento_marcas_insert() returns trigger language plpgsql as $$
    begin
      insert into talento_marcas
      select m.* from talento_marcado m where m.talento_id in (select id from novas) order by 1;
      return null;
    end $$
  `.execute(db)
  await sql`
    create trigger marcas_insert after insert on talento referencing new table as novas
    for each statement execute function t_talento_marcas_insert()
  `.execute(db)
  await sql`
    create function t_talento_marcas_update() returns trigger language plpgsql as $$
    begin
      if new.anonimizado_em is not null then
        delete from talento_marcas where talento_id = new.id;
      else
        insert into talento_marcas select * from talento_marcado where talento_id = new.id
        on conflict (talento_id) do update set atualizado_em = excluded.atualizado_em, marcas = excluded.marcas;
      end if;
      return null;
    end $$
  `.execute(db)
  await sql`
    create trigger marcas_update
    after update of empresa_id, origem, cidade_id, formacao, tempo_experiencia, funcao_ids, habilidades, idiomas,
      atualizado_em, anonimizado_em
    on talento for each row execute function t_talento_marcas_update()
  `.execute(db)
}
