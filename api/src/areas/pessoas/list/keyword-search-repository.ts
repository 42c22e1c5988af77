import { MAX_COUNT_FILTRO } from '@seleta/contract/limits'
import type { FiltroTalentosBody } from '@seleta/contract/talentos'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../database/schema'
import { shareInFlight } from '../../../ground/share-in-flight'
import { talentoConditions, type ModoBusca } from '../../../domain/talento/talentos-filter-repository'

/** Whether a filter searches by words. */
export const hasKeyword = ({ pesquisa }: FiltroTalentosBody) => (pesquisa?.palavraChave ?? '').trim() !== ''

/** What decides who is found: all but the order. */
const keyOf = (empresaId: number, filtro: FiltroTalentosBody, modo: ModoBusca) => {
  const parts = Object.entries(filtro).filter(([name]) => name !== 'orders')
  return JSON.stringify([empresaId, modo, parts.toSorted(([a], [b]) => a.localeCompare(b))])
}

/**
 * Searches the basket by words. The page and the counts beside the filters ask for the same people at the same moment:
 * they share the search.
 */
export function createKeywordSearch(db: Kysely<Database>) {
  const shared = searches.get(db) ?? shareInFlight(keyOf, findByKeyword.bind(null, db))
  searches.set(db, shared)
  return shared
}

type KeywordSearch = (empresaId: number, filtro: FiltroTalentosBody, modo: ModoBusca) => Promise<number[]>
const searches = new WeakMap<Kysely<Database>, KeywordSearch>()

/**
 * People of the basket that a filter with a keyword finds, at most one more than are counted.
 *
 * Only the search indexes are let to find them: the planner would rather read everybody until it has enough, and knows
 * nothing of what unpacking each one's search text costs (docs/decisions/064).
 * @returns ids in no order
 */
async function findByKeyword(
  db: Kysely<Database>,
  empresaId: number,
  filtro: FiltroTalentosBody,
  modo: ModoBusca,
): Promise<number[]> {
  const { origens = [] } = filtro
  const daOrigem = origens.length === 0 ? sql`true` : sql`t.origem = any(${origens}::text[])`
  return db.transaction().execute(async (trx) => {
    await sql`
      select set_config('enable_seqscan', 'off', true), set_config('enable_indexscan', 'off', true)
    `.execute(trx)
    const { rows } = await sql<{ id: number }>`
      select t.id from talento t
      where t.empresa_id = ${empresaId} and t.oculta_em is null and ${daOrigem}
        and ${talentoConditions(filtro, modo)}
      limit ${MAX_COUNT_FILTRO + 1}
    `.execute(trx)
    return rows.map(({ id }) => id)
  })
}
