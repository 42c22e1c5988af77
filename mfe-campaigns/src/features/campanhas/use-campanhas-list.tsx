import { useCall } from '@seleta/api-client'
import type { CampanhaItem } from '@seleta/contract/campanhas'
import { useHostServices, useSearchParams } from '@seleta/shell'
import { useKept } from '@seleta/ui/core'
import type { TableHandle } from '@seleta/ui/grid'
import { useRowKeys, useRowSelection } from '@seleta/ui/grid'
import { useMemo, useRef } from 'react'
import type { CampanhasState } from '../../rules/campanhas-address'
import { campanhasAddress, listInput } from '../../rules/campanhas-address'
import { ActionsMenu } from '../actions/actions-menu'
import { useActions } from '../actions/use-actions'
import { campanhasColumns } from './campanhas-columns'

/** What the list of the address holds: its rows, counts, selection, and what can be done with them. */
export function useCampanhasList() {
  const [search, setSearch] = useSearchParams()
  const { hasSingleKeys } = useHostServices()
  const state = campanhasAddress.read(search)
  const list = useCall('filterCampanhas', listInput(state), { isKeepingPrevious: true })
  const shown = useKept(list)
  const counts = useCall('countCampanhas', { query: state.busca === '' ? {} : { busca: state.busca } })
  const selection = useRowSelection(shown.answer?.data ?? NONE, campanhaId)
  const actions = useActions(selection)
  const region = useRef<HTMLElement>(null)
  const table = useRef<TableHandle>(null)
  useRowKeys({ region, table, mark: 'campanha', toId: Number, hasSingleKeys, onSelect: selection.toggle })
  const { around, askEncerrar } = actions
  const columns = useMemo(
    () =>
      campanhasColumns(today(), (campanha) => (
        <ActionsMenu campanha={campanha} around={around} onEncerrar={(one) => askEncerrar([one])} />
      )),
    [around, askEncerrar],
  )
  const go = (change: Partial<CampanhasState>) =>
    setSearch((former) => campanhasAddress.write(former, change))
  return { state, search, go, list, shown, counts, selection, actions, columns, region, table }
}

/** As the page and the list share it. */
export type CampanhasListState = ReturnType<typeof useCampanhasList>

const NONE: readonly CampanhaItem[] = []
export const campanhaId = ({ id }: CampanhaItem) => id

/** Today in the person's calendar, `yyyy-mm-dd`. */
function today(): string {
  return new Intl.DateTimeFormat('sv-SE').format(new Date())
}
