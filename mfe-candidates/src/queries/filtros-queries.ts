import { useCall } from '@seleta/api-client'
import type { Filtros } from '@seleta/campanha/filtros/filtros'
import type { TalentoList } from '../rules/talento-list'
import { filtroOf } from '../rules/talento-list'

const A_MINUTE = 60_000

/** Counts beside the options, over what the list shows now: nothing is asked for before «Filtrar» (design.md 4.5). */
export function useFacetas(list: TalentoList, filtros: Filtros) {
  const body = filtroOf(list, { filtros, sort: null })
  return useCall('countFacetas', { body }, { isKeepingPrevious: true, freshFor: A_MINUTE })
}

export type Screen = 'candidatos' | 'cesta'

/** Filters that this person keeps under a name. */
export function useFiltrosSalvos(tela: Screen) {
  return useCall('listFiltrosSalvos', { query: { tela } }, { freshFor: A_MINUTE })
}
