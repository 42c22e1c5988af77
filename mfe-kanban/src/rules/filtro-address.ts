import { filtrosPart } from '@seleta/campanha/filtros/filtros-address'
import { countFiltros, type Filtros, filtrosOn, NO_FILTROS } from '@seleta/campanha/filtros/filtros'
import { toBoardFiltro } from '@seleta/campanha/filtros/filtros-wire'
import type { FiltroKanban } from '@seleta/contract/kanban'
import { withTexts } from '@seleta/shell/list-address'

/*
 * What the address says of a board: the filters of the candidate lists, which the tab bar brings over, but for what its
 * columns say (product 38, audit B13). The name that one looks for is text about people and never in the address
 * (design.md section 2).
 */

export const readFiltros = (params: URLSearchParams): Filtros =>
  filtrosOn('selecao', filtrosPart.read(params))

/** The address with other filters; what the board does not ask stays for the lists. */
export const writeFiltros = (params: URLSearchParams, filtros: Filtros): URLSearchParams => {
  const { situacoes, etapas, figura } = filtrosPart.read(params)
  return withTexts(params, filtrosPart.write({ ...filtros, situacoes, etapas, figura }))
}

/** The address without any filter of the board. */
export const clearFiltros = (params: URLSearchParams): URLSearchParams => writeFiltros(params, NO_FILTROS)

/**
 * What is asked of the server; null is everybody.
 * @param nome as typed
 */
export function toFiltro(filtros: Filtros, nome: string): FiltroKanban | null {
  const text = nome.trim()
  if (text === '' && countFiltros(filtros) === 0) return null
  return { ...toBoardFiltro(filtros), ...(text === '' ? {} : { nome: text }) }
}
