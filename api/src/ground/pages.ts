import { MAX_DEPTH } from '@seleta/contract/limits'
import { InvalidError } from './domain-error'

/** What a list is asked for: `page` counts from zero. */
export interface PageInput {
  readonly page: number
  readonly size: number
}

export interface PageOf<T> {
  readonly data: T[]
  readonly totalElements: number
  readonly totalPages: number
}

/** @throws InvalidError beyond the deepest row that a list can be asked for (security S12) */
export function assertDepth({ page, size }: PageInput): void {
  if (page * size > MAX_DEPTH) throw new InvalidError('A lista não vai tão longe. Use a busca ou os filtros.')
}

export const toPage = <T>(data: T[], total: number, { size }: PageInput): PageOf<T> => ({
  data,
  totalElements: total,
  totalPages: Math.ceil(total / size),
})
