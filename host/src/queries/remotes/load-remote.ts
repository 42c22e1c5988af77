import type { RemoteId, RemoteModule } from '@seleta/shell'
import { HOST_CONTRACT } from '@seleta/shell'
import type { ComponentType } from 'react'
import { isPublicRemote } from './descriptors'
import { isAsRegistered } from './integrity'
import type { Registry, Release } from './registry'
import { readRegistry, releaseOf } from './registry'
import { RemoteError, mayPass } from '../../rules/remote-error'
import { providedModules } from './shared-modules'

/**
 * The loading ladder (architecture.md): try, again after 0.5 s and 1.5 s, again with a fresh registry and a forced
 * registration, then the previous version. What cannot pass (integrity, contract, shared versions) is not retried.
 */

const RETRY_AFTER_MS = [500, 1500] as const

const loaded = new Map<RemoteId, Promise<RemoteModule>>()

/**
 * The remote's module, loaded once; after a failure the next call begins anew.
 * @throws RemoteError
 */
export function loadRemote(remoteId: RemoteId): Promise<RemoteModule> {
  const known = loaded.get(remoteId)
  if (known !== undefined) return known
  const loading = climb(remoteId)
  loaded.set(remoteId, loading)
  loading.catch(() => loaded.delete(remoteId))
  return loading
}

/**
 * Fetches a remote and, when named, one of its pages with all that it needs, and runs them, so that the page is there
 * when it is opened. Never throws: opening it asks again and tells what is wrong.
 */
export function preloadRemote(remoteId: RemoteId, pageId?: string): void {
  void hintFirstScripts(remoteId, pageId)
  const coming = loadRemote(remoteId)
    .then((remote) => (pageId === undefined ? undefined : readPage(remote, pageId)))
    .catch(() => undefined)
  if (pageId !== undefined) comingPages.set(`${remoteId}/${pageId}`, coming)
}

const readyPages = new Map<string, ComponentType>()
const comingPages = new Map<string, Promise<void>>()

/** Resolves when what `preloadRemote` was asked for has come or failed; at once when it was not asked. */
export async function untilReady(remoteId: RemoteId, pageId: string): Promise<void> {
  await comingPages.get(`${remoteId}/${pageId}`)
}

async function readPage(remote: RemoteModule, pageId: string): Promise<void> {
  const page = await remote.pages[pageId]?.()
  if (page !== undefined) readyPages.set(`${remote.id}/${pageId}`, page.default)
}

/** A page that `preloadRemote` has brought, undefined while it has not. */
export function readyPage(remoteId: RemoteId, pageId: string): ComponentType | undefined {
  return readyPages.get(`${remoteId}/${pageId}`)
}

async function climb(remoteId: RemoteId): Promise<RemoteModule> {
  const { registry } = await registryFor(remoteId)
  const entry = releaseOf(registry, remoteId)
  if (entry === undefined) throw new RemoteError('registry', { remoteId })
  const failed = await tryWithPatience(remoteId, entry.current)
  if ('module' in failed) return failed.module
  if (mayPass(failed.error)) {
    const fresh = await registryFor(remoteId, true)
    const again = await attempt(remoteId, releaseOf(fresh.registry, remoteId)?.current ?? entry.current, true)
    if ('module' in again) return again.module
  }
  if (entry.previous !== null && failed.error.kind !== 'contract' && failed.error.kind !== 'shared') {
    const former = await attempt(remoteId, entry.previous, true)
    if ('module' in former) return former.module
  }
  throw failed.error
}

type Outcome = { readonly module: RemoteModule } | { readonly error: RemoteError }

async function tryWithPatience(remoteId: RemoteId, release: Release): Promise<Outcome> {
  let outcome = await attempt(remoteId, release, false)
  for (const pause of RETRY_AFTER_MS) {
    if ('module' in outcome || !mayPass(outcome.error)) return outcome
    await new Promise((resolve) => setTimeout(resolve, pause * (1 + Math.random() / 5)))
    outcome = await attempt(remoteId, release, false)
  }
  return outcome
}

