import { MAX_DEPTH } from '@seleta/contract/limits'
import { InvalidError } from './domain-error'

/** What a list is asked for: `page` counts from zero. */
export interface Pagina {
  readonly page: number
  readonly size: number
}

export interface PaginaDe<T> {
  readonly data: T[]
  readonly totalElements: number
  readonly totalPages: number
}

/** @throws InvalidError beyond the deepest row that a list can be asked for (security S12) */
export function assertDepth({ page, size }: Pagina): void {
  if (page * size > MAX_DEPTH) throw new InvalidError('A lista não vai tão longe. Use a busca ou os filtros.')
}

export const toPagina = <T>(data: T[], total: number, { size }: Pagina): PaginaDe<T> => ({
  data,
  totalElements: total,
  totalPages: Math.ceil(total / size),
})
