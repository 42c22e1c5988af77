import { useState } from 'react'

/** What a list asks for, as the query cache tells it. */
export interface ListQuery<T> {
  readonly data: T | undefined
  /** `data` is the former page, while the next one is on its way. */
  readonly isPlaceholderData: boolean
  /** Milliseconds since 1970. */
  readonly dataUpdatedAt: number
  readonly isError: boolean
}

/** What to draw. `isOld`: rows of a page that was asked for before, to be dimmed. */
export type Shown<T> =
  | { readonly kind: 'waiting'; readonly answer: undefined; readonly isOld: false }
  | { readonly kind: 'answered'; readonly answer: T; readonly isOld: boolean }
  /** The last try failed; `since` tells when the answer was true, milliseconds since 1970. */
  | { readonly kind: 'kept'; readonly answer: T; readonly isOld: true; readonly since: number }
  | { readonly kind: 'failed'; readonly answer: undefined; readonly isOld: false }

interface Kept<T> {
  readonly of: string
  readonly data: T
  readonly at: number
}

/**
 * The last answer that arrived, whatever was asked since. A list whose next page fails keeps its rows on screen
 * (design 2, 'partial'; 4.2, 'load failure keeps old rows'), which the query cache alone does not do.
 * @param of which list it is: the rows of another one are never kept for it
 */
export function useKept<T>(query: ListQuery<T>, of = ''): Shown<T> {
  const { data, isPlaceholderData, dataUpdatedAt: at, isError } = query
  const [kept, setKept] = useState<Kept<T> | null>(null)
  if (data !== undefined && !isPlaceholderData) {
    if (kept === null || kept.data !== data || kept.at !== at || kept.of !== of) setKept({ of, data, at })
    if (isError) return { kind: 'kept', answer: data, isOld: true, since: at }
  }
  if (data !== undefined) return { kind: 'answered', answer: data, isOld: isPlaceholderData }
  if (!isError) return { kind: 'waiting', answer: undefined, isOld: false }
  if (kept === null || kept.of !== of) return { kind: 'failed', answer: undefined, isOld: false }
  return { kind: 'kept', answer: kept.data, isOld: true, since: kept.at }
}
