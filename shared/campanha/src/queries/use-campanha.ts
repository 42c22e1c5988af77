import type { CallState } from '@seleta/api-client'
import { useCall } from '@seleta/api-client'

/** The campaign that a head names; a minute old is fresh enough for it. */
export const useCampanha = (id: number): CallState<'getCampanha'> =>
  useCall('getCampanha', { params: { id } }, { freshFor: 60_000 })

/** Where its applications are (product 62). */
export const useNumeros = (campanhaId: number): CallState<'getNumeros'> =>
  useCall('getNumeros', { params: { campanhaId } })
