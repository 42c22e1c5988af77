import { withTalento } from '@seleta/contract/dashboard-addresses'
import { readCall, useQueryClient } from '@seleta/api-client'
import { boardInput } from '@seleta/campanha/board-input'
import type { TalentoItem } from '@seleta/contract/talentos'
import { useLocation, useSearchParams } from '@seleta/shell'
import { useCallback, useSyncExternalStore } from 'react'
import { useTalentosOf } from './talentos-queries'
import type { ListState } from '../rules/list-address'
import { talentosAddress } from '../rules/list-address'
import type { TalentoList } from '../rules/talento-list'
import { CESTA, listAt } from '../rules/talento-list'
import { boardAt } from '../rules/campanha-under'
import type { Step } from '../rules/neighbours'
import { neighbourhoodOf } from '../rules/neighbours'
import { useListState } from './use-list-state'

export interface Neighbours {
  readonly previous: Neighbour | null
  readonly next: Neighbour | null
}
export interface Neighbour {
  readonly identificador: string
  readonly go: () => void
}

/**
 * Previous and next person of what lies under the panel: the list that the address shows, across its pages, or the
 * board in the query cache. Over any other page there are none (product 40).
 */
export function useNeighbours(identificador: string): Neighbours {
  const { pathname } = useLocation()
  const inList = useListNeighbours(identificador, pathname)
  const onBoard = useBoardNeighbours(identificador, pathname)
  return listAt(pathname) === null ? onBoard : inList
}

function useListNeighbours(identificador: string, pathname: string): Neighbours {
  const found = listAt(pathname)
  const list = found ?? CESTA
  const [, setParams] = useSearchParams()
  const { state } = useListState(list)
  const { data } = useTalentosOf(list, state, found !== null)
  const neighbourhood = neighbourhoodOf(identificador, {
    page: state.page,
    totalPages: data?.totalPages ?? 0,
    ids: (data?.data ?? []).map((talento) => talento.identificador),
  })
  // Both ends at once happen on a page of one person.
  const before = useOtherPage(list, state, neighbourhood.previous)
  const after = useOtherPage(list, state, neighbourhood.next)

  const neighbour = (target: string, page: number): Neighbour => ({
    identificador: target,
    go: () => setParams((now) => withTalento(talentosAddress.write(now, { page }), target)),
  })
  const stepOf = (step: Step | null, other: readonly TalentoItem[]): Neighbour | null => {
    if (step === null) return null
    if (step.kind === 'this-page') return neighbour(step.identificador, state.page)
    const target = other.at(step.side === 'first' ? 0 : -1)
    return target === undefined ? null : neighbour(target.identificador, step.page)
  }
  return { previous: stepOf(neighbourhood.previous, before), next: stepOf(neighbourhood.next, after) }
}

/** The page that a step leads to, read while the person still looks at this one. */
function useOtherPage(list: TalentoList, state: ListState, step: Step | null): readonly TalentoItem[] {
  const isOther = step?.kind === 'other-page'
  const page = useTalentosOf(list, { ...state, page: isOther ? step.page : state.page }, isOther)
  return page.data?.data ?? []
}

function useBoardNeighbours(identificador: string, pathname: string): Neighbours {
  const [, setParams] = useSearchParams()
  const campanhaId = boardAt(pathname) ?? 0
  const etapas = useKnownBoard(campanhaId) ?? []
  const ids = etapas.flatMap((etapa) => etapa.talentos.map((cartao) => cartao.identificador))
  const { previous, next } = neighbourhoodOf(identificador, { page: 0, totalPages: 1, ids })
  const stepOf = (step: Step | null): Neighbour | null => {
    if (step?.kind !== 'this-page') return null
    const go = () => setParams((now) => withTalento(now, step.identificador))
    return { identificador: step.identificador, go }
  }
  return { previous: stepOf(previous), next: stepOf(next) }
}

/** The board as it stands in the cache, and as it changes there; it is its own page that asks for it. */
function useKnownBoard(campanhaId: number) {
  const client = useQueryClient()
  const follow = useCallback((onChange: () => void) => client.getQueryCache().subscribe(onChange), [client])
  return useSyncExternalStore(follow, () => readCall(client, 'getKanban', boardInput(campanhaId)))
}
