import { type Kysely, sql } from 'kysely'
import { createIndexOnline, waitForEver } from './online'

/**
 * People are found by keys that begin with their company (docs/decisions/119): a word, a piece of name, e-mail or
 * phone, or a mark, each with the company's number before it. One index then holds a company's people as if nobody
 * else's were there; a GIN over two columns would not, it keeps a list for each column and meets them.
 */
const CHAVES = `public.f_chaves(empresa_id, fts, busca,
  public.f_marcas(empresa_id, origem, cidade_id, formacao, tempo_experiencia, funcao_ids, habilidades, idiomas))`
const CHAVES_DE_MARCA = `public.f_chaves(empresa_id, null, null, marcas)`

/** Of all companies together, or of columns that the keys hold now. */
const ANTES = [
  'talento_fts',
  'talento_busca',
  'talento_habilidades',
  'talento_idiomas',
  'talento_funcoes',
  'talento_marcas_marcas',
]

/** Builds the new indexes beside the old ones and lets those go when the new are whole. */
export async function prepare(db: Kysely<unknown>): Promise<void> {
  await createFunctions(db)
  // Pieces that wait to be sorted in are read by every search: few of them.
  const gin = 'with (gin_pending_list_limit = 1024)'
  await createIndexOnline(db, 'talento_chaves', `on talento using gin ((${CHAVES})) ${gin}`)
  await createIndexOnline(
    db,
    'talento_marcas_chaves',
    `on talento_marcas using gin ((${CHAVES_DE_MARCA})) ${gin}`,
  )
  for (const nome of ['talento_chaves', 'talento_marcas_chaves'])
    // Statistics of keys would unpack thousands of search texts, and say nothing that the planner needs.
    await sql`alter index ${sql.ref(nome)} alter column 1 set statistics 0`.execute(db)
  await waitForEver(db, async () => {
    for (const nome of ANTES) await sql`drop index concurrently if exists ${sql.ref(nome)}`.execute(db)
  })
}

export function up(): Promise<void> {
  return Promise.resolve()
}

/**
 * Not written in SQL: such a function would be read as a part of the statement, and the planner would no longer see
 * that it costs much more to work out a person's keys than to ask the index.
 */
async function createFunctions(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function public.f_chaves(empresa_id bigint, fts tsvector, busca text, marcas tsvector)
    returns tsvector language plpgsql immutable parallel safe cost 100000 as $$
    declare
      palavra text := ' ''' || empresa_id || 'w';
      trinca text := ' ''' || empresa_id || 't';
      marca text := '''' || empresa_id || 'm\\1''';
    begin
      -- No word of a search text has a space in it; marks have, and quotes beside it.
      return (replace(coalesce(' ' || pg_catalog.strip(fts)::text, ''), ' ''', palavra)
        || coalesce(trinca || array_to_string(nullif(public.show_trgm(busca), '{}'), '''' || trinca) || '''', '')
        || ' ' || coalesce(regexp_replace(marcas::text, '''((?:[^'']|'''')+)''', marca, 'g'), ''))::tsvector;
    end $$
  `.execute(db)

  // What was typed, as keys: all of the words of the text, in both of its readings. A phrase finds more than it asks.
  await sql`
    create or replace function public.f_chaves_do_texto(empresa_id bigint, consulta tsquery)
    returns tsquery language sql immutable strict parallel safe
    return regexp_replace(regexp_replace(consulta::text, '<(?:-|[0-9]+)>', '&', 'g'),
      '''((?:[^'']|'''')+)''', '''' || empresa_id || 'w\\1''', 'g')::tsquery
  `.execute(db)

  // Marks that were asked for, as keys.
  await sql`
    create or replace function public.f_chaves_das_marcas(empresa_id bigint, consulta tsquery)
    returns tsquery language sql immutable strict parallel safe
    return regexp_replace(consulta::text, '''((?:[^'']|'''')+)''', '''' || empresa_id || 'm\\1''', 'g')::tsquery
  `.execute(db)

  // Each word stands somewhere: its inner pieces of three. Of one or two letters, those that a word begins with. Signs
  // alone have no pieces: everybody of the company is asked.
  await sql`
    create or replace function public.f_chaves_da_parte(empresa_id bigint, parte text)
    returns tsquery language sql immutable strict parallel safe
    begin atomic
      select coalesce(string_agg(distinct '''' || empresa_id || 't' || trinca || '''', ' & '),
        '''' || empresa_id || 'me' || empresa_id || '''')::tsquery
      from regexp_split_to_table(public.f_busca(parte), '\\s+') p (palavra)
      cross join lateral (
        select lpad(palavra, 3) where palavra ~ '^[[:alnum:]]{1,2}$'
        union all select substr(corrida, n, 3) from regexp_split_to_table(palavra, '[^[:alnum:]]+') r (corrida),
          generate_series(1, length(corrida) - 2) n
      ) t (trinca)
      where trinca ~ '^[ -~]{3}$';
    end
  `.execute(db)

  // What '<%' asks for needs six tenths of the pieces; in one of groups of five at most then stand so many of them.
  await sql`
    create or replace function public.f_chaves_parecidas(empresa_id bigint, parte text)
    returns tsquery language plpgsql immutable strict parallel safe as $$
    declare
      trincas text[] := public.show_trgm(public.f_busca(parte));
      total int := cardinality(trincas);
      grupos int := greatest(1, ceil(total / 5.0));
      precisas int := ceil(ceil(total * 0.6) / grupos);
      partes text[] := '{}';
      grupo text[];
    begin
      for g in 0 .. grupos - 1 loop
        grupo := array(select '''' || empresa_id || 't' || t || '''' from unnest(trincas) with ordinality u (t, n)
          where n % grupos = g);
        partes := partes || array(
          select '(' || string_agg(grupo[n], ' & ') || ')'
          from generate_series(1, (1 << cardinality(grupo)) - 1) escolha, generate_series(1, cardinality(grupo)) n
          where escolha >> (n - 1) & 1 = 1 group by escolha having count(*) = precisas);
      end loop;
      return coalesce(nullif(array_to_string(partes, ' | '), ''),
        '''' || empresa_id || 'me' || empresa_id || '''')::tsquery;
    end $$
  `.execute(db)
}
