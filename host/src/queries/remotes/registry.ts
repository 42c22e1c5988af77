import { readKept, readKeptJson, writeKept } from '@seleta/api-client/storage'
import type { RemoteDescriptor, RemoteId } from '@seleta/shell'
import { fetchJson } from './fetch-file'

/**
 * Which build of each area the page runs, and what each area declares. Three sources: `/registry.json`, else the last
 * good copy of this browser, else the copy released with the host (architecture.md, 'Releases').
 */
export interface Release {
  readonly version: string
  /** Folder of the build, with a trailing slash. */
  readonly base: string
  readonly entry: string
  /** Global variable that the entry leaves its container in: another one for each version. */
  readonly container: string
  /** Range of the host contract that the remote was written for. */
  readonly contract: string
  /** The host's surface that the writer of the registry held this release against. */
  readonly for?: string
  /** Script name → sha256 digest. A file that is not here is not run (security S18). */
  readonly integrity: Readonly<Record<string, string>>
  /** Page or panel id → scripts that it needs first. */
  readonly first: Readonly<Record<string, readonly string[]>>
  /** Page or panel id → modules of the host that it needs first. */
  readonly needs?: Readonly<Record<string, readonly string[]>>
}

export interface RegisteredArea {
  readonly descriptor: RemoteDescriptor
  readonly current: Release
  readonly previous: Release | null
  /** A release that some browsers run instead of the current one, in whatever form (tried-release.ts). */
  readonly share?: unknown
}

export interface Registry {
  readonly remotes: Readonly<Record<RemoteId, RegisteredArea>>
  /** Origins that the server lets a tab take areas from, in whatever form (decision 134). */
  readonly areaOrigins?: unknown
}

export type RegistrySource = 'fetched' | 'last-good' | 'baked'

export interface RegistryReading {
  readonly registry: Registry
  readonly source: RegistrySource
  /** Where the server was slow: settles when its answer has come and been told, or has not in its time. */
  readonly late?: Promise<void>
}

const REGISTRY_URL = '/registry.json'
const BAKED_URL = '/registry-baked.json'
const LAST_GOOD_KEY = 'seleta.registry'
/** The number of the company that this device last worked for: releases may be tried by companies (decision 133). */
export const EMPRESA_KEY = 'seleta.privado.empresa'
/** Areas that this tab takes from elsewhere (decision 134). */
export const LOCAL_AREAS_KEY = 'seleta.areas'
const ANSWER_WITHIN_MS = 8000
/** Both together are within the 15 s of the ladder. */
const BAKED_WITHIN_MS = 5000
/** With a last good copy at hand the page does not wait longer than this for a new one. */
const PATIENCE_MS = 700

declare global {
  interface Window {
    /** The registry's answer to the script that stands in the page. */
    __seletaRegistry?: Promise<unknown> | undefined
  }
}

/** Asks for the registry before the code that reads it has come, which takes this answer instead of asking again. */
export async function askRegistryAhead(): Promise<Registry | null> {
  const answer = fetchJson(REGISTRY_URL, ANSWER_WITHIN_MS, 'no-cache')
  window.__seletaRegistry = answer
  return registryOf(await answer.catch(() => null))
}

/** Whether this tab takes areas from elsewhere (decision 134). */
export const hasLocalAreas = (): boolean =>
  /[?&]area=/.test(location.search) || readKept('tab', LOCAL_AREAS_KEY) !== null

let latest: Promise<RegistryReading> | null = null
const listeners = new Set<(reading: RegistryReading) => void>()

/**
 * The registry of this page, read once; `isFresh` asks the server again.
 * @throws Error when there is none at all
 */
export function readRegistry({ isFresh = false } = {}): Promise<RegistryReading> {
  if (latest === null || isFresh) {
    const reading = readFromSources().then(changed)
    latest = reading
    reading.then(tell, () => {
      if (latest === reading) latest = null
    })
  }
  return latest
}

