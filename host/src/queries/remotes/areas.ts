import type { PageDescriptor, RemoteDescriptor, RemoteId } from '@seleta/shell'
import { listPages, matchPage } from '../../rules/page-table'
import type { Registry } from './registry'
import { onRegistryRead, readLastGood } from './registry'

/**
 * The static half of every area: menu, titles, guard and 404 are made from it before any area's code is loaded. It comes
 * with the registry, so that a new page of an area, or a new area, is no release of the host. Until the registry has
 * come the last good copy holds; what stood there when the host was built fills in what neither has.
 */
declare const __AREAS__: readonly RemoteDescriptor[]

let areas = merge(readLastGood())
const listeners = new Set<() => void>()

onRegistryRead(({ registry }) => {
  const next = merge(registry)
  if (JSON.stringify(next) === JSON.stringify(areas)) return
  areas = next
  for (const listener of listeners) listener()
})

function merge(registry: Registry | null): readonly RemoteDescriptor[] {
  const known = Object.values(registry?.remotes ?? {}).map(({ descriptor }) => descriptor)
  const rest = __AREAS__.filter(({ id }) => known.every((area) => area.id !== id))
  return [...known, ...rest].toSorted((a, b) => (a.id < b.id ? -1 : 1))
}

/** The areas as they stand now; the same list as long as nothing changes. */
export const readAreas = (): readonly RemoteDescriptor[] => areas

/** Tells when they have changed. Answers a function that stops. */
export function onAreasChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export interface PageOfRemote {
  readonly remoteId: RemoteId
  readonly page: PageDescriptor
}

/**
 * The page of an area that owns an address, without the router.
 * @param pathname as `location.pathname`
 */
export function findPage(pathname: string): PageOfRemote | undefined {
  const found = matchPage(listPages(areas), pathname)
  return found === null || found.remoteId === null
    ? undefined
    : { remoteId: found.remoteId, page: found.page }
}
