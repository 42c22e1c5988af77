import { type Kysely, sql } from 'kysely'

/**
 * Beside: a view of a function's answer, made anew in the same form. Marks fit into an index: of more than 2,000 bytes
 * the longest words go, which no filter offers, then the last in the order of categories (decision 223). Whoever has so
 * many is still found by each word of theirs.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function public.f_marcas_curtas(marcas tsvector) returns tsvector
    language sql immutable parallel safe as $$
      select case when octet_length(marcas::text) <= 2000 then marcas else (
        select coalesce(array_to_tsvector(array_agg(marca)), '') from (
          select marca from unnest(tsvector_to_array(marcas)) marca where octet_length(marca) <= 44
          order by strpos('eocnxfih', left(marca, 1)), marca limit 40
        ) curtas) end
    $$
  `.execute(db)
  await sql`
    create or replace view talento_marcado as
    select t.id as talento_id, t.empresa_id, t.atualizado_em, public.f_marcas_curtas(public.f_marcas(t.empresa_id, t.origem,
      t.cidade_id, t.formacao, t.tempo_experiencia, t.funcao_ids, t.habilidades, t.idiomas)) as marcas
    from talento t where t.oculta_em is null
  `.execute(db)
}
