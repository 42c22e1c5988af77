import type { FiltroKanban } from '@seleta/contract/kanban'
import { FILTRO_ENDERECO } from '@seleta/contract/filtro-endereco'
import { SCORE_MAX } from '@seleta/contract/limits'
import { categoryParts, choicePart, flagPart, group, numberPart, withTexts } from '@seleta/shell/list-address'

/**
 * What the address says of a board: its own filters, and those that the tab bar brings over from the candidate lists
 * (product 38; the names are those of mfe-candidates). What it says wrongly is ignored. The name that one looks for
 * is text about people and never in the address (design.md section 2).
 */
export type FiltroAddress = Omit<FiltroKanban, 'nome'>

/** The board's own. */
const own = group({
  aderenciaMinima: numberPart('aderencia', 1, SCORE_MAX),
  eliminadas: choicePart('eliminadas', ['sem', 'so']),
  sinalizadas: flagPart('sinalizadas'),
  paradas: flagPart('paradas'),
})

/** Those that the candidate lists write. */
const shared = group(categoryParts(FILTRO_ENDERECO))

const nothing = new URLSearchParams()
const noneOwn = own.write(own.read(nothing))
const noneShared = shared.write(shared.read(nothing))

export const readFiltro = (params: URLSearchParams): FiltroAddress =>
  // The parts read what the filter takes; what is not asked for is left out of it.
  Object.fromEntries([
    ...Object.entries(own.read(params)).filter(([, value]) => value !== null),
    ...Object.entries(shared.read(params)).filter(([, values]) => values.length > 0),
  ]) as FiltroAddress

/** The address with the board's own filters changed; everything else in it stays. */
export const writeFiltro = (params: URLSearchParams, filtro: FiltroAddress): URLSearchParams =>
  withTexts(
    params,
    own.write({
      aderenciaMinima: filtro.aderenciaMinima ?? null,
      eliminadas: filtro.eliminadas ?? null,
      sinalizadas: filtro.sinalizadas ?? null,
      paradas: filtro.paradas ?? null,
    }),
  )

/** The filter with another choice of the board's own; undefined takes that one away. */
export function withChoice<N extends 'aderenciaMinima' | 'eliminadas' | 'sinalizadas' | 'paradas'>(
  filtro: FiltroAddress,
  name: N,
  value: FiltroAddress[N] | undefined,
): FiltroAddress {
  const { [name]: _, ...others } = filtro
  return value === undefined ? others : { ...others, [name]: value }
}

/** The address without any filter. */
export const clearFiltro = (params: URLSearchParams): URLSearchParams =>
  withTexts(params, { ...noneOwn, ...noneShared })

/** The address without what the candidate lists brought. */
export const clearShared = (params: URLSearchParams): URLSearchParams => withTexts(params, noneShared)

/** How many values the candidate lists brought. */
export const countShared = (params: URLSearchParams): number =>
  Object.values(shared.read(params)).flat().length

/** How many of the board's own filters are set. */
export const countOwn = (params: URLSearchParams): number =>
  Object.values(own.read(params)).filter((value) => value !== null).length

/**
 * What is asked of the server; null is everybody.
 * @param nome as typed
 */
export function toFiltro(endereco: FiltroAddress, nome: string): FiltroKanban | null {
  const text = nome.trim()
  const filtro = { ...endereco, ...(text === '' ? {} : { nome: text }) }
  return Object.keys(filtro).length === 0 ? null : filtro
}
