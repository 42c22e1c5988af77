import type { RemoteId } from '@seleta/shell'
import { fetchFile } from './fetch-file'
import { hasFailed, openedReleases, wantedOf, whenOpened } from './load-remote'
import type { RegisteredArea } from './registry'
import { lookAgain, onRegistryRead, readRegistry, registryAskedAt } from './registry'

/**
 * An open page hears of releases: the registry is asked on return to the tab and every five minutes (decision 122). What
 * is not opened yet takes the new version by itself; whether something that is open has become old is told here.
 */

const EVERY_MS = 5 * 60_000
/** Who goes to and fro between tabs does not ask each time. */
const NOT_SOONER_MS = 30_000
const ANSWER_WITHIN_MS = 8000

const old = { areas: false, host: false }
const listeners = new Set<() => void>()

/** Whether something on this page is of another version than the one that a new page would get. */
export const isPageOld = (): boolean => old.areas || old.host

function say(what: Partial<typeof old>): void {
  const was = isPageOld()
  Object.assign(old, what)
  if (isPageOld() !== was) for (const listener of listeners) listener()
}

/** Tells when that has changed. Answers a function that stops. */
export function onAgeing(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Compares what is open with the registry that is known. Never throws. */
export async function compareAges(): Promise<void> {
  say({ areas: await isAreaOld() })
}

/**
 * Asks from now on, and at once where this page has not asked for a while: the bars that watch may come long after the
 * registry was read. Answers a function that stops.
 */
export function watchReleases(): () => void {
  const ask = () => {
    if (document.visibilityState !== 'visible' || performance.now() - registryAskedAt() < NOT_SOONER_MS)
      return
    void lookForNewer()
  }
  const timer = setInterval(ask, EVERY_MS)
  document.addEventListener('visibilitychange', ask)
  // Also the one that came later than the page could wait.
  const compare = () => void compareAges()
  const stop = onRegistryRead(compare)
  // Also what was on its way in the version that was known when it began.
  whenOpened(compare)
  compare()
  ask()
  return () => {
    stop()
    clearInterval(timer)
    document.removeEventListener('visibilitychange', ask)
  }
}

/** Asks now. Never throws: without an answer nothing is known. */
export async function lookForNewer(): Promise<boolean> {
  await lookAgain()
  await compareAges()
  if (!old.areas) await lookForHost()
  return isPageOld()
}

/** Whether another host is on air than the one of this page, asked now. Never throws. */
export async function lookForHost(): Promise<boolean> {
  say({ host: await isHostOld() })
  return old.host
}

/** Whether the server names another version of an area, asked now. Never throws. */
export async function isThereNewer(remoteId: RemoteId, version: string): Promise<boolean> {
  await lookAgain()
  const reading = await readRegistry().catch(() => null)
  const area = reading?.registry.remotes[remoteId]
  return area !== undefined && isOlder(area, version)
}

/** An area that the server names no longer has been taken off: its open page is the last of it. */
async function isAreaOld(): Promise<boolean> {
  const reading = await readRegistry().catch(() => null)
  for (const [remoteId, { version }] of openedReleases()) {
    const area = reading?.registry.remotes[remoteId]
    if (area === undefined ? reading?.source === 'fetched' : await isOlder(area, version)) return true
  }
  return false
}

/** A version that failed on this page is no offer: reloading would fail again. */
async function isOlder(area: RegisteredArea, version: string): Promise<boolean> {
  const wanted = await wantedOf(area)
  return wanted.version !== version && !hasFailed(area.descriptor.id, wanted.version)
}

/** The host is another one when its page begins with another script. */
async function isHostOld(): Promise<boolean> {
  const script = document.querySelector('script[src^="/assets/main."]')?.getAttribute('src')
  if (script === undefined || script === null) return false
  try {
    // By its file: an address is a page for whoever opens it, and a missing file for whoever fetches it.
    const response = await fetchFile('/index.html', {
      cache: 'no-cache',
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    })
    return response.ok && !(await response.text()).includes(script)
  } catch {
    return false
  }
}
