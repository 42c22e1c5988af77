import type { RemoteId, RemoteModule } from '@seleta/shell'
import type { PageOfRemote } from '../../../host/src/queries/remotes/areas'
import type { View, Wish } from '../../../host/src/queries/remotes/open-view'

/**
 * The yardstick: host and areas as one plain bundle, routes split. Takes the place of the host's load-remote.ts in
 * the build of bench/webpack.single.config.mjs; everything else is the product's own code.
 */
const remotes: Readonly<Record<RemoteId, () => Promise<{ default: RemoteModule }>>> = {
  'mfe-campaigns': () => import('../../../mfe-campaigns/src/remote'),
  'mfe-wizard': () => import('../../../mfe-wizard/src/remote'),
  'mfe-candidates': () => import('../../../mfe-candidates/src/remote'),
  'mfe-kanban': () => import('../../../mfe-kanban/src/remote'),
  'mfe-public': () => import('../../../mfe-public/src/remote'),
}

export async function openView({ remoteId, view, id }: Wish): Promise<View> {
  const remote = await remotes[remoteId]?.()
  const views: Readonly<Record<string, () => Promise<unknown>>> | undefined = remote?.default[view]
  // Panels take PanelProps, pages none.
  const exposed = (await views?.[id]?.()) as { default: View['component'] }
  return { component: exposed.default, version: '' }
}

export async function preloadEntry(remoteId: RemoteId): Promise<void> {
  await remotes[remoteId]?.()
}

export async function preloadPage({ remoteId, page }: PageOfRemote): Promise<void> {
  await openView({ remoteId, view: 'pages', id: page.sameAs ?? page.id })
}

/** Here a page is fetched as any other route is. */
export const readyPage = () => undefined

export const distrust = () => undefined

/** Of one bundle nothing grows old by itself. */
export const openedReleases = () => new Map()
export const hasFailed = () => false
export const wantedOf = () => undefined
