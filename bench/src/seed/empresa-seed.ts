import type { Tamanho } from './sizes'

/** One company of the volume: where its ids begin and how much it holds. Rows are computed from their number. */
export interface EmpresaSeed {
  readonly id: number
  readonly nome: string
  readonly slug: string
  readonly email: string
  readonly usuarioId: number
  readonly tamanho: Tamanho
  /** Ids of row n are `base + n`. */
  readonly base: {
    readonly campanha: number
    readonly etapa: number
    readonly talento: number
    readonly inscricao: number
  }
  /** Milliseconds; every date is relative to it. */
  readonly now: number
}

/** A well mixed whole number from 0 up to, not including, `below`, the same for the same arguments. */
export function mix(below: number, ...keys: readonly number[]): number {
  let hash = 0x811c9dc5
  for (const key of keys) {
    hash = Math.imul(hash ^ (key & 0xffff), 0x01000193)
    hash = Math.imul(hash ^ (key >>> 16), 0x85ebca6b)
    hash ^= hash >>> 15
  }
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) % below
}

/** The item of a list that those keys choose. @throws RangeError when the list is empty */
export function choose<T>(list: readonly T[], ...keys: readonly number[]): T {
  const item = list[mix(list.length, ...keys)]
  if (item === undefined) throw new RangeError('Nothing to choose from.')
  return item
}

/** A UUID made of two numbers. */
export function toUuid(kind: number, n: number): string {
  const hex = [1, 2, 3, 4]
    .map((part) =>
      mix(2 ** 32, kind, n, part)
        .toString(16)
        .padStart(8, '0'),
    )
    .join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`
}
