import type { FiltroTalentosBody } from '@seleta/contract/filtro-talentos'
import { FILTROS_TO_LET_GO, type FiltroToLetGo } from '@seleta/contract/talentos'
import type { createTalentosRepository } from './talentos-repository'
import { hasKeyword, isFiltered } from './talentos-source-repository'

/** More of them are no help. */
const MOST = 3

/**
 * A filter finds nobody: how many each of its parts keeps out (product 66).
 * @returns those without which there would be somebody, most people first
 */
export async function countWithout(
  repository: ReturnType<typeof createTalentosRepository>,
  empresaId: number,
  filtro: FiltroTalentosBody,
): Promise<{ filtro: FiltroToLetGo; total: number }[]> {
  const counts = await Promise.all(
    FILTROS_TO_LET_GO.filter((part) => isAsked(filtro, part)).map(async (part) => {
      const rest = without(filtro, part)
      const total = isFiltered(rest)
        ? (await repository.find(empresaId, rest)).ids.length
        : await repository.count(empresaId, rest)
      return { filtro: part, total }
    }),
  )
  return counts
    .filter(({ total }) => total > 0)
    .toSorted((a, b) => b.total - a.total)
    .slice(0, MOST)
}

function isAsked(filtro: FiltroTalentosBody, part: FiltroToLetGo): boolean {
  if (part === 'palavraChave') return hasKeyword(filtro)
  if (part === 'inscritaDesde') return filtro.inscritaDesde !== undefined
  return (filtro[part] ?? []).length > 0
}

const without = (filtro: FiltroTalentosBody, part: FiltroToLetGo): FiltroTalentosBody => ({
  ...filtro,
  [part === 'palavraChave' ? 'pesquisa' : part]: undefined,
})
