import type { PageDescriptor, RemoteDescriptor, RemoteId } from '@seleta/shell'
import campaigns from '../../../../mfe-campaigns/remote.json'
import candidates from '../../../../mfe-candidates/remote.json'
import kanban from '../../../../mfe-kanban/remote.json'
import publico from '../../../../mfe-public/remote.json'
import wizard from '../../../../mfe-wizard/remote.json'

/**
 * The static half of every remote, built into the host: menu, titles, guard and 404 work before any remote's code is
 * loaded. JSON modules widen literals; `npm run check` validates the files against shared/shell/remote.schema.json.
 */
export const descriptors = [
  campaigns,
  wizard,
  candidates,
  kanban,
  publico,
] as readonly unknown[] as readonly RemoteDescriptor[]

export interface PageOfRemote {
  readonly remoteId: RemoteId
  readonly page: PageDescriptor
}

export const pagesOfRemotes: readonly PageOfRemote[] = descriptors.flatMap((remote) =>
  remote.pages.map((page) => ({ remoteId: remote.id, page })),
)

/**
 * The page that owns an address, without the router.
 * @param pathname as `location.pathname`
 */
export function findPage(pathname: string): PageOfRemote | undefined {
  const wanted = segmentsOf(pathname)
  return pagesOfRemotes.find(({ page }) => {
    const pattern = segmentsOf(page.path)
    return (
      pattern.length === wanted.length &&
      pattern.every((segment, index) => segment.startsWith(':') || segment === wanted[index])
    )
  })
}

const segmentsOf = (path: string) => path.split('/').filter((segment) => segment !== '')

/** All of its pages stand outside the bars: its build is a plain container (shared/build, `isPlain`). */
export const isPublicRemote = (remoteId: RemoteId): boolean =>
  pagesOfRemotes.every((entry) => entry.remoteId !== remoteId || entry.page.layout === 'bare')
