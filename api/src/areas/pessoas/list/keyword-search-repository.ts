import type { FiltroTalentosBody } from '@seleta/contract/filtro-talentos'
import { MAX_COUNT_FILTRO } from '@seleta/contract/limits'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../database/schema'
import type { Busca } from '../../../database/sql/busca'
import { grauOf } from '../../../database/sql/busca-conditions'
import { correctWord } from '../../../ground/busca/known-words'
import { parseBusca } from '../../../ground/busca/parse-busca'
import { likeBusca, readBusca } from '../../../ground/busca/read-busca'
import { shareInFlight } from '../../../ground/share-in-flight'
import { idsByKeyword } from './chaves-repository'
import { hasKeyword, isCampanha, talentosSource, talentosWhere, textOf } from './talentos-source-repository'

/** Who a filter finds, at most one more than are counted. */
export interface Achadas {
  /** Best found first, else in no order. */
  readonly ids: readonly number[]
  /** How well each is found; 0 is best. */
  readonly graus: readonly number[]
  /** What was asked of the words; null without any. */
  readonly busca: Busca | null
  /** What was looked for in place of what was typed, when that found nobody. */
  readonly entendida: string | null
}

/** @param isOfNome see `Busca` */
type Search = (empresaId: number, filtro: FiltroTalentosBody, isOfNome: boolean) => Promise<Achadas>
const searches = new WeakMap<Kysely<Database>, Search>()

/** What decides who is found: all but the order. */
const keyOf = (empresaId: number, filtro: FiltroTalentosBody, isOfNome: boolean) => {
  const parts = Object.entries(filtro).filter(([name]) => name !== 'orders')
  return JSON.stringify([empresaId, isOfNome, parts.toSorted(([a], [b]) => a.localeCompare(b))])
}

/**
 * Looks for people by a filter. The page and the counts beside the filters ask for the same people at the same moment:
 * they share the search.
 */
export function createKeywordSearch(db: Kysely<Database>): Search {
  const shared = searches.get(db) ?? shareInFlight(keyOf, search.bind(null, db))
  searches.set(db, shared)
  return shared
}

/** As it was typed; else with its typing faults mended; else by likeness of names. */
async function search(
  db: Kysely<Database>,
  empresaId: number,
  filtro: FiltroTalentosBody,
  isOfNome: boolean,
): Promise<Achadas> {
  if (!hasKeyword(filtro)) return find(db, empresaId, filtro, null)
  const text = textOf(filtro)
  const busca = readBusca(text, isOfNome)
  const typed = await find(db, empresaId, filtro, busca)
  // A number is nobody else's, and what takes people out is like nothing.
  if (typed.ids.length > 0 || busca.identidade !== null || busca.groups.length === 0) return typed
  const entendida = await correct(db, empresaId, text, isOfNome)
  if (entendida !== null) {
    const mended = await find(db, empresaId, filtro, readBusca(entendida, isOfNome))
    if (mended.ids.length > 0) return { ...mended, entendida }
  }
  return find(db, empresaId, filtro, likeBusca(text, isOfNome))
}

async function find(
  db: Kysely<Database>,
  empresaId: number,
  filtro: FiltroTalentosBody,
  busca: Busca | null,
): Promise<Achadas> {
  const most = MAX_COUNT_FILTRO + 1
  const query =
    busca !== null && !isCampanha(filtro)
      ? idsByKeyword(empresaId, filtro, busca, most)
      : sql`select m.talento_id as id, ${busca === null ? sql`0` : grauOf(busca)} as grau
          from ${talentosSource(filtro)} where ${talentosWhere(empresaId, filtro, busca, 'all')} limit ${most}`
  const { rows } = await sql<{ id: number; grau: number }>`${query}`.execute(db)
  return { ids: rows.map(({ id }) => id), graus: rows.map(({ grau }) => grau), busca, entendida: null }
}

/** The text with its typing faults mended, of words that nobody of the company has. Null when there are none. */
async function correct(
  db: Kysely<Database>,
  empresaId: number,
  text: string,
  isOfNome: boolean,
): Promise<string | null> {
  const { palavras, excludes } = parseBusca(text)
  const mended = await Promise.all(
    palavras.map(async (palavra) => {
      const meant = correctWord(palavra)
      return meant === null || (await isKnown(db, empresaId, readBusca(palavra, isOfNome))) ? palavra : meant
    }),
  )
  if (mended.every((palavra, n) => palavra === palavras[n])) return null
  return [...mended, ...excludes.map((termo) => `-${termo}`)].join(' ')
}

async function isKnown(db: Kysely<Database>, empresaId: number, busca: Busca): Promise<boolean> {
  const { rows } = await sql`${idsByKeyword(empresaId, {}, busca, 1)}`.execute(db)
  return rows.length > 0
}
