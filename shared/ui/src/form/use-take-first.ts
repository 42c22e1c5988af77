import { useEffect, useEffectEvent, useRef } from 'react'

interface TakeFirst {
  readonly text: string
  /** The options do not answer to the text yet. */
  readonly isLoading: boolean
  readonly onTake: () => void
}

/**
 * Enter on what was typed takes the best hit (audit W10). Who types fast presses it before the answer is there: it is
 * taken as soon as it comes, unless something else has been typed by then.
 * @returns what Enter does
 */
export function useTakeFirst({ text, isLoading, onTake }: TakeFirst): () => void {
  const awaited = useRef<string | null>(null)
  const take = useEffectEvent(onTake)
  useEffect(() => {
    if (isLoading || awaited.current !== text) return
    awaited.current = null
    take()
  }, [text, isLoading])
  return () => {
    if (isLoading) awaited.current = text
    else onTake()
  }
}
