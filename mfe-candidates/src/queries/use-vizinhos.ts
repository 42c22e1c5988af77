import { useQueryClient } from '@seleta/api-client'
import type { Etapa } from '@seleta/contract/kanban'
import type { TalentoItem } from '@seleta/contract/talentos'
import { useLocation, useSearchParams } from '@seleta/shell'
import { useTalentosOf } from './talentos-queries'
import type { Lista } from '../rules/lista'
import { CESTA, listaAt } from '../rules/lista'
import type { ListaEstado } from '../rules/lista-endereco'
import { writeLista } from '../rules/lista-endereco'
import type { Passo } from '../rules/vizinhos'
import { vizinhancaOf } from '../rules/vizinhos'
import { useListaEstado } from './use-lista-estado'

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
  const lista = listaAt(pathname)
  const naLista = useVizinhosDaLista(identificador, pathname)
  const noQuadro = useVizinhosDoQuadro(identificador, pathname)
  return lista === null ? noQuadro : naLista
}

function useVizinhosDaLista(identificador: string, pathname: string): Vizinhos {
  const found = listaAt(pathname)
  const lista = found ?? CESTA
  const [, setParams] = useSearchParams()
  const { estado } = useListaEstado(lista)
  const page = useTalentosOf(lista, estado, found !== null)
  const vizinhanca = vizinhancaOf(identificador, {
    pagina: estado.pagina,
    totalPages: page.data?.totalPages ?? 0,
    ids: (page.data?.data ?? []).map((talento) => talento.identificador),
  })
  // Both ends at once happen on a page of one person.
  const before = useOutraPagina(lista, estado, vizinhanca.anterior)
  const after = useOutraPagina(lista, estado, vizinhanca.proximo)

  const vizinho = (alvo: string, pagina: number): Vizinho => ({
    identificador: alvo,
    go: () =>
      setParams((now) => {
        const next = writeLista(now, { pagina })
        next.set('talento', alvo)
        return next
      }),
  })
  const stepOf = (passo: Passo | null, outra: readonly TalentoItem[]): Vizinho | null => {
    if (passo === null) return null
    if (passo.tipo === 'nesta-pagina') return vizinho(passo.identificador, estado.pagina)
    const alvo = outra.at(passo.lado === 'primeiro' ? 0 : -1)
    return alvo === undefined ? null : vizinho(alvo.identificador, passo.pagina)
  }
  return { anterior: stepOf(vizinhanca.anterior, before), proximo: stepOf(vizinhanca.proximo, after) }
}

/** The page that a step leads to, read while the person still looks at this one. */
function useOutraPagina(lista: Lista, estado: ListaEstado, passo: Passo | null): readonly TalentoItem[] {
  const isOther = passo?.tipo === 'outra-pagina'
  const page = useTalentosOf(lista, { ...estado, pagina: isOther ? passo.pagina : estado.pagina }, isOther)
  return page.data?.data ?? []
}

function useVizinhosDoQuadro(identificador: string, pathname: string): Vizinhos {
  const client = useQueryClient()
  const [, setParams] = useSearchParams()
  const campanhaId = Number(/^\/dashboard\/selecao\/(\d+)/.exec(pathname)?.[1] ?? 0)
  const boards = client.getQueriesData<Etapa[]>({ queryKey: ['getKanban'] })
  const etapas =
    boards.map(([, data]) => data ?? []).find(([first]) => first?.campanhaId === campanhaId) ?? []
  const ids = etapas.flatMap((etapa) => etapa.talentos.map((cartao) => cartao.identificador))
  const { anterior, proximo } = vizinhancaOf(identificador, { pagina: 1, totalPages: 1, ids })
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
