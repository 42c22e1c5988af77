import type { FiltroCampanhasBody } from '@seleta/contract/campanhas'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { SearchedGroup } from '../../database/sql/busca'
import { hasParts } from '../../database/sql/busca-conditions'
import { containsBusca, startsWithBusca } from '../../database/sql/contains-busca'
import { readCampanhaBusca } from '../../ground/busca/read-busca'

type Condition = RawBuilder<SqlBool>

const PROCURA = sql<string>`campanha.procura`

const allOf = (conditions: readonly Condition[]): Condition =>
  sql<SqlBool>`(${sql.join(conditions, sql` and `)})`
const anyOf = (conditions: readonly Condition[]): Condition =>
  sql<SqlBool>`(${sql.join(conditions, sql` or `)})`

/**
 * Whether a campaign is found by what was typed: by its code («15», «#15»), or each word, or what means the same, by its
 * name, function, city or company (product 66); «ou» is either of what stands beside it. Expects `campanha`.
 * @param texto blank finds all
 */
export function isCampanhaFound(texto: string): Condition {
  const { alternativas, exclui, codigo } = readCampanhaBusca(texto)
  const conditions = [
    ...(alternativas.length === 0 ? [] : [anyOf(alternativas.map((groups) => allOf(groups.map(holds))))]),
    ...exclui.map((group) => sql<SqlBool>`not ${holds(group)}`),
  ]
  if (conditions.length === 0) return sql<SqlBool>`true`
  const byWords = allOf(conditions)
  return codigo === null ? byWords : anyOf([sql<SqlBool>`campanha.id = ${codigo}`, byWords])
}

/**
 * Words of a term stand anywhere in what is said of a campaign: functions are named «Operador(a) de Caixa». What was
 * typed may be a part of a word; short words that mean the same are whole ones: «cad» is none of «Mercado».
 */
const holds = ({ texto, grafias, sinonimos }: SearchedGroup): Condition =>
  anyOf([
    containsBusca(PROCURA, texto.replaceAll('"', '')),
    ...[...grafias, ...sinonimos].map((termo) => hasParts(PROCURA, termo.split(' '))),
  ])

/** What the names of a filter are looked for by. */
export const nomesOf = (filtros: FiltroCampanhasBody['filtros']): string[] =>
  filtros.flatMap((filtro) => (filtro.path === 'campanha.nome' ? [filtro.value] : []))

/**
 * Where no other order was asked for, whose name begins with what was typed stands first, then whose name has it; the
 * others have it beside the name. None when nothing was typed.
 */
export const howFarFound = ({ filtros, orders }: FiltroCampanhasBody): RawBuilder<number>[] =>
  (orders.length > 0 ? [] : nomesOf(filtros).slice(0, 1)).map(
    (texto) =>
      sql<number>`case when ${startsWithBusca(sql<string>`campanha.busca`, texto)} then 0
        when ${containsBusca(sql<string>`campanha.busca`, texto)} then 1 else 2 end`,
  )
