import { useCall } from '@seleta/api-client'
import { namesOf } from '@seleta/campanha/filtros/facetas'
import type { Filtros } from '@seleta/campanha/filtros/filtros'
import type { Facetas } from '@seleta/contract/facetas'

const A_MINUTE = 60_000

/**
 * What the filter panel names: the commonest functions and cities, sources, reasons, and what is picked. Not counted:
 * the lists count whom they show, and a board shows others.
 */
export function useFacetasDoQuadro(campanhaId: number, { funcoes, cidades }: Filtros): Facetas | undefined {
  const body = {
    idCampanha: campanhaId,
    ...(funcoes.length > 0 && { funcoes: [...funcoes] }),
    ...(cidades.length > 0 && { cidades: [...cidades] }),
  }
  const { data } = useCall('countFacetas', { body }, { isKeepingPrevious: true, freshFor: A_MINUTE })
  return data === undefined ? undefined : namesOf(data)
}
