import { readId } from '@seleta/regras/id'
import { useLocation, useNavigate } from '@seleta/shell'
import type { PassoSegmento } from '@seleta/shell'
import { useCallback, useEffect, useState } from 'react'
import { passoAt } from '../../rules/passos/steps'

/** Goes to a step of the wizard. `to` is its address. */
export type GoToPasso = (passo: PassoSegmento, to: string) => void

/** What the wizard shows: a step, of the draft or campaign that the address names. */
export interface ShownPasso {
  readonly passo: PassoSegmento
  /** Null on a bare address. */
  readonly campanhaId: number | null
  /** Whether the address has caught up with it. */
  readonly isSettled: boolean
}

interface Ahead {
  /** Key of the address that it was asked for at. */
  readonly from: string
  readonly passo: PassoSegmento
  readonly to: string
  /** Steps whose addresses may still arrive without a word against it: the one it was asked from, those asked before. */
  readonly passed: readonly (PassoSegmento | null)[]
}

/**
 * The step on screen: the address's, or for a moment the one that was just asked for. The step is drawn first and the
 * address follows when it is on screen, so that the answer to a click does not wait for the host to draw itself again
 * (issue 4: 100 ms at a quarter of the speed).
 * @returns what is shown, null at an address of nobody's, and how to go to another step
 */
export function useShownPasso(): readonly [ShownPasso | null, GoToPasso] {
  const { pathname, search, key } = useLocation()
  const navigate = useNavigate()
  const [ahead, setAhead] = useState<Ahead | null>(null)
  const here = passoAt(pathname)
  // A former step's address comes late to somebody who is quicker; whatever else changes the address wins.
  const isAhead =
    ahead !== null && (ahead.from === key || (ahead.passo !== here && ahead.passed.includes(here)))
  const to = isAhead ? ahead.to : null

  useEffect(() => (to === null ? undefined : onceDrawn(() => void navigate(to))), [to, navigate])
  // Not while drawing: the address comes as a transition, and one that is begun anew would leave its word behind.
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the arrival is the router's; see above for why not in the drawing
    if (!isAhead) setAhead((now) => (now === ahead ? null : now))
  }, [isAhead, ahead])

  // Back may come before the address has been drawn that it leaves: the one it leads to then looks as if nothing had been.
  useEffect(() => {
    const letGo = () => setAhead(null)
    window.addEventListener('popstate', letGo)
    return () => window.removeEventListener('popstate', letGo)
  }, [])

  const goTo = useCallback<GoToPasso>(
    (passo, address) =>
      setAhead((former) => ({
        from: key,
        passo,
        to: address,
        passed: former === null ? [here] : [...former.passed, former.passo],
      })),
    [key, here],
  )
  const passo = isAhead ? ahead.passo : here
  if (passo === null) return [null, goTo]
  const campanhaId = readCampanhaId(isAhead ? ahead.to.slice(ahead.to.indexOf('?') + 1) : search)
  return [{ passo, campanhaId, isSettled: !isAhead }, goTo]
}

const readCampanhaId = (search: string): number | null => readId(new URLSearchParams(search).get('campanha'))

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