async function attempt(remoteId: RemoteId, release: Release, isForced: boolean): Promise<Outcome> {
  const url = release.base + release.entry
  const at = { remoteId, version: release.version, url }
  if (!isContractMet(release.contract)) return { error: new RemoteError('contract', at) }
  try {
    const module = await load(remoteId, release, isForced)
    if (module.id !== remoteId) return { error: new RemoteError('expose', at) }
    return { module }
  } catch (cause) {
    return { error: await nameFailure(cause, at) }
  }
}

/** A remote whose pages are all public is opened by the light frame's own joint, the others by federation. */
async function load(remoteId: RemoteId, release: Release, isForced: boolean): Promise<RemoteModule> {
  if (isPublicRemote(remoteId)) {
    const { loadPlainRelease } = await import('./plain-container')
    return loadPlainRelease(remoteId, release, { isForced })
  }
  const { loadRelease } = await import('./federation')
  return loadRelease(remoteId, release, { isForced })
}

async function nameFailure(
  cause: unknown,
  at: { remoteId: RemoteId; version: string; url: string },
): Promise<RemoteError> {
  const text = cause instanceof Error ? `${cause.name} ${cause.message}` : String(cause)
  if (/version|singleton|strict/i.test(text) && /shared|share scope/i.test(text)) {
    return new RemoteError('shared', { ...at, cause })
  }
  if (/timeout/i.test(text)) return new RemoteError('timeout', { ...at, cause })
  if (/integrity/i.test(text)) return new RemoteError('integrity', { ...at, cause })
  if (/ChunkLoadError|Loading (CSS )?chunk/i.test(text)) return new RemoteError('chunk', { ...at, cause })
  // The browser says only 'error' for a script; what the server has tells the rest.
  const state = await isAsRegistered(at.url)
  if (state === 'other') return new RemoteError('integrity', { ...at, cause })
  return new RemoteError(state === 'same' ? 'expose' : 'entry', { ...at, cause })
}

async function registryFor(remoteId: RemoteId, isFresh = false): Promise<{ registry: Registry }> {
  try {
    return await readRegistry({ isFresh })
  } catch (cause) {
    throw new RemoteError('registry', { remoteId, cause })
  }
}

/** `^1.2.0` against this host: same major, not newer. */
export function isContractMet(range: string, host: string = HOST_CONTRACT): boolean {
  const wanted = /^\^(\d+)\.(\d+)\.(\d+)$/.exec(range)
  if (wanted === null) return false
  const [major = 0, minor = 0, patch = 0] = host.split('.').map(Number)
  const [wantedMajor = 0, wantedMinor = 0, wantedPatch = 0] = wanted.slice(1).map(Number)
  if (major !== wantedMajor) return false
  return minor > wantedMinor || (minor === wantedMinor && patch >= wantedPatch)
}

const hinted = new Set<string>()

/** Asks at once for the entry, the page's scripts and the host's modules that it uses, not for one after the other. */
async function hintFirstScripts(remoteId: RemoteId, pageId?: string): Promise<void> {
  try {
    const release = releaseOf((await readRegistry()).registry, remoteId)?.current
    if (release === undefined) return
    for (const specifier of release.needs?.[pageId ?? ''] ?? []) {
      providedModules[specifier]?.().catch(() => undefined)
    }
    const files = [release.entry, ...(pageId === undefined ? [] : (release.first[pageId] ?? []))]
    for (const file of files) {
      const href = release.base + file
      const digest = release.integrity[file]
      if (hinted.has(href) || digest === undefined) continue
      hinted.add(href)
      const link = document.createElement('link')
      Object.assign(link, { rel: 'preload', as: 'script', href, integrity: digest, crossOrigin: 'anonymous' })
      document.head.append(link)
    }
  } catch {
    // A hint only: the ladder tells what is wrong.
  }
}
