import type { FiltroTalentosBody } from '@seleta/contract/filtro-talentos'
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
 * What a filter asks of a person that no mark says (`talento_marcas`): licence, and pay asked for.
 * @param of what the statement calls `talento`
 */
export function withoutMarcas(
  { cnh = [], pretensaoMax }: Pick<FiltroTalentosBody, 'cnh' | 'pretensaoMax'>,
  of = 't',
): RawBuilder<SqlBool>[] {
  const cnhs = [...new Set(cnh.flatMap(cnhsWith))]
  return [
    isOneOf(sql.ref(`${of}.cnh`), cnhs, 'text'),
    pretensaoMax === undefined ? null : sql<SqlBool>`${sql.ref(`${of}.pretensao`)} <= ${pretensaoMax}`,
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
