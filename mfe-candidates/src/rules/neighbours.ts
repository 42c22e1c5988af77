/** Who stands before and after a person in a list that is cut into pages (product 40). Pure. */
export interface ListPage {
  /** From 0. */
  readonly page: number
  readonly totalPages: number
  /** People of the page, in order. */
  readonly ids: readonly string[]
}

export type Step =
  | { readonly kind: 'this-page'; readonly identificador: string }
  /** The first or last person of another page, which has to be read first. */
  | { readonly kind: 'other-page'; readonly page: number; readonly side: 'first' | 'last' }

export interface Neighbourhood {
  readonly previous: Step | null
  readonly next: Step | null
}

const NOBODY: Neighbourhood = { previous: null, next: null }

export function neighbourhoodOf(identificador: string, { page, totalPages, ids }: ListPage): Neighbourhood {
  const index = ids.indexOf(identificador)
  if (index === -1) return NOBODY
  const before = ids[index - 1]
  const after = ids[index + 1]
  return {
    previous: here(before) ?? (page > 0 ? there(page - 1, 'last') : null),
    next: here(after) ?? (page + 1 < totalPages ? there(page + 1, 'first') : null),
  }
}

const here = (identificador: string | undefined): Step | null =>
  identificador === undefined ? null : { kind: 'this-page', identificador }
const there = (page: number, side: 'first' | 'last'): Step => ({ kind: 'other-page', page, side })
