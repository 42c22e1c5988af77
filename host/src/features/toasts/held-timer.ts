import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * Calls `onEnd` after `ms` milliseconds in all during which nobody holds the timer; null waits for ever.
 * @param isHeld stops the clock; letting go goes on with what was left
 */
export function useHeldTimer(ms: number | null, isHeld: boolean, onEnd: () => void): void {
  const left = useRef(ms)
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (left.current === null || isHeld) return undefined
    const startedAt = Date.now()
    const timer = setTimeout(() => end(), left.current)
    return () => {
      clearTimeout(timer)
      if (left.current !== null) left.current = Math.max(0, left.current - (Date.now() - startedAt))
    }
  }, [isHeld])
}
