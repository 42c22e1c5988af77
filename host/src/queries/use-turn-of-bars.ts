import { useQueryClient } from '@seleta/api-client'
import type { RefObject } from 'react'
import { useEffect, useState } from 'react'

/** What a person waits for at most, ms: a page that comes later finds the bars drawn. */
const LATEST = 1000

/** Whoever is about to use the bars has them at once. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const

/**
 * Whether it is the bars' turn to be drawn. Behind the first frame the page goes first, with what it asked for: the
 * picture shows where the bars will be, and nobody came for them (docs/decisions/177-rows-before-the-grid.md).
 * @param isPictured the first frame's picture of the bars still stands
 * @param main the page's place
 */
export function useTurnOfBars(isPictured: boolean, main: RefObject<HTMLElement | null>): boolean {
  const client = useQueryClient()
  const [isTheirs, setIsTheirs] = useState(!isPictured)
  useEffect(() => {
    if (isTheirs) return undefined
    const turn = () => setIsTheirs(true)
    const stops: (() => void)[] = []
    const late = setTimeout(turn, LATEST)
    stops.push(() => clearTimeout(late))
    for (const sign of SIGNS) document.addEventListener(sign, turn)
    stops.push(() => {
      for (const sign of SIGNS) document.removeEventListener(sign, turn)
    })
    const turnWhenShown = () => {
      const frame = requestAnimationFrame(() => {
        const timer = setTimeout(turn)
        stops.push(() => clearTimeout(timer))
      })
      stops.push(() => cancelAnimationFrame(frame))
    }
    const turnWhenAnswered = () => {
      if (client.isFetching() === 0) return turnWhenShown()
      const stop = client.getQueryCache().subscribe(() => {
        if (client.isFetching() > 0) return
        stop()
        turnWhenShown()
      })
      stops.push(stop)
    }
    const look = () => {
      if (!isDrawn(main.current)) return
      watch.disconnect()
      turnWhenAnswered()
    }
    const watch = new MutationObserver(look)
    if (main.current !== null) watch.observe(main.current, { childList: true, subtree: true })
    stops.push(() => watch.disconnect())
    look()
    return () => {
      for (const stop of stops) stop()
    }
  }, [client, isTheirs, main])
  return isTheirs
}

/** The page stands there, or what has become of it (features/remotes/area-messages). */
const isDrawn = (place: HTMLElement | null) =>
  place !== null && place.firstElementChild !== null && place.querySelector('.area-loading') === null
