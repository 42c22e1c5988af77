import { useMatches } from 'react-router-dom'
import type { PageEntry } from '../rules/page-table'
import { notFoundEntry } from '../rules/page-table'

/** A route of a page carries its entry as `handle`, so that bars and prefetch know what is open. */
export function entryOfHandle(handle: unknown): PageEntry | null {
  return isEntry(handle) ? handle : null
}

/** Only `routes.tsx` writes handles, and only entries. */
function isEntry(handle: unknown): handle is PageEntry {
  return typeof handle === 'object' && handle !== null && 'page' in handle
}

/** The page that is open in the frame. */
export function useCurrentPage(): PageEntry {
  const matches = useMatches()
  return entryOfHandle(matches.at(-1)?.handle) ?? notFoundEntry
}