/** Tells each registry that is read, and where it came from. Answers a function that stops. */
export function onRegistryRead(listener: (reading: RegistryReading) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

type Change = (reading: RegistryReading) => RegistryReading | Promise<RegistryReading>
let change: Promise<Change | null> | null = null

/**
 * Lets every reading pass through that code before anybody sees it; what the browser keeps is as the server said it.
 * @param by null where that code did not come
 */
export function changeReadings(by: Promise<Change | null>): void {
  change = by
}

const changed = async (reading: RegistryReading) => (await change)?.(reading) ?? reading

function tell(reading: RegistryReading): void {
  for (const listener of listeners) listener(reading)
}

async function readFromSources(): Promise<RegistryReading> {
  const fetching = fetchCurrent()
  const lastGood = readLastGood()
  if (lastGood === null) {
    return fetching.catch(async () => ({
      registry: await readable(fetchJson(BAKED_URL, BAKED_WITHIN_MS, 'no-cache')),
      source: 'baked',
    }))
  }
  const inStore: RegistryReading = { registry: lastGood, source: 'last-good' }
  const wait = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE_MS))
  const answer = await Promise.race([fetching.catch(() => inStore), wait])
  if (answer !== null) return answer
  // It goes on behind: what comes then holds from then on.
  return { ...inStore, late: followLate(fetching) }
}

/** When this page asked the server last, by `performance.now()`: its own beginning before that. */
export const registryAskedAt = (): number => askedAt

/** Asks the server what stands there now. When it does not answer, what is known stays, and nobody is told. */
export const lookAgain = (): Promise<void> => followLate(fetchCurrent())

async function followLate(fetching: Promise<RegistryReading>): Promise<void> {
  try {
    const late = await fetching.then(changed)
    latest = Promise.resolve(late)
    tell(late)
  } catch {
    // The last good copy stays.
  }
}

let askedAt = 0

async function fetchCurrent(): Promise<RegistryReading> {
  askedAt = performance.now()
  const ahead = window.__seletaRegistry
  window.__seletaRegistry = undefined
  const registry = await readable(ahead ?? fetchJson(REGISTRY_URL, ANSWER_WITHIN_MS, 'no-cache'))
  // Where nothing can be kept the released copy remains.
  writeKept('device', LAST_GOOD_KEY, JSON.stringify(registry))
  return { registry, source: 'fetched' }
}

async function readable(answer: Promise<unknown>): Promise<Registry> {
  const registry = registryOf(await answer)
  if (registry === null) throw new Error(REGISTRY_URL)
  return registry
}

/** The copy that this browser kept of the last registry that it could read. */
export function readLastGood(): Registry | null {
  return registryOf(readKeptJson('device', LAST_GOOD_KEY))
}

/**
 * What can be run of a registry: an entry of another shape is left out and takes no other with it.
 * @returns null when nothing can
 */
export function registryOf(value: unknown): Registry | null {
  if (!isRecord(value) || !isRecord(value['remotes'])) return null
  const remotes = Object.entries(value['remotes']).flatMap(([id, area]) =>
    isArea(area) && area.descriptor.id === id
      ? [[id, { ...area, previous: isRelease(area.previous) ? area.previous : null }] as const]
      : [],
  )
  if (remotes.length === 0) return null
  // Ids are those of the descriptors beside them.
  return { ...value, remotes: Object.fromEntries(remotes) as Registry['remotes'] }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

function isArea(value: unknown): value is RegisteredArea {
  if (!isRecord(value) || !isRelease(value['current'])) return false
  const { descriptor } = value
  return isRecord(descriptor) && typeof descriptor['id'] === 'string' && Array.isArray(descriptor['pages'])
}

/** Whether a release can be run, as far as its form tells. */
export function isRelease(value: unknown): value is Release {
  if (!isRecord(value)) return false
  const { version, base, entry, container, contract, integrity, first } = value
  return (
    [version, entry, container, contract].every((text) => typeof text === 'string') &&
    typeof base === 'string' &&
    base.startsWith('/') &&
    isRecord(integrity) &&
    isRecord(first)
  )
}
