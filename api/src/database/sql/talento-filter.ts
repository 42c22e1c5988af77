import type { FiltroTalentosBody } from '@seleta/contract/filtro-talentos'
import { expandNiveis } from '@seleta/contract/niveis'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { containsBusca } from './contains-busca'
import { parseBusca } from './parse-busca'

/** How the keyword is looked for: by meaning and parts of names, or by likeness when that finds nobody. */
export type ModoBusca = 'exato' | 'parecido'

/**
 * The conditions of a filter over `talento` as t: AND between categories, OR inside one (product 38).
 * @param modo see `ModoBusca`
 */
export function talentoConditions(filtro: FiltroTalentosBody, modo: ModoBusca): RawBuilder<SqlBool> {
  const conditions = [
    overlaps(sql.ref('t.funcao_ids'), filtro.funcoes, 'bigint'),
    isOneOf(sql.ref('t.formacao'), expandNiveis(filtro.niveisEducacionais ?? []), 'text'),
    isOneOf(sql.ref('t.cidade_id'), filtro.cidades, 'bigint'),
    overlaps(sql.ref('t.habilidades'), filtro.habilidades, 'text'),
    isOneOf(sql.ref('t.tempo_experiencia'), filtro.tempoExperiencia, 'text'),
    overlaps(sql.ref('t.idiomas'), filtro.idiomas, 'text'),
    ...keywordConditions(filtro, modo),
  ].filter((condition) => condition !== null)
  return conditions.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`(${sql.join(conditions, sql` and `)})`
}

type Condition = RawBuilder<SqlBool> | null
type SqlType = 'bigint' | 'text'

/** One category of the filter: nothing chosen asks nothing. */
const chooses =
  (compare: (column: RawBuilder<unknown>, values: RawBuilder<unknown>) => RawBuilder<SqlBool>) =>
  (column: RawBuilder<unknown>, values: readonly unknown[] | undefined, type: SqlType): Condition =>
    values === undefined || values.length === 0 ? null : compare(column, sql`${values}::${sql.raw(type)}[]`)

const overlaps = chooses((column, values) => sql<SqlBool>`${column} && ${values}`)
const isOneOf = chooses((column, values) => sql<SqlBool>`${column} = any(${values})`)

/** A filter's keyword, taken apart. */
export const readPesquisa = ({ pesquisa }: FiltroTalentosBody) => parseBusca(pesquisa?.palavraChave ?? '')

function keywordConditions(filtro: FiltroTalentosBody, modo: ModoBusca): Condition[] {
  const { includes, excludes, palavras } = readPesquisa(filtro)
  return [
    includes === '' ? null : modo === 'exato' ? matches(includes, palavras) : resembles(includes),
    ...excludes.map((term) => sql<SqlBool>`not (t.fts @@ public.f_consulta(${term}))`),
  ]
}

/** The whole profile by meaning, or name, e-mail and phone by part. */
const matches = (includes: string, palavras: readonly string[]) =>
  palavras.length === 0
    ? sql<SqlBool>`t.fts @@ public.f_consulta(${includes})`
    : sql<SqlBool>`(t.fts @@ public.f_consulta(${includes}) or ${hasParts(palavras)})`

/**
 * Name, e-mail or phone hold every word somewhere; one of one or two letters at the beginning of a word, else everybody
 * would be found (product 66).
 */
export const hasParts = (palavras: readonly string[]): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${sql.join(
    palavras.map(
      (palavra) => sql`case when public.f_busca(${palavra}) ~ '^[[:alnum:]]{1,2}$'
        then t.busca ~ ('\\m' || public.f_busca(${palavra})) else ${containsBusca(sql<string>`t.busca`, palavra)} end`,
    ),
    sql` and `,
  )})`

/** Costly (findings A2): only asked when the exact search finds nobody. */
const resembles = (text: string) => sql<SqlBool>`public.f_busca(${text}) <% t.busca`
