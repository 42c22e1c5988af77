import type { RemoteId, RemoteModule } from '@seleta/shell'

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

export async function loadRemote(remoteId: RemoteId): Promise<RemoteModule> {
  return (await remotes[remoteId]()).default
}

export function preloadRemote(remoteId: RemoteId, pageId?: string): void {
  void loadRemote(remoteId).then((remote) => (pageId === undefined ? undefined : remote.pages[pageId]?.()))
}

export const untilReady = () => Promise.resolve()

/** Here a page is fetched as any other route is. */
export const readyPage = () => undefined
