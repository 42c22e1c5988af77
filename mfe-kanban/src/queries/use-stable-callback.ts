import { useCallback, useLayoutEffect, useRef } from 'react'

/** A function that is the same in every render and always runs the last one given: for memoised cards and listeners. */
export function useStableCallback<A extends unknown[], R>(callback: (...args: A) => R): (...args: A) => R {
  const latest = useRef(callback)
  useLayoutEffect(() => {
    latest.current = callback
  })
  return useCallback((...args: A) => latest.current(...args), [])
}
