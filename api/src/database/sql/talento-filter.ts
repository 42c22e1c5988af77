import type { FiltroTalentosBody } from '@seleta/contract/filtro-talentos'
import { DINHEIRO } from '@seleta/contract/limits'
import { expandNiveis } from '@seleta/contract/niveis'
import { cnhsWith } from '@seleta/regras/cnh'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Busca } from './busca'
import { buscaConditions } from './busca-conditions'

/**
 * The conditions of a filter over `talento` as t: AND between categories, OR inside one (product 38).
 * @param busca its keyword, read; null when there is none
 */
export function talentoConditions(filtro: FiltroTalentosBody, busca: Busca | null): RawBuilder<SqlBool> {
  const conditions = [
    overlaps(sql.ref('t.funcao_ids'), filtro.funcoes, 'bigint'),
    isOneOf(sql.ref('t.formacao'), expandNiveis(filtro.niveisEducacionais ?? []), 'text'),
    isOneOf(sql.ref('t.cidade_id'), filtro.cidades, 'bigint'),
    overlaps(sql.ref('t.habilidades'), filtro.habilidades, 'text'),
    isOneOf(sql.ref('t.tempo_experiencia'), filtro.tempoExperiencia, 'text'),
    overlaps(sql.ref('t.idiomas'), filtro.idiomas, 'text'),
    ...withoutMarcas(filtro),
    ...(busca === null ? [] : buscaConditions(busca)),
  ].filter((condition) => condition !== null)
  return conditions.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`(${sql.join(conditions, sql` and `)})`
}

/**
 * What a filter asks of a person that no mark says (`talento_marcas`), licence and pay asked for, as it is looked at in
 * the row of `talento` as t: written so that no index of all companies' people is read for it.
 */
export const withoutMarcas = (filtro: FiltroTalentosBody): RawBuilder<SqlBool>[] =>
  asksOf(filtro, sql`coalesce(t.cnh, '')`, sql`coalesce(t.pretensao, ${sql.lit(DINHEIRO.max + 1)})`)

/** The same as the company's index is asked it. Expects `talento` as p. */
export const byCnhAndPretensao = (filtro: FiltroTalentosBody): RawBuilder<SqlBool>[] =>
  asksOf(filtro, sql`p.cnh`, sql`p.pretensao`)

function asksOf(
  { cnh = [], pretensaoMax }: FiltroTalentosBody,
  ofCnh: RawBuilder<unknown>,
  ofPretensao: RawBuilder<unknown>,
): RawBuilder<SqlBool>[] {
  const cnhs = [...new Set(cnh.flatMap(cnhsWith))]
  return [
    isOneOf(ofCnh, cnhs, 'text'),
    pretensaoMax === undefined ? null : sql<SqlBool>`${ofPretensao} <= ${pretensaoMax}`,
  ].filter((condition) => condition !== null)
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
