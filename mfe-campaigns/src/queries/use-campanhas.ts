import { useCall } from '@seleta/api-client'
import type { CampanhasState } from '../rules/campanhas-address'
import { listInput } from '../rules/campanhas-address'

/** The page of the list that the address asks for; the former one while it is on its way. */
export const useCampanhas = (state: CampanhasState) =>
  useCall('filterCampanhas', listInput(state), { isKeepingPrevious: true })
