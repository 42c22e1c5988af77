import { useCall, useChange } from '@seleta/api-client'
import type { ConsultaSalva } from '@seleta/contract/filtros-salvos'
import { useHostServices } from '@seleta/shell'
import type { Filtros } from '@seleta/campanha/filtros/filtros'
import type { TalentoList } from '../rules/talento-list'
import { filtroOf } from '../rules/talento-list'
import { WORDS } from '../rules/words'

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

export function useSaveFiltro(tela: Screen) {
  const { notify } = useHostServices()
  return useChange(
    'createFiltroSalvo',
    (send, { nome, consulta }: { nome: string; consulta: ConsultaSalva }) =>
      send({ body: { tela, nome, consulta } }),
    { onSuccess: ({ nome }) => notify({ text: WORDS.filtroSaved(nome), tone: 'success' }) },
  )
}
