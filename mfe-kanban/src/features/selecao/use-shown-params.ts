import { useSearchParams } from '@seleta/shell'
import { useState } from 'react'

/**
 * The address' parameters as the person left them. The router takes a moment to put a change into the address; a
 * checkbox must not wait for it, nor jump back meanwhile.
 * @returns the parameters to show, and what changes them
 */
export function useShownParams(): readonly [URLSearchParams, (next: URLSearchParams) => void] {
  const [params, setParams] = useSearchParams()
  const [asked, setAsked] = useState<{ readonly from: string; readonly next: URLSearchParams } | null>(null)
  const from = params.toString()
  // The address has moved on, to what was asked or elsewhere: from here on it is what counts.
  if (asked !== null && asked.from !== from) setAsked(null)
  const shown = asked?.from === from ? asked.next : params
  return [
    shown,
    (next) => {
      setAsked({ from, next })
      setParams(next)
    },
  ]
}
