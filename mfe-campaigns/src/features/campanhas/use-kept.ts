import { useState } from 'react'

interface Answered<T> {
  readonly data: T | undefined
  readonly isPlaceholderData: boolean
  /** Milliseconds since 1970. */
  readonly dataUpdatedAt: number
}

interface Kept<T> {
  readonly data: T
  /** When it was true, milliseconds since 1970. */
  readonly at: number
}

/**
 * The last answer that arrived, whatever was asked since. A list whose next page fails keeps its rows on screen
 * (design 2, 'partial'; 4.2, 'load failure keeps old rows'), which the query cache alone does not do.
 * @returns null until the first answer
 */
export function useKept<T>({ data, isPlaceholderData, dataUpdatedAt: at }: Answered<T>): Kept<T> | null {
  const [kept, setKept] = useState<Kept<T> | null>(null)
  if (data === undefined || isPlaceholderData) return kept
  if (kept?.data === data && kept.at === at) return kept
  const next = { data, at }
  setKept(next)
  return next
}
