import type { RemoteId } from '@seleta/shell'

/** An area that one tab takes from another origin (decision 134), as `mfe-kanban@http://localhost:3014` says it. */
export interface LocalArea {
  readonly remoteId: RemoteId
  /** As `location.origin`: scheme, host, port, nothing behind. */
  readonly origin: string
}

/** @returns null for whatever does not name an area and an origin */
export function parseLocalArea(text: string): LocalArea | null {
  const [, remoteId, address] = /^(mfe-[a-z0-9-]+)@(https?:\/\/\S+)$/.exec(text.trim()) ?? []
  if (remoteId === undefined || address === undefined || !URL.canParse(address)) return null
  const { origin, pathname, search, hash, username } = new URL(address)
  const isBare = pathname === '/' && search === '' && hash === '' && username === ''
  // The form was looked at in the line above.
  return isBare ? { remoteId: remoteId as RemoteId, origin } : null
}

export const formatLocalArea = ({ remoteId, origin }: LocalArea): string => `${remoteId}@${origin}`

/** What is wished for now, put over what the tab had: an area comes from one place. */
export function mergeLocalAreas(kept: readonly LocalArea[], wished: readonly LocalArea[]): LocalArea[] {
  const byId = new Map([...kept, ...wished].map((area) => [area.remoteId, area]))
  return [...byId.values()]
}

/** @param allowed what the server says, in whatever form */
export const isAllowedOrigin = (origin: string, allowed: unknown): boolean =>
  Array.isArray(allowed) && allowed.includes(origin)
