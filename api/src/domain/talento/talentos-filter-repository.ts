import type { FiltroTalentosBody } from '@seleta/contract/talentos'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { containsBusca } from '../../database/sql/contains-busca'
import { expandNiveis } from './filtro-niveis'
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
    ...keywordConditions(filtro.pesquisa?.palavraChave ?? '', modo),
  ].filter((condition) => condition !== null)
  return conditions.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`(${sql.join(conditions, sql` and `)})`
}

type Condition = RawBuilder<SqlBool> | null
type SqlType = 'bigint' | 'text'

const overlaps = (
  column: RawBuilder<unknown>,
  values: readonly unknown[] | undefined,
  type: SqlType,
): Condition =>
  values === undefined || values.length === 0
    ? null
    : sql<SqlBool>`${column} && ${values}::${sql.raw(type)}[]`

const isOneOf = (
  column: RawBuilder<unknown>,
  values: readonly unknown[] | undefined,
  type: SqlType,
): Condition =>
  values === undefined || values.length === 0
    ? null
    : sql<SqlBool>`${column} = any(${values}::${sql.raw(type)}[])`

function keywordConditions(text: string, modo: ModoBusca): Condition[] {
  const { inclui, exclui, palavras } = parseBusca(text)
  return [
    inclui === '' ? null : modo === 'exato' ? matches(inclui, palavras) : resembles(inclui),
    ...exclui.map((term) => sql<SqlBool>`not (t.fts @@ public.f_consulta(${term}))`),
  ]
}

/** The whole profile by meaning, or name, e-mail and phone by part. */
const matches = (inclui: string, palavras: readonly string[]) =>
  palavras.length === 0
    ? sql<SqlBool>`t.fts @@ public.f_consulta(${inclui})`
    : sql<SqlBool>`(t.fts @@ public.f_consulta(${inclui}) or ${containsBusca(sql<string>`t.busca`, palavras.join(' '))})`

/** Costly (findings A2): only asked when the exact search finds nobody. */
const resembles = (text: string) => sql<SqlBool>`public.f_busca(${text}) <% t.busca`
