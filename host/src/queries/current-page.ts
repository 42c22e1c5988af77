import { CallError, callQuery, useQuery } from '@seleta/api-client'
import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { callOfAddress } from '../rules/page-calls'
import type { MatchedPage } from '../rules/page-table'
import { listPages, matchPage, notFoundEntry } from '../rules/page-table'
import { useAreas } from './remotes/use-areas'

const NOBODYS: MatchedPage = { ...notFoundEntry, params: {} }

/**
 * The page that is open in the frame, by the areas as they stand now: a title may change while it is open. An address
 * that names what is not there, or is another company's, is nobody's (audit P15).
 */
export function useCurrentPage(): MatchedPage {
  const areas = useAreas()
  const { pathname } = useLocation()
  const found = useMemo(() => matchPage(listPages(areas), pathname) ?? NOBODYS, [areas, pathname])
  return useIsGone(found) ? NOBODYS : found
}

/** Whether what the address names was asked for and is not there. Only looks at the page's own call, and makes none. */
function useIsGone({ page, params }: MatchedPage): boolean {
  const call = callOfAddress(page, params)
  const { error } = useQuery({
    ...callQuery(call?.operation ?? 'getUsuario', call?.input ?? {}),
    enabled: false,
  })
  return call !== null && error instanceof CallError && error.kind === 'not-found'
}
