import { type Kysely, sql } from 'kysely'

/**
 * Plurals that the Portuguese stemmer does not bring to their singular: gestões, mãos, comerciais, espanhóis, níveis
 * and fáceis (both to -el), perfis, imagens. Written as PostgreSQL's regular expressions at the end of a word.
 */
const PLURALS = [
  ['(õe|ãe|oe|ae)s', 'ão'],
  ['(ã|a)os', 'ão'],
  ['(\\w{2,})[aá]is', '\\1al'],
  ['(\\w{2,})[oó]is', '\\1ol'],
  ['(\\w{2,})(?:[eé]is|il)', '\\1el'],
  ['(\\w{2,}[^\\W\\daeiouáéíóú])is', '\\1el'],
  ['(\\w+)ns', '\\1m'],
] as const

/**
 * Extensions and the search functions that every later table uses (docs/decisions/011).
 * Everything is schema-qualified, otherwise generated columns break on restore.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create extension if not exists citext with schema public`.execute(db)
  await sql`create extension if not exists unaccent with schema public`.execute(db)
  await sql`create extension if not exists pg_trgm with schema public`.execute(db)

  await sql`
    create function public.f_unaccent(text) returns text
    language sql immutable strict parallel safe
    return public.unaccent('public.unaccent'::regdictionary, $1)
  `.execute(db)

  // What trigram columns hold and what trigram queries compare with: 'Ação ' -> 'acao'.
  await sql`
    create function public.f_busca(text) returns text
    language sql immutable strict parallel safe
    return lower(btrim(public.f_unaccent($1)))
  `.execute(db)

  await sql
    .raw(`
    create function public.f_singular(text) returns text
    language sql immutable strict parallel safe
    return ${PLURALS.reduce((text, [plural, singular]) => `regexp_replace(${text}, '${plural}\\M', '${singular}', 'gi')`, '$1')}
  `)
    .execute(db)

  await sql`
    create function public.f_lista(text[]) returns text
    language sql immutable parallel safe
    return coalesce(array_to_string($1, ' '), '')
  `.execute(db)

  await sql`create text search configuration public.pt_busca (copy = pg_catalog.portuguese)`.execute(db)
  await sql`
    alter text search configuration public.pt_busca
    alter mapping for hword, hword_part, word with public.unaccent, pg_catalog.portuguese_stem
  `.execute(db)

  // Both configurations: unaccent before the stemmer ruins plurals, the plain one needs the accents.
  await sql`
    create function public.f_fts(text) returns tsvector
    language sql immutable strict parallel safe
    return to_tsvector('public.pt_busca'::regconfig, public.f_singular($1))
        || to_tsvector('pg_catalog.portuguese'::regconfig, public.f_singular($1))
  `.execute(db)

  await sql`
    create function public.f_consulta(text) returns tsquery
    language sql immutable strict parallel safe
    return websearch_to_tsquery('public.pt_busca'::regconfig, public.f_singular($1))
        || websearch_to_tsquery('pg_catalog.portuguese'::regconfig, public.f_singular($1))
  `.execute(db)
}
