import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { flushSync } from 'react-dom'

/** ms in which a finger that went up becomes a click, a menu that closes gives the focus back, and one key follows another. */
const REST = 300

/** What is open over a page, and gives the focus back to what opened it. */
const OPEN = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]'

/**
 * Runs something that takes away what people may just be using: when no pointer is down, the last key was a while ago, and
 * nothing is open that would want to give the focus back. What it changes is drawn in the same breath: a pointer that came
 * down between the change and its drawing would go up on what took the place, and its click would be nobody's.
 * @param isWatching from when on hands are watched
 * @param isDue whether it may run; asked again and again until `isWatching` ends
 */
export function useInPeace(isWatching: boolean, isDue: boolean, run: () => void): void {
  const quietFrom = useRef(0)
  useEffect(() => (isWatching ? watchHands((from) => (quietFrom.current = from)) : undefined), [isWatching])
  const runInPeace = useEffectEvent(() => {
    if (performance.now() >= quietFrom.current && document.querySelector(OPEN) === null) run()
  })
  // What is changed here is drawn with this commit.
  useLayoutEffect(() => {
    if (!isWatching || !isDue) return undefined
    runInPeace()
    const again = setInterval(() => flushSync(runInPeace), REST)
    return () => clearInterval(again)
  }, [isWatching, isDue])
}

/**
 * @param tell is told from when on hands are quiet, unless they move again; in the clock of `performance`
 * @returns how to leave it
 */
function watchHands(tell: (quietFrom: number) => void): () => void {
  const leaving = new AbortController()
  const listen = (types: readonly string[], rest: number) => {
    for (const type of types)
      document.addEventListener(type, () => tell(performance.now() + rest), {
        capture: true,
        passive: true,
        signal: leaving.signal,
      })
  }
  listen(['pointerdown'], Infinity)
  listen(['pointerup', 'pointercancel', 'contextmenu', 'keydown'], REST)
  return () => leaving.abort()
}
