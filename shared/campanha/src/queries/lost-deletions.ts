import { isUnanswered, onSessionEnd } from '@seleta/api-client'

interface Named {
  readonly id: number
}

/** What was deleted without an answer, in this tab and session: the list that it was in says whether it is gone. */
export function createLostDeletions<T extends Named>() {
  const lost = new Map<number, { readonly list: string; readonly what: T }>()
  onSessionEnd(() => lost.clear())
  return {
    /** @param error of the deletion; where it is an answer, nothing was deleted. */
    note: (list: string, what: T, error: unknown): void => {
      if (isUnanswered(error)) lost.set(what.id, { list, what })
    },
    forget: (id: number): void => void lost.delete(id),
    /** @param known what stands in the list now */
    listGone: (list: string, known: readonly Named[]): readonly T[] =>
      [...lost.values()]
        .filter((one) => one.list === list && !known.some(({ id }) => id === one.what.id))
        .map(({ what }) => what),
  }
}
