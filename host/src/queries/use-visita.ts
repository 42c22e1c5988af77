import { change } from '@seleta/api-client'
import { useEffect } from 'react'

/** Told again after so long: a visit is a matter of hours. */
const TOLD_EVERY_MS = 300_000

/**
 * Tells the server that somebody is at work (decision 162): by what they do, not by a tab that is open and asks by itself.
 */
export function useVisita(): void {
  useEffect(() => {
    let toldAt = -Infinity
    const tell = () => {
      if (performance.now() - toldAt < TOLD_EVERY_MS) return
      // What was read since the page opened counts from the same moment, before and after it is told.
      const isTouchedLater = toldAt === -Infinity
      toldAt = performance.now()
      // A visit that is told a few minutes late is the same visit.
      change('noteVisita', {}, { isTouchedLater }).catch(() => undefined)
    }
    tell()
    for (const name of ['pointerdown', 'keydown']) document.addEventListener(name, tell)
    return () => {
      for (const name of ['pointerdown', 'keydown']) document.removeEventListener(name, tell)
    }
  }, [])
}
