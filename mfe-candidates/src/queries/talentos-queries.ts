import { callQuery, useCall, useQueryClient } from '@seleta/api-client'
import type { CallInput } from '@seleta/contract/calls'
import type { Lista } from '../rules/lista'
import { listaInput } from '../rules/lista'
import type { ListaEstado } from '../rules/lista-endereco'

/** One page of a list; the former page stays on screen while the next one loads. */
export function useTalentos(lista: Lista, estado: ListaEstado) {
  return useCall('filterTalentos', listaInput(lista, estado), { isKeepingPrevious: true })
}

/**
 * The page of this list that was read last: what stays on screen when another one cannot be read (design 4.5).
 * @returns null before the first; `since` in milliseconds since 1970
 */
export function useUltimaPagina(lista: Lista, estado: ListaEstado) {
  const cache = useQueryClient().getQueryCache()
  const { body } = listaInput(lista, estado)
  const [last] = cache
    .findAll({ queryKey: ['filterTalentos'], predicate: ({ state }) => state.status === 'success' })
    .filter(({ queryKey }) => isSameLista(queryKey[1], body))
    .toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
  if (last === undefined) return null
  // The key says whose answer it is.
  const data = last.state.data as Awaited<ReturnType<NonNullable<Read['queryFn']>>>
  return { data, since: last.state.dataUpdatedAt }
}

type Read = ReturnType<typeof callQuery<'filterTalentos'>>
type Body = CallInput<'filterTalentos'>['body']

function isSameLista(input: unknown, body: Body): boolean {
  // Inputs of this operation alone stand under this key.
  const other = (input as CallInput<'filterTalentos'>).body
  return other.idCampanha === body.idCampanha && String(other.origens) === String(body.origens)
}

/** A page that the panel needs to know who comes before and after; the list under it has asked for it already. */
export function useTalentosOf(lista: Lista, estado: ListaEstado, isEnabled: boolean) {
  return useCall('filterTalentos', listaInput(lista, estado), { isEnabled })
}

/** Everything about one person (spec section 3, candidate detail). */
export function useTalento(identificador: string) {
  return useCall('getTalento', { params: { identificador } })
}

/** Reads the next person ahead, so that going on is instant (design.md, the bar: Ashby). */
export function usePrefetchTalento(identificador: string | undefined): void {
  useCall(
    'getTalento',
    { params: { identificador: identificador ?? '' } },
    { isEnabled: identificador !== undefined },
  )
}

/** The campaign whose people are shown: its name stands in the header. */
export function useCampanha(campanhaId: number, isEnabled = true) {
  return useCall('getCampanha', { params: { id: campanhaId } }, { isEnabled, freshFor: 60_000 })
}

/** The stages of a campaign's board, in order. */
export function useEtapas(campanhaId: number, isEnabled = true) {
  return useCall('listEtapas', { params: { campanhaId } }, { isEnabled })
}
