import type { CallState } from '@seleta/api-client'
import { useCall } from '@seleta/api-client'

/** The campaign that a page is about and names; a minute old is fresh enough for that. */
export const useCampanha = (id: number, isEnabled = true): CallState<'getCampanha'> =>
  useCall('getCampanha', { params: { id } }, { isEnabled, freshFor: 60_000 })

/** Where its applications are (product 62). */
export const useNumeros = (campanhaId: number): CallState<'getNumeros'> =>
  useCall('getNumeros', { params: { campanhaId } })
