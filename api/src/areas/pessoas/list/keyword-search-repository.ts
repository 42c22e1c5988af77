import type { FiltroTalentosBody } from '@seleta/contract/filtro-talentos'
import { MAX_COUNT_FILTRO } from '@seleta/contract/limits'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../database/schema'
import type { ModoBusca } from '../../../database/sql/talento-filter'
import { shareInFlight } from '../../../ground/share-in-flight'
import { idsByKeyword } from './chaves-repository'

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
 * @returns ids in no order
 */
async function findByKeyword(
  db: Kysely<Database>,
  empresaId: number,
  filtro: FiltroTalentosBody,
  modo: ModoBusca,
): Promise<number[]> {
  const ids = idsByKeyword(empresaId, filtro, modo, MAX_COUNT_FILTRO + 1)
  const { rows } = await sql<{ id: number }>`${ids}`.execute(db)
  return rows.map(({ id }) => id)
}
