import type { CallInput } from '@seleta/contract/calls'
import type { Origem } from '@seleta/contract/limits'
import { MANUAL_ORIGENS, ORIGENS_ROBO, PAGE_SIZE, pageWithinDepth } from '@seleta/contract/limits'
import { paths } from '@seleta/shell'
import { candidatosAt, candidatosRoboAt } from './campanha-under'
import { origensOf } from '@seleta/campanha/filtros/filtros'
import { toFiltroBody } from '@seleta/campanha/filtros/filtros-wire'
import type { ListState, TalentoSort } from './list-address'

/** One of the three lists of people, and the call that reads a page of it (spec section 7). */
export type TalentoList =
  | { readonly tipo: 'candidatos'; readonly campanhaId: number; readonly origens: readonly Origem[] }
  | { readonly tipo: 'cesta' }

export const manualList = (campanhaId: number): TalentoList => ({
  tipo: 'candidatos',
  campanhaId,
  origens: MANUAL_ORIGENS,
})
export const roboList = (campanhaId: number): TalentoList => ({
  tipo: 'candidatos',
  campanhaId,
  origens: ORIGENS_ROBO,
})
export const CESTA: TalentoList = { tipo: 'cesta' }

/** Rows of one page: 8 candidates, 11 in the basket (spec section 9). */
export function pageSizeOf(list: TalentoList): number {
  return list.tipo === 'cesta' ? PAGE_SIZE.cesta : PAGE_SIZE.candidatos
}

/** How the server orders when the address does not say: best fit first, in the basket the newest résumé. */
export function defaultSortOf(list: TalentoList): TalentoSort {
  return { path: list.tipo === 'cesta' ? 'talento.atualCv' : 'talento.aderencia', order: 'DESC' }
}

/**
 * The body that says who is in the list, without page. The basket asks with `idCampanha` null and no origins.
 * Its default form equals the prefetch hints of remote.json, so the host's early call is the page's own.
 */
export function filtroOf(
  list: TalentoList,
  { filtros, sort }: Pick<ListState, 'filtros' | 'sort'>,
): CallInput<'filterTalentos'>['body'] {
  const asked = toFiltroBody(filtros)
  const who =
    list.tipo === 'cesta'
      ? { idCampanha: null }
      : { idCampanha: list.campanhaId, origens: [...origensOf(filtros, list.origens)] }
  return { ...asked, ...who, ...(sort === null ? {} : { orders: [sort] }) }
}

/** Input of `filterTalentos`. */
export function listInput(list: TalentoList, state: ListState): CallInput<'filterTalentos'> {
  const size = pageSizeOf(list)
  return {
    query: { page: pageWithinDepth(state.page, size), size },
    body: filtroOf(list, state),
  }
}

/** The list that an address shows; null for every other page. The panel goes through it with ‹ and ›. */
export function listAt(pathname: string): TalentoList | null {
  if (pathname.replace(/\/$/, '') === paths.cesta()) return CESTA
  const manual = candidatosAt(pathname)
  if (manual !== null) return manualList(manual)
  const robo = candidatosRoboAt(pathname)
  return robo === null ? null : roboList(robo)
}
