import { readKeptJson, writeKept } from '@seleta/api-client/storage'
import type { RemoteId } from '@seleta/shell'
import { remoteIds } from '@seleta/shell'

/**
 * Which build of each remote the page runs. Three sources: `/registry.json`, else the last good copy of this browser,
 * else the copy released with the host (architecture.md, 'Registry').
 */
export interface Release {
  readonly version: string
  /** Folder of the build, with a trailing slash. */
  readonly base: string
  readonly entry: string
  /** Range of the host contract that the remote was written for. */
  readonly contract: string
  /** Script name → sha256 digest. A file that is not here is not run (security S18). */
  readonly integrity: Readonly<Record<string, string>>
  /** Page or panel id → scripts that it needs first. */
  readonly first: Readonly<Record<string, readonly string[]>>
  /** Page or panel id → modules of the host that it needs first; absent in releases of old. */
  readonly needs?: Readonly<Record<string, readonly string[]>>
}

export interface Registry {
  readonly remotes: Readonly<Record<string, { readonly current: Release; readonly previous: Release | null }>>
}

export type RegistrySource = 'fetched' | 'last-good' | 'baked'

export interface RegistryReading {
  readonly registry: Registry
  readonly source: RegistrySource
}

const REGISTRY_URL = '/registry.json'
const BAKED_URL = '/registry-baked.json'
const LAST_GOOD_KEY = 'seleta.registry'

let reading: Promise<RegistryReading> | null = null
const listeners = new Set<(source: RegistrySource) => void>()

/** The registry of this page, read once; `isFresh` asks the server again. */
export function readRegistry({ isFresh = false } = {}): Promise<RegistryReading> {
  if (reading === null || isFresh) {
    reading = readFromSources().then((answer) => {
      for (const listener of listeners) listener(answer.source)
      return answer
    })
    reading.catch(() => {
      reading = null
    })
  }
  return reading
}

/** Tells where the registry came from, each time it is read: the degraded banner. Answers a function that stops. */
export function onRegistryRead(listener: (source: RegistrySource) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function releaseOf(registry: Registry, remoteId: RemoteId) {
  return registry.remotes[remoteId]
}

async function readFromSources(): Promise<RegistryReading> {
  try {
    const registry = await fetchRegistry(REGISTRY_URL, 'no-cache')
    keepLastGood(registry)
    return { registry, source: 'fetched' }
  } catch {
    const lastGood = readLastGood()
    if (lastGood !== null) return { registry: lastGood, source: 'last-good' }
    return { registry: await fetchRegistry(BAKED_URL, 'default'), source: 'baked' }
  }
}

async function fetchRegistry(url: string, cache: RequestCache): Promise<Registry> {
  // oxlint-disable-next-line no-restricted-globals -- the registry is the host's own file, not a call of the api
  const response = await fetch(url, { cache, signal: AbortSignal.timeout(8000) })
  if (!response.ok) throw new Error(`registry ${response.status}`)
  const body: unknown = await response.json()
  if (!isRegistry(body)) throw new Error('registry has another shape')
  return body
}

/** Shape enough to be run: every remote has a version, an entry and digests. */
export function isRegistry(value: unknown): value is Registry {
  if (typeof value !== 'object' || value === null || !('remotes' in value)) return false
  // The shape is asked for below, property by property.
  const { remotes } = value as { remotes: Record<string, { current?: Partial<Release> }> | null }
  if (typeof remotes !== 'object' || remotes === null) return false
  return remoteIds.every((id) => {
    const current = remotes[id]?.current
    return (
      typeof current?.version === 'string' &&
      typeof current.base === 'string' &&
      current.base.startsWith('/') &&
      typeof current.entry === 'string' &&
      typeof current.integrity === 'object'
    )
  })
}

function keepLastGood(registry: Registry): void {
  // Where nothing can be kept the released copy remains.
  writeKept('device', LAST_GOOD_KEY, JSON.stringify(registry))
}

function readLastGood(): Registry | null {
  const value = readKeptJson('device', LAST_GOOD_KEY)
  return isRegistry(value) ? value : null
}
