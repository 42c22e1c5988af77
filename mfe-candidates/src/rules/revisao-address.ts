import type { TalentoSort } from './list-address'
import type { ListState } from './list-address'

/** Who is reviewed, as `?revisar=` says it (product 63). */
export const REVISAR = 'revisar'

/** The new ones of the list's filter, everybody whom it finds, or those who are selected. */
export type Whom = 'new' | 'filtro' | 'selecao'

const ADDRESS = { new: 'novas', filtro: 'filtro', selecao: 'selecao' } as const satisfies Record<Whom, string>

/** @returns what an address says wrongly is the new ones */
export const whomOf = (value: string): Whom => (value === 'filtro' || value === 'selecao' ? value : 'new')

/** Who has waited longest comes first. */
const OLDEST_FIRST: TalentoSort = { path: 'inscricao.criadaEm', order: 'ASC' }

/** The list's state as a review goes through it: an order that somebody chose stays, but for the new ones. */
export const reviewedState = (whom: Whom, { filtros, sort }: Pick<ListState, 'filtros' | 'sort'>) => ({
  filtros: whom === 'new' ? { ...filtros, leituras: ['nova' as const] } : filtros,
  sort: whom === 'new' ? OLDEST_FIRST : (sort ?? OLDEST_FIRST),
})

/** The address with the review of these people open over the list. */
export function withReview(params: URLSearchParams, whom: Whom): URLSearchParams {
  const next = new URLSearchParams(params)
  next.delete('talento')
  next.set(REVISAR, ADDRESS[whom])
  return next
}
