import { useEffect, useEffectEvent, useState } from 'react'

/** ms after the last key until a list follows what was typed over it (product 9). */
export const LIST_REST = 300

/**
 * Tells what is being typed once the hand has rested, so that nobody is asked at every key.
 * @param isKnown there is nothing to tell
 * @param ms how long the value stands still before
 */
export function useTellRested<T>(value: T, isKnown: boolean, tell: (value: T) => void, ms = LIST_REST): void {
  const tellNow = useEffectEvent(tell)
  useEffect(() => {
    if (isKnown) return undefined
    const timer = setTimeout(() => tellNow(value), ms)
    return () => clearTimeout(timer)
  }, [value, isKnown, ms])
}

/** The value that last stood still for `ms`. */
export function useRested<T>(value: T, ms: number): T {
  const [rested, setRested] = useState(value)
  useTellRested(value, Object.is(value, rested), setRested, ms)
  return rested
}
