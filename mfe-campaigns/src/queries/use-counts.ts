import { useCall } from '@seleta/api-client'

/** How many campaigns there are in each state, of those that a search finds. */
export const useCampanhasCount = (busca = '') =>
  useCall('countCampanhas', { query: busca === '' ? {} : { busca } })

/** Candidates of all campaigns of the company. */
export const useTalentosCount = (isEnabled: boolean) =>
  useCall('countTalentosDasCampanhas', {}, { isEnabled })
