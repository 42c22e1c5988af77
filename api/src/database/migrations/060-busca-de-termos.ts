import { type Kysely, sql } from 'kysely'

/**
 * How words of technology come to one form, before anything else looks at a text: the parser would take 'Node.js' and
 * 'HTML/CSS' for one word each, and 'C#' and 'C++' both for 'c'. Written as PostgreSQL's regular expressions.
 */
const TERMOS = [
  ['\\mc\\+\\+', 'cplusplus'],
  ['\\m([cfj])#', '\\1sharp'],
  ['\\m(asp|vb|ado)\\.net\\M', '\\1 dotnet'],
  ['(^|[^[:alnum:].@])\\.net\\M', '\\1dotnet'],
  // Node.js, NodeJS and Node are one.
  ['\\m([[:alnum:]]{2,})\\.?js\\M', '\\1'],
  ['([[:alnum:]])[/|]([[:alnum:]])', '\\1 \\2'],
  ['([[:alpha:]])\\.([[:alpha:]])', '\\1 \\2'],
] as const

const replaced = TERMOS.reduce(
  (text, [pattern, form]) => `regexp_replace(${text}, '${pattern}', '${form}', 'gi')`,
  '$1',
)

/** Terms of technology are found by the word that people type (decision 060): node finds Node.js. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
    create function public.f_termos(text) returns text
    language sql immutable strict parallel safe
    return ${replaced}
  `)
    .execute(db)
  await sql`
    create or replace function public.f_fts(text) returns tsvector
    language sql immutable strict parallel safe
    return to_tsvector('public.pt_busca'::regconfig, public.f_singular(public.f_termos($1)))
        || to_tsvector('pg_catalog.portuguese'::regconfig, public.f_singular(public.f_termos($1)))
  `.execute(db)
  await sql`
    create or replace function public.f_consulta(text) returns tsquery
    language sql immutable strict parallel safe
    return websearch_to_tsquery('public.pt_busca'::regconfig, public.f_singular(public.f_termos($1)))
        || websearch_to_tsquery('pg_catalog.portuguese'::regconfig, public.f_singular(public.f_termos($1)))
  `.execute(db)
  // The same expression again: it makes every stored row follow the new rule.
  await sql`
    alter table talento alter column fts set expression as (
      public.f_fts(nome || ' ' || sobre || ' ' || coalesce(formacao, '') || ' ' ||
        public.f_lista(habilidades) || ' ' || public.f_lista(idiomas) || ' ' || texto_perfil))
  `.execute(db)
}
