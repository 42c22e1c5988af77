import { useCall } from '@seleta/api-client'
import type { CampanhasState } from '../rules/campanhas-address'

/** How many campaigns there are in each state, of those that a search finds, or of one's own teams. */
export const useCampanhasCount = ({ busca, equipe }: Pick<CampanhasState, 'busca' | 'equipe'> = ALL) =>
  useCall('countCampanhas', {
    query: { ...(busca !== '' && { busca }), ...(equipe !== null && { equipe: 'minhas' }) },
  })

const ALL = { busca: '', equipe: null }

/** Candidates of all campaigns of the company. */
export const useTalentosCount = (isEnabled: boolean) =>
  useCall('countTalentosDasCampanhas', {}, { isEnabled })
