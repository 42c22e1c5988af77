/** Who stands before and after a person in a list that is cut into pages (product 40). Pure. */
export interface ListPage {
  /** From 0. */
  readonly page: number
  readonly totalPages: number
  /** People of the page, in order. */
  readonly ids: readonly string[]
}

export type Passo =
  | { readonly tipo: 'nesta-pagina'; readonly identificador: string }
  /** The first or last person of another page, which has to be read first. */
  | { readonly tipo: 'outra-pagina'; readonly page: number; readonly side: 'primeiro' | 'ultimo' }

export interface Neighbourhood {
  readonly former: Passo | null
  readonly proximo: Passo | null
}

const NOBODY: Neighbourhood = { former: null, proximo: null }

export function neighbourhoodOf(identificador: string, { page, totalPages, ids }: ListPage): Neighbourhood {
  const index = ids.indexOf(identificador)
  if (index === -1) return NOBODY
  const before = ids[index - 1]
  const after = ids[index + 1]
  return {
    former: here(before) ?? (page > 0 ? there(page - 1, 'ultimo') : null),
    proximo: here(after) ?? (page + 1 < totalPages ? there(page + 1, 'primeiro') : null),
  }
}

const here = (identificador: string | undefined): Passo | null =>
  identificador === undefined ? null : { tipo: 'nesta-pagina', identificador }
const there = (page: number, side: 'primeiro' | 'ultimo'): Passo => ({ tipo: 'outra-pagina', page, side })
