import { useCall } from '@seleta/api-client'

const WHOLE_VISIT = Number.POSITIVE_INFINITY
const FEWEST_LETTERS = 2
const SHOWN = 10

/** Functions whose name or synonym has the text, searched on the server. */
export function useFuncoes(busca: string): ReturnType<typeof useCall<'listFuncoes'>> {
  return useCall('listFuncoes', { query: { busca, limite: SHOWN } }, optionsFor(busca))
}

/** Cities whose name has the text, accent- and case-blind, searched on the server. */
export function useCidades(busca: string): ReturnType<typeof useCall<'listCidades'>> {
  return useCall('listCidades', { query: { busca, limite: SHOWN } }, optionsFor(busca))
}

/** Whether a text is long enough to search by. */
export const isBusca = (text: string) => text.trim().length >= FEWEST_LETTERS

const optionsFor = (busca: string) => ({
  isEnabled: isBusca(busca),
  isKeepingPrevious: true,
  freshFor: WHOLE_VISIT,
})
