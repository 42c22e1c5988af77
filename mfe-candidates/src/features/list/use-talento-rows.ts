import type { TalentoItem } from '@seleta/contract/talentos'
import { useHostServices } from '@seleta/shell'
import { useKept } from '@seleta/ui/core'
import type { TableHandle } from '@seleta/ui/grid'
import { useRowKeys, useRowSelection } from '@seleta/ui/grid'
import { useRef } from 'react'
import { useFacetas } from '../../queries/filtros-queries'
import { useTalentos } from '../../queries/talentos-queries'
import { useListState } from '../../queries/use-list-state'
import type { TalentoList } from '../../rules/talento-list'
import { useFiltrosDraft } from '../filtros/use-filtros-draft'

/** What a list of people holds: where it stands, its rows, its filters with their counts, who is chosen. */
export function useTalentoRows(list: TalentoList) {
  const { state, setFiltros, setPage, setSort } = useListState(list)
  const talentos = useTalentos(list, state)
  const shown = useKept(talentos, JSON.stringify(list))
  const facetas = useFacetas(list, state.filtros).data
  const filtros = useFiltrosDraft(state.filtros, setFiltros)
  const selection = useRowSelection(shown.answer?.data ?? NOBODY, talentoId)
  const region = useRef<HTMLElement>(null)
  const table = useRef<TableHandle>(null)
  const { hasSingleKeys } = useHostServices()
  useRowKeys({
    region,
    table,
    mark: 'talento',
    toId: String,
    hasSingleKeys,
    onSelect: selection.toggle,
  })
  return { state, setFiltros, setPage, setSort, talentos, shown, facetas, filtros, selection, region, table }
}

/** As the list and its head share it. */
export type TalentoRows = ReturnType<typeof useTalentoRows>

const NOBODY: readonly TalentoItem[] = []
export const talentoId = ({ identificador }: TalentoItem) => identificador
