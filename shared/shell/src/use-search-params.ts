import { useCallback, useContext } from 'react'
import type { SetURLSearchParams } from 'react-router-dom'
import {
  createSearchParams,
  UNSAFE_DataRouterContext as DataRouterContext,
  UNSAFE_NavigationContext as NavigationContext,
  useNavigate,
  useSearchParams as useDrawnSearchParams,
} from 'react-router-dom'

/**
 * What the address asks for. Unlike the router's own hook, a change begins from where the address is at that moment,
 * not from where it was when the page was last drawn: on a slow machine a search that is typed right after a tab was
 * chosen would otherwise lead back to the tab before.
 * @returns the parameters as drawn, and what changes them: to some, or from those of now
 */
export function useSearchParams(): [URLSearchParams, SetURLSearchParams] {
  const [drawn] = useDrawnSearchParams()
  const navigate = useNavigate()
  const router = useContext(DataRouterContext)?.router
  const { navigator } = useContext(NavigationContext)
  const change = useCallback<SetURLSearchParams>(
    (next, options) => {
      const { search } = router?.state.location ?? placeOf(navigator)
      const params = typeof next === 'function' ? next(new URLSearchParams(search)) : next
      return navigate(`?${createSearchParams(params).toString()}`, options)
    },
    [navigate, navigator, router],
  )
  return [drawn, change]
}

/** Without routes of their own, navigators are the history itself, which knows where it is. */
interface Place {
  readonly createHref: unknown
  readonly location?: { readonly search: string }
}
const placeOf = ({ location = window.location }: Place) => location
