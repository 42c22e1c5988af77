import type { RemoteId } from '@seleta/shell'
import { fetchFile } from './fetch-file'
import { hasFailed, openedReleases, wantedOf } from './load-remote'
import { lookAgain, readRegistry } from './registry'

/**
 * An open page hears of releases: the registry is asked on return to the tab and every five minutes (decision 122). What
 * is not opened yet takes the new version by itself; whether something that is open has become old is told here.
 */

const EVERY_MS = 5 * 60_000
/** Who goes to and fro between tabs does not ask each time. */
const NOT_SOONER_MS = 30_000
const ANSWER_WITHIN_MS = 8000

let isOld = false
const listeners = new Set<() => void>()

/** Whether something on this page is of another version than the one that a new page would get. */
export const isPageOld = (): boolean => isOld

/** Tells when that has changed. Answers a function that stops. */
export function onAgeing(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Asks from now on. Answers a function that stops. */
export function watchReleases(): () => void {
  let asked = Date.now()
  const ask = () => {
    if (document.visibilityState !== 'visible' || Date.now() - asked < NOT_SOONER_MS) return
    asked = Date.now()
    void lookForNewer()
  }
  const timer = setInterval(ask, EVERY_MS)
  document.addEventListener('visibilitychange', ask)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', ask)
  }
}

/** Asks now. Never throws: without an answer nothing is known. */
export async function lookForNewer(): Promise<boolean> {
  await lookAgain()
  const was = isOld
  isOld = (await isAreaOld()) || (await isHostOld())
  if (isOld !== was) for (const listener of listeners) listener()
  return isOld
}

/** Whether the server names another version of an area, asked now. Never throws. */
export async function isThereNewer(remoteId: RemoteId, version: string): Promise<boolean> {
  await lookAgain()
  return isOlder(remoteId, version)
}

async function isAreaOld(): Promise<boolean> {
  for (const [remoteId, { version }] of openedReleases()) if (await isOlder(remoteId, version)) return true
  return false
}

/** A version that failed on this page is no offer: reloading would fail again. */
async function isOlder(remoteId: RemoteId, version: string): Promise<boolean> {
  const reading = await readRegistry().catch(() => null)
  const area = reading?.registry.remotes[remoteId]
  if (area === undefined) return false
  const wanted = await wantedOf(area)
  return wanted.version !== version && !hasFailed(remoteId, wanted.version)
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
