import type { RemoteId } from '@seleta/shell'
import { LADDER_MS, OWN_FILE_MS, RETRY_AFTER_MS, inTime } from '../../rules/in-time'
import { RemoteError, mayPass } from '../../rules/remote-error'
import type { PageOfRemote } from './areas'
import type { Outcome, View, Wish } from './open-view'
import { tryToOpen } from './open-view'
import type { RegisteredArea, Release } from './registry'
import { readRegistry } from './registry'
import { askAhead, giveUp } from './release-files'
import { letCount } from './report'

/**
 * The loading ladder (architecture.md): the release, again after 0.5 s and 1.5 s where that may help, what the server
 * names now, the version before it. The whole takes 15 s at most, and longer only while bytes arrive.
 */

/** Which release of each area this page runs: views that are opened later are of the same one. */
const opened = new Map<RemoteId, Release>()
/** Releases that threw while they were drawn: the one before them is tried first. */
const thrown = new Set<string>()
/** Those, and the ones that could not be opened, with the moment until which they count as such. */
const failed = new Map<string, number>()
/** What only did not come may come when it is asked for later. */
const MAY_COME_AFTER_MS = 60_000
const keyOf = (remoteId: RemoteId, version: string) => `${remoteId}@${version}`

/**
 * A page or panel of an area, ready to be drawn.
 * @param isAgain somebody asks again after a failure: the registry is read anew and the area starts as a fresh copy
 * @throws RemoteError
 */
export async function openView(wish: Wish, { isAgain = false } = {}): Promise<View> {
  const until = performance.now() + LADDER_MS
  const { area, isFetched } = await areaOf(wish.remoteId, isAgain)
  const chosen = await chooseRelease(wish.remoteId, area, isAgain)
  const tried = [chosen]
  let outcome = noted(await tryWithPatience(wish, chosen, { until, isAnew: isAgain }))
  const wasSlow = 'error' in outcome && outcome.error.kind === 'timeout'
  const others = [
    // A server that did not answer a moment ago is not waited for again.
    async () => (await areaOf(wish.remoteId, isFetched, until)).area.current,
    async () => (await areaOf(wish.remoteId, false)).area.previous,
  ]
  for (const next of others) {
    if ('view' in outcome || performance.now() >= until) break
    const release = await next().catch(() => null)
    if (release === null || tried.some(({ version }) => version === release.version)) continue
    tried.push(release)
    outcome = orElse(outcome, noted(await tryToOpen(wish, release, { until })))
  }
  // Given up for silence, but never taken back: it may have come meanwhile.
  if (wasSlow && 'error' in outcome && performance.now() < until) {
    outcome = orElse(outcome, await tryToOpen(wish, chosen, { until }))
  }
  if ('error' in outcome) {
    for (const release of tried) giveUp(release)
    throw outcome.error
  }
  const { version } = outcome.view
  const release = tried.find((one) => one.version === version)
  if (release !== undefined) opened.set(wish.remoteId, release)
  tellOpened()
  return outcome.view
}

let tellOpened = () => {}

/** Has that called whenever something has been opened. */
export function whenOpened(call: () => void): void {
  tellOpened = call
}

/** A release that could not be opened is counted, also when another one heals it. */
function noted(outcome: Outcome): Outcome {
  if ('error' in outcome) {
    const { error } = outcome
    const isPassing = mayPass(error) || error.kind === 'timeout'
    failed.set(
      keyOf(error.remoteId, error.version),
      isPassing ? performance.now() + MAY_COME_AFTER_MS : Infinity,
    )
    void letCount(error)
  }
  return outcome
}

/** Whether a release could not be opened or drawn on this page; what was only the way, not for longer than a minute. */
export const hasFailed = (remoteId: RemoteId, version: string): boolean =>
  performance.now() < (failed.get(keyOf(remoteId, version)) ?? 0)

