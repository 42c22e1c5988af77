/** Who stands before and after a person in a list that is cut into pages (product 40). Pure. */
export interface Pagina {
  /** From 1. */
  readonly pagina: number
  readonly totalPages: number
  /** People of the page, in order. */
  readonly ids: readonly string[]
}

export type Passo =
  | { readonly tipo: 'nesta-pagina'; readonly identificador: string }
  /** The first or last person of another page, which has to be read first. */
  | { readonly tipo: 'outra-pagina'; readonly pagina: number; readonly lado: 'primeiro' | 'ultimo' }

export interface Vizinhanca {
  readonly anterior: Passo | null
  readonly proximo: Passo | null
}

const NINGUEM: Vizinhanca = { anterior: null, proximo: null }

export function vizinhancaOf(identificador: string, { pagina, totalPages, ids }: Pagina): Vizinhanca {
  const index = ids.indexOf(identificador)
  if (index === -1) return NINGUEM
  const before = ids[index - 1]
  const after = ids[index + 1]
  return {
    anterior: here(before) ?? (pagina > 1 ? there(pagina - 1, 'ultimo') : null),
    proximo: here(after) ?? (pagina < totalPages ? there(pagina + 1, 'primeiro') : null),
  }
}

const here = (identificador: string | undefined): Passo | null =>
  identificador === undefined ? null : { tipo: 'nesta-pagina', identificador }
const there = (pagina: number, lado: 'primeiro' | 'ultimo'): Passo => ({ tipo: 'outra-pagina', pagina, lado })
