import { type Kysely, sql } from 'kysely'
import { waitForEver } from './online'

/** Stop words between two words of a phrase, and one: further apart they are not looked for as neighbours. */
const FAR = 5

/** A longer word is no word; two of them would not fit into a key. */
const LONG = 60

/**
 * People are found by whole words of their name before others, and phrases by keys instead of by reading everybody who
 * has their words (docs/decisions/172): to each person's keys come the words of the name (`12nmaria`) and each two
 * words that follow each other (`12boper 2 caix`). The index stays the same by name and expression, and is built anew
 * beside what runs; keys that the release before asks for are all there, before, meanwhile and after.
 */
export async function prepare(db: Kysely<unknown>): Promise<void> {
  await createFunctions(db)
  await waitForEver(db, async () => {
    // What a start that was cut off left half built.
    await sql`drop index concurrently if exists talento_chaves_ccnew`.execute(db)
    await sql`reindex index concurrently talento_chaves`.execute(db)
  })
}

export function up(): Promise<void> {
  return Promise.resolve()
}

async function createFunctions(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function public.f_palavras(texto text) returns text[]
    language sql immutable strict parallel safe
    return array_remove(regexp_split_to_array(public.f_busca(texto), '[^[:alnum:]]+'), '')
  `.execute(db)

  // A name's words are those of the search text that are no address and no number.
  await sql
    .raw(
      `
    create or replace function public.f_chaves(empresa_id bigint, fts tsvector, busca text, marcas tsvector)
    returns tsvector language plpgsql immutable parallel restricted cost 100000 as $$
    declare
      palavra text := ' ''' || empresa_id || 'w';
      trinca text := ' ''' || empresa_id || 't';
      marca text := '''' || empresa_id || 'm\\1''';
      chaves tsvector;
    begin
      -- No word of a search text has a space in it; marks have, and quotes beside it.
      chaves := (replace(coalesce(' ' || pg_catalog.strip(fts)::text, ''), ' ''', palavra)
        || coalesce(trinca || array_to_string(nullif(public.show_trgm(busca), '{}'), '''' || trinca) || '''', '')
        || ' ' || coalesce(regexp_replace(marcas::text, '''((?:[^'']|'''')+)''', marca, 'g'), ''))::tsvector;
      if busca is not null then
        chaves := chaves || array_to_tsvector(array(
          select empresa_id || 'n' || left(p, ${LONG})
          from unnest(public.f_palavras(regexp_replace(busca, '\\S*@\\S*|(?<!\\S)[0-9]{8,}(?!\\S)', '', 'g'))) p));
      end if;
      if fts is not null then
        chaves := chaves || array_to_tsvector(array(
          select empresa_id || 'b' || lexeme || ' ' || proxima - posicao || ' ' || vizinha
          from (
            select lexeme, posicao, lead(lexeme) over w as vizinha, lead(posicao) over w as proxima
            from unnest(fts) u, unnest(u.positions) posicao where length(lexeme) <= ${LONG} window w as (order by posicao)
          ) pares where proxima - posicao between 1 and ${FAR}));
      end if;
      return chaves;
    end $$
  `,
    )
    .execute(db)

  // What was typed, as keys: words, and neighbours where words have to stand beside each other. A phrase of three and
  // more says that each two of them do.
  await sql
    .raw(
      `
    create or replace function public.f_chaves_da_consulta(empresa_id bigint, consulta tsquery)
    returns tsquery language plpgsql immutable strict parallel safe as $$
    declare
      peca text;
      lexema text;
      antes text;
      pares text := '';
      distancia int;
      saida text := '';
    begin
      for peca in
        select m[1] from regexp_matches(consulta::text || ' .', '(''(?:[^'']|'''')*''|<[^>]+>|[&|!().])', 'g') m
      loop
        if peca like '<%' then
          distancia := case peca when '<->' then 1 else trim(peca, '<>')::int end;
        elsif peca like '''%' then
          lexema := substr(peca, 2, length(peca) - 2);
          if distancia is not null then
            pares := pares || case when pares = '' then '' else ' & ' end || case when distancia > ${FAR}
              then '''' || empresa_id || 'w' || antes || ''' & ''' || empresa_id || 'w' || lexema || ''''
              else '''' || empresa_id || 'b' || antes || ' ' || distancia || ' ' || lexema || '''' end;
            distancia := null;
          end if;
          antes := lexema;
        else
          if pares <> '' then saida := saida || '(' || pares || ')';
          elsif antes is not null then saida := saida || '''' || empresa_id || 'w' || antes || '''';
          end if;
          pares := '';
          antes := null;
          saida := saida || case when peca = '.' then '' when distancia is not null then ' & ' || peca else ' ' || peca || ' ' end;
          distancia := null;
        end if;
      end loop;
      return saida::tsquery;
    end $$
  `,
    )
    .execute(db)

  // All words of a text as keys that begin alike, whole or by how they begin; up to three letters are always whole.
  await sql`
    create or replace function public.f_chaves_das_palavras(comeco text, texto text, is_inicio boolean)
    returns tsquery language sql immutable strict parallel safe
    return (select coalesce(string_agg('''' || comeco || p || '''' || case when is_inicio and length(p) > 3
      then ':*' else '' end, ' & '), ''' ''')::tsquery from unnest(public.f_palavras(texto)) p)
  `.execute(db)

  // So large a part of the pieces of a word; in one of groups of five at most then stand so many of them.
  await sql`
    create or replace function public.f_chaves_quase(empresa_id bigint, palavra text, parte numeric)
    returns tsquery language plpgsql immutable strict parallel safe as $$
    declare
      trincas text[] := public.show_trgm(public.f_busca(palavra));
      total int := cardinality(trincas);
      grupos int := greatest(1, ceil(total / 5.0));
      precisas int := greatest(1, ceil(ceil(total * parte) / grupos));
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
      return coalesce(nullif(array_to_string(partes, ' | '), ''), ''' ''')::tsquery;
    end $$
  `.execute(db)
}
