import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import type { MatchedPage } from '../rules/page-table'
import { listPages, matchPage, notFoundEntry } from '../rules/page-table'
import { useAreas } from './remotes/use-areas'

/** The page that is open in the frame, by the areas as they stand now: a title may change while it is open. */
export function useCurrentPage(): MatchedPage {
  const areas = useAreas()
  const { pathname } = useLocation()
  return useMemo(
    () => matchPage(listPages(areas), pathname) ?? { ...notFoundEntry, params: {} },
    [areas, pathname],
  )
}
