import { CallError, callQuery, useQuery } from '@seleta/api-client'
import { useMemo, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { callOfAddress } from '../rules/page-calls'
import type { MatchedPage } from '../rules/page-table'
import { listPages, matchPage, notFoundEntry } from '../rules/page-table'
import { useAreas, useIsRegistryHeard } from './remotes/use-areas'

const NOBODYS: MatchedPage = { ...notFoundEntry, params: {} }
/** What an address that nobody has may be until the registry is known: a page of an area that came after this host. */
export const AWAITED: MatchedPage = {
  ...NOBODYS,
  page: { ...NOBODYS.page, id: 'aguardada', title: 'Carregando…' },
}

/**
 * The page that is open: the one that the areas named when its address was opened. What they say of it later, or that
 * they no longer name it, waits for the next address: somebody may be writing in it (decision 184). An address that is
 * nobody's is looked up again with each change of the areas.
 */
export function useOpenPage(): MatchedPage {
  const areas = useAreas()
  const { pathname } = useLocation()
  const now = useMemo(() => lookUp(areas, pathname), [areas, pathname])
  const [open, setOpen] = useState({ pathname, page: now })
  const nobodys = useIsRegistryHeard() ? NOBODYS : AWAITED
  if (open.pathname === pathname && open.page !== null) return open.page
  if (open.pathname !== pathname || now !== null) setOpen({ pathname, page: now })
  return now ?? nobodys
}

/** The page of an address, with what it needs: what is the same page as another needs what that one does. */
function lookUp(areas: ReturnType<typeof useAreas>, pathname: string): MatchedPage | null {
  const pages = listPages(areas)
  const found = matchPage(pages, pathname)
  const same = pages.find(
    ({ remoteId, page }) => remoteId === found?.remoteId && page.id === found.page.sameAs,
  )
  const needs = same?.page.needs
  return found === null || needs === undefined ? found : { ...found, page: { ...found.page, needs } }
}

/**
 * The page that is open in the frame. An address that names what is not there, or is another company's, is nobody's
 * (audit P15).
 */
export function useCurrentPage(): MatchedPage {
  const found = useOpenPage()
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
