import type { FiltroCampanhasBody } from '@seleta/contract/campanhas'
import type { SituacaoCampanha } from '@seleta/contract/limits'
import { PAGE_SIZE, SITUACOES_CAMPANHA } from '@seleta/contract/limits'

/** The list's state lives in the address, so Back and a shared link show the same list (product 14). Pure. */
export interface ListaState {
  /** Zero-based, as on the wire; the address counts from 1. */
  readonly page: number
  readonly sort: { readonly path: SortPath; readonly order: 'ASC' | 'DESC' }
  readonly situacao: SituacaoCampanha | null
  readonly busca: string
}

const sortPaths = {
  nome: 'campanha.nome',
  codigo: 'campanha.id',
  inicio: 'campanha.inicio',
  fechamento: 'campanha.fechamento',
} as const
type SortWord = keyof typeof sortPaths
export type SortPath = (typeof sortPaths)[SortWord]

export const DEFAULT_SORT = { path: 'campanha.nome', order: 'ASC' } as const

export function readLista(search: URLSearchParams): ListaState {
  const page = Number.parseInt(search.get('pagina') ?? '1', 10)
  const [word = '', direction = ''] = (search.get('ordem') ?? '').split(',')
  const path = sortPaths[word as SortWord]
  const situacao = SITUACOES_CAMPANHA.find((one) => one.toLowerCase() === search.get('situacao'))
  return {
    page: Number.isSafeInteger(page) && page > 1 ? page - 1 : 0,
    sort: path === undefined ? DEFAULT_SORT : { path, order: direction === 'desc' ? 'DESC' : 'ASC' },
    situacao: situacao ?? null,
    busca: search.get('busca') ?? '',
  }
}

/** The address of a state; what is as at first is left out. */
export function writeLista(former: URLSearchParams, state: ListaState): URLSearchParams {
  const search = new URLSearchParams(former)
  const put = (name: string, value: string | null) =>
    value === null ? search.delete(name) : search.set(name, value)
  const word = Object.entries(sortPaths).find(([, path]) => path === state.sort.path)?.[0] ?? 'nome'
  const isDefaultSort = state.sort.path === DEFAULT_SORT.path && state.sort.order === DEFAULT_SORT.order
  put('pagina', state.page === 0 ? null : String(state.page + 1))
  put('ordem', isDefaultSort ? null : `${word},${state.sort.order.toLowerCase()}`)
  put('situacao', state.situacao?.toLowerCase() ?? null)
  put('busca', state.busca === '' ? null : state.busca)
  return search
}

/** Input of the list's call. The prefetch hint of remote.json is this input for an empty address. */
export function listaInput(state: ListaState) {
  const filtros: FiltroCampanhasBody['filtros'] = []
  if (state.situacao !== null) filtros.push({ path: 'campanha.situacao', value: state.situacao })
  if (state.busca !== '') filtros.push({ path: 'campanha.nome', value: state.busca })
  return {
    query: { page: state.page, size: PAGE_SIZE.campanhas },
    body: { filtros, orders: [{ path: state.sort.path, order: state.sort.order }] },
  }
}

/**
 * The page to go to when the one asked for lies behind the end: the last row of a last page was deleted, or the
 * address is an old one.
 * @returns null when there is nothing to correct
 */
export function lastPage(state: ListaState, total: number | undefined): number | null {
  if (total === undefined || total === 0 || state.page * PAGE_SIZE.campanhas < total) return null
  return Math.ceil(total / PAGE_SIZE.campanhas) - 1
}
