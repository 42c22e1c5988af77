import { useLocation, useNavigate } from '@seleta/shell'
import type { PassoSegmento } from '@seleta/shell'
import { useCallback, useEffect, useRef, useState } from 'react'
import { passoAt } from '../steps/steps'

/** Goes to a step of the wizard. `to` is its address. */
export type GoToPasso = (passo: PassoSegmento, to: string) => void

/**
 * The step on screen: the address's, or for a moment the one that was just asked for. The step is drawn first and the
 * address follows when it is on screen, so that the answer to a click does not wait for the host to draw itself again
 * (issue 4: 100 ms at a quarter of the speed).
 * @returns the step, null at an address of nobody's, and how to go to another one
 */
export function useShownPasso(): readonly [PassoSegmento | null, GoToPasso] {
  const { pathname, key } = useLocation()
  const navigate = useNavigate()
  const [ahead, setAhead] = useState<{ readonly from: string; readonly passo: PassoSegmento } | null>(null)
  const callOff = useRef(() => {})

  if (ahead !== null && ahead.from !== key) setAhead(null)

  // Whatever else changes the address wins over what was on its way.
  useEffect(() => () => callOff.current(), [key])

  const goTo = useCallback<GoToPasso>(
    (passo, to) => {
      callOff.current()
      setAhead({ from: key, passo })
      callOff.current = onceDrawn(() => void navigate(to))
    },
    [key, navigate],
  )
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