/** What failed first is what the person is told. */
const orElse = (former: Outcome, next: Outcome): Outcome => ('view' in next ? next : former)

/** A release that threw while it was drawn is not the first choice any more, where there is another. */
export function distrust(remoteId: RemoteId, version: string): void {
  const key = keyOf(remoteId, version)
  thrown.add(key)
  failed.set(key, Infinity)
}

/** @param until when nobody waits any more; the reading has limits of its own */
async function areaOf(
  remoteId: RemoteId,
  isFresh: boolean,
  until?: number,
): Promise<{ area: RegisteredArea; isFetched: boolean }> {
  const coming = readRegistry({ isFresh })
  const reading = await (until === undefined
    ? coming.catch(() => null)
    : inTime(coming, until - performance.now()))
  const area = reading?.registry.remotes[remoteId]
  if (area === undefined) throw new RemoteError('registry', { remoteId })
  return { area, isFetched: reading?.source === 'fetched' }
}

async function chooseRelease(remoteId: RemoteId, area: RegisteredArea, isAgain: boolean): Promise<Release> {
  const isTrusted = (one: Release) => !thrown.has(keyOf(remoteId, one.version))
  const wanted = (isAgain ? undefined : opened.get(remoteId)) ?? (await wantedOf(area))
  const others = [area.current, area.previous]
  return isTrusted(wanted) ? wanted : (others.find((one) => one !== null && isTrusted(one)) ?? wanted)
}

/** What this browser runs of an area when it opens it: the one in use, or the one that is tried. */
export async function wantedOf(area: RegisteredArea): Promise<Release> {
  if (area.share === undefined) return area.current
  // Without the code that chooses, nothing is tried.
  const chosen = await inTime(import('./tried-release'), OWN_FILE_MS)
  return chosen?.chooseTried(area) ?? area.current
}

/** Which release of each area this page has opened. */
export const openedReleases = (): ReadonlyMap<RemoteId, Release> => opened

async function tryWithPatience(
  wish: Wish,
  release: Release,
  { until, isAnew }: { until: number; isAnew: boolean },
): Promise<Outcome> {
  let outcome = await tryToOpen(wish, release, { until, isAnew })
  for (const pause of RETRY_AFTER_MS) {
    if ('view' in outcome || !mayPass(outcome.error) || performance.now() + pause >= until) return outcome
    await new Promise((resolve) => setTimeout(resolve, pause * (1 + Math.random() / 5)))
    outcome = await tryToOpen(wish, release, { until })
  }
  return outcome
}

const readyPages = new Map<string, View>()
const comingPages = new Map<string, Promise<void>>()

/** Fetches an area's entry, so that it is there when one of its pages is opened. Never throws. */
export async function preloadEntry(remoteId: RemoteId): Promise<void> {
  try {
    const { area } = await areaOf(remoteId, false)
    const release = await wantedOf(area)
    if (!opened.has(remoteId)) await askAhead(release, [release.entry])
  } catch {
    // Opening a page asks again and tells what is wrong.
  }
}

/**
 * Fetches a page of an area with all that it needs and runs it, so that it is there when it is opened. Never throws:
 * opening it asks again and tells what is wrong.
 * @returns settles when it is there, or when it failed
 */
export async function preloadPage({ remoteId, page }: PageOfRemote): Promise<void> {
  const id = page.sameAs ?? page.id
  const key = `${remoteId}/${id}`
  if (readyPages.has(key)) return
  const coming =
    comingPages.get(key) ??
    openView({ remoteId, view: 'pages', id })
      .then(
        (view) => void readyPages.set(key, view),
        () => undefined,
      )
      .finally(() => comingPages.delete(key))
  comingPages.set(key, coming)
  await coming
}

/** A page that `preloadPage` has brought, undefined while it has not. */
export function readyPage(remoteId: RemoteId, pageId: string): View | undefined {
  return readyPages.get(`${remoteId}/${pageId}`)
}
