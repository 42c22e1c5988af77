import { MAX_COUNT_FILTRO } from '@seleta/contract/limits'
import {
  type FiltroTalentosBody,
  FILTROS_TO_LET_GO,
  type FiltroToLetGo,
} from '@seleta/contract/filtro-talentos'
import type { Achadas } from './keyword-search-repository'
import { hasKeyword, isFiltered } from './talentos-source-repository'

/** More of them are no help. */
const MOST = 3

interface Lists {
  /** Who a filter finds, as many as are counted and one more. */
  readonly find: (filtro: FiltroTalentosBody) => Promise<Achadas>
  /** How many a list holds that nothing narrows. */
  readonly count: (filtro: FiltroTalentosBody) => Promise<number>
}

/**
 * A filter finds nobody: how many each of its parts keeps out (product 66). One part is asked after the other: each is a
 * search, and together they would take as many connections as the filter has parts.
 * @returns those without which there would be somebody, most people first; at most one more than `MAX_COUNT_FILTRO`
 */
export async function countWithout(
  { find, count }: Lists,
  filtro: FiltroTalentosBody,
): Promise<{ filtro: FiltroToLetGo; total: number }[]> {
  const counts: { filtro: FiltroToLetGo; total: number }[] = []
  for (const part of FILTROS_TO_LET_GO.filter((one) => isAsked(filtro, one))) {
    const rest = without(filtro, part)
    const total = isFiltered(rest) ? (await find(rest)).ids.length : await count(rest)
    counts.push({ filtro: part, total: Math.min(total, MAX_COUNT_FILTRO + 1) })
  }
  return counts
    .filter(({ total }) => total > 0)
    .toSorted((a, b) => b.total - a.total)
    .slice(0, MOST)
}

function isAsked(filtro: FiltroTalentosBody, part: FiltroToLetGo): boolean {
  if (part === 'palavraChave') return hasKeyword(filtro)
  const asked = filtro[part]
  return Array.isArray(asked) ? asked.length > 0 : asked !== undefined && asked !== false
}

const without = (filtro: FiltroTalentosBody, part: FiltroToLetGo): FiltroTalentosBody => ({
  ...filtro,
  [part === 'palavraChave' ? 'pesquisa' : part]: undefined,
})
