import { useEffect, useState } from 'react'

/** Asks the server for options; aborted when the text changes before the answer. */
export type OptionSearch<T> = (text: string, signal: AbortSignal) => Promise<readonly T[]>

/** The last answer, and the text it answers. */
type Answer<T> = { text: string | null; status: 'ready' | 'failed'; options: readonly T[] }

/** Short: the answer to a key shall be on screen within 100 ms, and a newer key aborts the older question. */
const DEBOUNCE = 40

/**
 * Runs `onSearch` 40 ms after the last key while the list is open. Until the answer is there the former options
 * stay; a late answer never overwrites a newer one.
 */
export function useOptionSearch<T>(onSearch: OptionSearch<T> | undefined, text: string, isOpen: boolean) {
  const [answer, setAnswer] = useState<Answer<T>>({ text: null, status: 'ready', options: [] })
  useEffect(() => {
    if (!onSearch || !isOpen) return undefined
    const abort = new AbortController()
    const ask = async () => {
      try {
        const options = await onSearch(text, abort.signal)
        if (!abort.signal.aborted) setAnswer({ text, status: 'ready', options })
      } catch {
        if (!abort.signal.aborted) setAnswer({ text, status: 'failed', options: [] })
      }
    }
    const timer = setTimeout(() => void ask(), DEBOUNCE)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [onSearch, text, isOpen])

  const isLoading = Boolean(onSearch) && isOpen && answer.text !== text
  return { options: answer.options, isLoading, hasFailed: !isLoading && answer.status === 'failed' }
}
