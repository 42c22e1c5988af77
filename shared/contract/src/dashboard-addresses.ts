import { ORIGENS } from './limits'

/**
 * Addresses of the dashboard that the server writes too, into notices, and those of a person over a page. What else
 * screens lead to stands in the shell's `paths`, which knows nothing of ours; a test holds the two together. No zod: the
 * browser reads it.
 */

/** The candidates of a campaign. */
export const candidatosOf = (campanhaId: number): string => `/dashboard/candidatos/${campanhaId}`

/**
 * The address of a campaign's list with its people of every origin, where each screen else shows its own (decision 157).
 * @param query filters, as `FILTRO_ENDERECO` names them
 */
export const everybodyOf = (campanhaId: number, query: string): string =>
  `${candidatosOf(campanhaId)}?${query}&origem=${ORIGENS.join(',')}`

/** Messages that did not leave, of one campaign or of all. */
export const failedMensagensOf = (campanhaId: number | null): string =>
  `/dashboard/mensagens?aba=falharam${campanhaId === null ? '' : `&campanha=${campanhaId}`}`

/**
 * What stands in an address behind its path, with a person over the page: the host opens their panel.
 * @param search what stood there before
 */
export function withTalento(search: URLSearchParams, identificador: string): URLSearchParams {
  const next = new URLSearchParams(search)
  next.set('talento', identificador)
  return next
}

/** The same over a page that says nothing else: `?talento=…`. */
export const talentoAlone = (identificador: string): string =>
  `?${withTalento(new URLSearchParams(), identificador)}`
