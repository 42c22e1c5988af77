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

/**
 * A person over the list of their campaign, or over the basket when they are in none.
 * @param campanhaId null for the basket
 */
export const talentoIn = (campanhaId: number | null, identificador: string): string =>
  `${campanhaId === null ? '/dashboard/cesto-de-talentos' : candidatosOf(campanhaId)}${talentoAlone(identificador)}`

/** Where a colleague chooses what comes by e-mail. */
export const PREFERENCIAS = '/dashboard/configuracoes#avisos-por-email'

/** Behind the address of a person: their notes stand open. */
export const NOTAS_HASH = '#notas'

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

/** Says from which campaign's page people are looked at, where a call itself names none (decision 193). */
export const OLHAR_HEADER = 'x-campanha'

const OF_CAMPANHA = ['candidatos', 'candidatos-robo', 'selecao']

/**
 * The campaign whose people an address shows, as it names it; undefined on every other page.
 * @param search the desk holds people of several campaigns, and says behind the path which one is before it
 */
export function olharAt(pathname: string, search = ''): string | undefined {
  const [, , page = '', id] = pathname.split('/')
  if (page === 'avaliacoes') return new URLSearchParams(search).get('campanha') ?? undefined
  return OF_CAMPANHA.includes(page) ? id : undefined
}

/** Where somebody without an account judges by a link: what stands behind its `#` is read there once (product 72). */
export const AVALIAR = '/avaliar'
/** Whether an address is that page's. */
export const isOfConvidado = (pathname: string): boolean => /^\/avaliar\/?$/i.test(pathname)
