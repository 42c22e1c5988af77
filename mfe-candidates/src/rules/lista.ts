import type { CallInput } from '@seleta/contract/calls'
import type { Origem } from '@seleta/contract/limits'
import { ORIGENS_MANUAIS, ORIGENS_ROBO, PAGE_SIZE } from '@seleta/contract/limits'
import { toFiltroBody } from './filtros'
import type { ListaEstado, Ordem } from './lista-endereco'
import { toOrders } from './lista-endereco'

/** One of the three lists of people, and the call that reads a page of it (spec section 7). */
export type Lista =
  | { readonly tipo: 'candidatos'; readonly campanhaId: number; readonly origens: readonly Origem[] }
  | { readonly tipo: 'cesta' }

export const listaManual = (campanhaId: number): Lista => ({
  tipo: 'candidatos',
  campanhaId,
  origens: ORIGENS_MANUAIS,
})
export const listaRobo = (campanhaId: number): Lista => ({
  tipo: 'candidatos',
  campanhaId,
  origens: ORIGENS_ROBO,
})
export const CESTA: Lista = { tipo: 'cesta' }

/** Rows of one page: 8 candidates, 11 in the basket (spec section 9). */
export function pageSizeOf(lista: Lista): number {
  return lista.tipo === 'cesta' ? PAGE_SIZE.cesta : PAGE_SIZE.candidatos
}

/** How the server orders when the address does not say: best fit first, in the basket the newest résumé. */
export function ordemPadraoOf(lista: Lista): Ordem {
  return { campo: lista.tipo === 'cesta' ? 'atualCv' : 'aderencia', sentido: 'desc' }
}

/**
 * The body that says who is in the list, without page. The basket asks with `idCampanha` null and no origins.
 * Its default form equals the prefetch hints of remote.json, so the host's early call is the page's own.
 */
export function filtroOf(
  lista: Lista,
  estado: Pick<ListaEstado, 'filtros' | 'ordem'>,
): CallInput<'filterTalentos'>['body'] {
  const who =
    lista.tipo === 'cesta'
      ? { idCampanha: null }
      : { idCampanha: lista.campanhaId, origens: [...lista.origens] }
  return { ...who, ...toFiltroBody(estado.filtros), ...toOrders(estado.ordem) }
}

/** Input of `filterTalentos`: pages count from 1 here and from 0 on the wire. */
export function listaInput(lista: Lista, estado: ListaEstado): CallInput<'filterTalentos'> {
  return {
    query: { page: estado.pagina - 1, size: pageSizeOf(lista) },
    body: filtroOf(lista, estado),
  }
}

const LISTA_PATHS = [
  { pattern: /^\/dashboard\/candidatos\/(\d+)$/, lista: listaManual },
  { pattern: /^\/dashboard\/candidatos-robo\/(\d+)$/, lista: listaRobo },
  { pattern: /^\/dashboard\/cesto-de-talentos$/, lista: () => CESTA },
] as const

/** The list that an address shows; null for every other page. The panel goes through it with ‹ and ›. */
export function listaAt(pathname: string): Lista | null {
  for (const { pattern, lista } of LISTA_PATHS) {
    const match = pattern.exec(pathname.replace(/\/$/, ''))
    if (match !== null) return lista(Number(match[1]))
  }
  return null
}
