import { ORIGENS } from './limits'

/**
 * The address of a campaign's list with its people of every origin, where each screen else shows its own (decision 157).
 * @param query filters, as `FILTRO_ENDERECO` names them
 */
export const everybodyOf = (campanhaId: number, query: string): string =>
  `/dashboard/candidatos/${campanhaId}?${query}&origem=${ORIGENS.join(',')}`
