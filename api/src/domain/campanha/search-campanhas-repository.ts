import type { FiltroCampanhasBody } from '@seleta/contract/campanhas'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { SearchedGroup } from '../../database/sql/busca'
import { containsBusca, startsWithBusca } from '../../database/sql/contains-busca'
import { readCampanhaBusca } from '../../ground/busca/read-busca'

type Condition = RawBuilder<SqlBool>

const PROCURA = sql<string>`campanha.procura`

const anyOf = (conditions: readonly Condition[]): Condition =>
  sql<SqlBool>`(${sql.join(conditions, sql` or `)})`

/**
 * Whether a campaign is found by what was typed: by its code («15», «#15»), or each word, or what means the same, by its
 * name, function, city or company (product 66). Expects `campanha`.
 * @param texto blank finds all
 */
export function isCampanhaFound(texto: string): Condition {
  const { groups, exclui, codigo } = readCampanhaBusca(texto)
  const conditions = [...groups.map(holds), ...exclui.map((group) => sql<SqlBool>`not ${holds(group)}`)]
  if (conditions.length === 0) return sql<SqlBool>`true`
  const byWords = sql<SqlBool>`(${sql.join(conditions, sql` and `)})`
  return codigo === null ? byWords : anyOf([sql<SqlBool>`campanha.id = ${codigo}`, byWords])
}

/** Words of a term stand anywhere in what is said of a campaign: functions are named «Operador(a) de Caixa». */
const holds = ({ texto, grafias, sinonimos }: SearchedGroup): Condition =>
  anyOf([texto, ...grafias, ...sinonimos].map((termo) => containsBusca(PROCURA, termo)))

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
