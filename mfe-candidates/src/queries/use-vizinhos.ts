import { useQueryClient } from '@seleta/api-client'
import type { Etapa } from '@seleta/contract/kanban'
import type { TalentoItem } from '@seleta/contract/talentos'
import { useLocation, useSearchParams } from '@seleta/shell'
import { useTalentosOf } from './talentos-queries'
import type { ListState } from '../rules/list-address'
import { talentosAddress } from '../rules/list-address'
import type { TalentoList } from '../rules/talento-list'
import { CESTA, listAt } from '../rules/talento-list'
import type { Passo } from '../rules/vizinhos'
import { vizinhancaOf } from '../rules/vizinhos'
import { useListState } from './use-list-state'

export interface Vizinhos {
  readonly anterior: Vizinho | null
  readonly proximo: Vizinho | null
}
export interface Vizinho {
  readonly identificador: string
  readonly go: () => void
}

/**
 * Previous and next person of what lies under the panel: the list that the address shows, across its pages, or the
 * board in the query cache. Over any other page there are none (product 40).
 */
export function useVizinhos(identificador: string): Vizinhos {
  const { pathname } = useLocation()
  const inList = useListVizinhos(identificador, pathname)
  const onBoard = useBoardVizinhos(identificador, pathname)
  return listAt(pathname) === null ? onBoard : inList
}

function useListVizinhos(identificador: string, pathname: string): Vizinhos {
  const found = listAt(pathname)
  const list = found ?? CESTA
  const [, setParams] = useSearchParams()
  const { state } = useListState(list)
  const { data } = useTalentosOf(list, state, found !== null)
  const vizinhanca = vizinhancaOf(identificador, {
    page: state.page,
    totalPages: data?.totalPages ?? 0,
    ids: (data?.data ?? []).map((talento) => talento.identificador),
  })
  // Both ends at once happen on a page of one person.
  const before = useOtherPage(list, state, vizinhanca.anterior)
  const after = useOtherPage(list, state, vizinhanca.proximo)

  const vizinho = (alvo: string, page: number): Vizinho => ({
    identificador: alvo,
    go: () =>
      setParams((now) => {
        const next = talentosAddress.write(now, { page })
        next.set('talento', alvo)
        return next
      }),
  })
  const stepOf = (passo: Passo | null, other: readonly TalentoItem[]): Vizinho | null => {
    if (passo === null) return null
    if (passo.tipo === 'nesta-pagina') return vizinho(passo.identificador, state.page)
    const alvo = other.at(passo.lado === 'primeiro' ? 0 : -1)
    return alvo === undefined ? null : vizinho(alvo.identificador, passo.page)
  }
  return { anterior: stepOf(vizinhanca.anterior, before), proximo: stepOf(vizinhanca.proximo, after) }
}

/** The page that a step leads to, read while the person still looks at this one. */
function useOtherPage(list: TalentoList, state: ListState, passo: Passo | null): readonly TalentoItem[] {
  const isOther = passo?.tipo === 'outra-pagina'
  const page = useTalentosOf(list, { ...state, page: isOther ? passo.page : state.page }, isOther)
  return page.data?.data ?? []
}

function useBoardVizinhos(identificador: string, pathname: string): Vizinhos {
  const client = useQueryClient()
  const [, setParams] = useSearchParams()
  const campanhaId = Number(/^\/dashboard\/selecao\/(\d+)/.exec(pathname)?.[1] ?? 0)
  const boards = client.getQueriesData<Etapa[]>({ queryKey: ['getKanban'] })
  const etapas =
    boards.map(([, data]) => data ?? []).find(([first]) => first?.campanhaId === campanhaId) ?? []
  const ids = etapas.flatMap((etapa) => etapa.talentos.map((cartao) => cartao.identificador))
  const { anterior, proximo } = vizinhancaOf(identificador, { page: 0, totalPages: 1, ids })
  const stepOf = (passo: Passo | null): Vizinho | null => {
    if (passo?.tipo !== 'nesta-pagina') return null
    const go = () =>
      setParams((now) => {
        const next = new URLSearchParams(now)
        next.set('talento', passo.identificador)
        return next
      })
    return { identificador: passo.identificador, go }
  }
  return { anterior: stepOf(anterior), proximo: stepOf(proximo) }
}
