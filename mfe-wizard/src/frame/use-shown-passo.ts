import { useLocation, useNavigate } from '@seleta/shell'
import type { PassoSegmento } from '@seleta/shell'
import { useCallback, useEffect, useState } from 'react'
import { passoAt } from '../steps/steps'

/** Goes to a step of the wizard. `to` is its address. */
export type GoToPasso = (passo: PassoSegmento, to: string) => void

interface Ahead {
  /** Key of the address that it was asked for at. */
  readonly from: string
  readonly passo: PassoSegmento
  readonly to: string
}

/**
 * The step on screen: the address's, or for a moment the one that was just asked for. The step is drawn first and the
 * address follows when it is on screen, so that the answer to a click does not wait for the host to draw itself again
 * (issue 4: 100 ms at a quarter of the speed).
 * @returns the step, null at an address of nobody's, and how to go to another one
 */
export function useShownPasso(): readonly [PassoSegmento | null, GoToPasso] {
  const { pathname, key } = useLocation()
  const navigate = useNavigate()
  const [ahead, setAhead] = useState<Ahead | null>(null)
  // Whatever else changes the address wins over what was on its way.
  if (ahead !== null && ahead.from !== key) setAhead(null)

  useEffect(() => (ahead === null ? undefined : onceDrawn(() => void navigate(ahead.to))), [ahead, navigate])

  const goTo = useCallback<GoToPasso>((passo, to) => setAhead({ from: key, passo, to }), [key])
  return [ahead?.from === key ? ahead.passo : passoAt(pathname), goTo]
}

/** Runs once what was just set is on screen; at once in a tab that is not. Answers a function that calls it off. */
function onceDrawn(run: () => void): () => void {
  if (document.hidden) {
    run()
    return () => {}
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
