import { useCall } from '@seleta/api-client'

const WHOLE_VISIT = Number.POSITIVE_INFINITY

/** All functions: a few hundred, also read by the host at start (product 6). */
export function useFuncoes() {
  return useCall('listFuncoes', { query: {} }, { freshFor: WHOLE_VISIT })
}

/** Cities whose name begins with or contains the text, accent- and case-blind, searched on the server. */
export function useCidades(busca: string) {
  const text = busca.trim()
  return useCall(
    'listCidades',
    { query: { busca: text, limite: 20 } },
    { isEnabled: text.length >= 2, isKeepingPrevious: true, freshFor: WHOLE_VISIT },
  )
}

/** All 5,571 cities: only to name ids that arrive in a shared link. */
export function useTodasCidades(isEnabled: boolean) {
  return useCall('listCidades', { query: {} }, { isEnabled, freshFor: WHOLE_VISIT })
}
