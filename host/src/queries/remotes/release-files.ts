import { SILENCE_MS } from '../../rules/in-time'
import { ScriptFault } from '../../rules/script-fault'
import { watchArrival } from './arrival'
import type { Release } from './registry'
import { addressOf, faultOf, insist, noteFailure, runScript } from './run-script'

/**
 * The one loader of every script of every area: entries, and whatever their code asks for later (shared/build,
 * release plugin). A file is run only with the digest that the registry has of it (security S18), and is waited for as
 * long as bytes arrive.
 *
 * It comes as a preload first and runs when it is here: a preload that hangs can be taken back and its connection used
 * for others, a script cannot.
 */

declare global {
  interface Window {
    /** Asked by the chunk loader of every area. Rejects with a `ScriptFault`. */
    __seletaLoad?: (url: string) => Promise<void>
  }
}

const digests = new Map<string, string>()
/** By address: files under way, and those that have come and wait to be run. */
const arrivals = new Map<string, Arrival>()
const running = new Map<string, Promise<void>>()

interface Arrival {
  readonly came: Promise<void>
  /** Takes it back, and with it the connection. */
  readonly giveUp: () => void
  /** It has served. */
  readonly forget: () => void
}

/** Makes the files of a release runnable; what is not admitted is refused. */
export function admitRelease(release: Release): void {
  for (const [file, digest] of Object.entries(release.integrity)) digests.set(release.base + file, digest)
  window.__seletaLoad ??= loadLater
}

/** A file that a page asks for: by itself where an area is being opened, which tries again, and else with patience. */
async function loadLater(url: string): Promise<void> {
  const path = url.replace(location.origin, '')
  if (isAwaited(path)) return runFile(path, silenceOf(path))
  try {
    await insist((silence) => runFile(path, silence))
  } catch (fault) {
    // What hangs is taken back: who asks again must not wait for the same.
    arrivals.get(path)?.giveUp()
    throw fault
  }
}

/** Folders of releases that are being opened, with the moment at which their ladder ends: it tries again by itself. */
const openings = new Set<{ readonly base: string; readonly until: number }>()

/** Answers what ends the opening. */
export function beginOpening({ base }: Release, until: number): () => void {
  const opening = { base, until }
  openings.add(opening)
  return () => openings.delete(opening)
}

const untilOf = (path: string) => [...openings].find(({ base }) => path.startsWith(base))?.until
const isAwaited = (path: string) => untilOf(path) !== undefined
const silenceOf = (path: string) => Math.min(SILENCE_MS, (untilOf(path) ?? Infinity) - performance.now())

/**
 * Asks for files of a release ahead, a few at once until the first has come: an area that does not answer must not hold
 * every connection to the server, of which browsers have six.
 */
export async function askAhead(release: Release, files: readonly string[]): Promise<void> {
  admitRelease(release)
  const paths = files.map((file) => release.base + file).filter((path) => digests.has(path))
  const first = paths.slice(0, AT_ONCE).map((path) => arrivalOf(path))
  await Promise.any(first.map(({ came }) => came)).catch(() => undefined)
  for (const path of paths.slice(AT_ONCE)) arrivalOf(path)
}

const AT_ONCE = 4

/** Takes back what is still under way of a release, and frees its connections, unless somebody else opens it too. */
export function giveUp(release: Release): void {
  if (isAwaited(release.base)) return
  for (const [path, arrival] of arrivals) if (path.startsWith(release.base)) arrival.giveUp()
}

/**
 * Runs a file of an admitted release, once.
 * @param path as `location.pathname`
 * @param silence milliseconds without a byte that are too many
 * @throws ScriptFault
 */
export function runFile(path: string, silence: number): Promise<void> {
  const known = running.get(path)
  if (known !== undefined) return known
  const run = arriveAndRun(path, silence)
  running.set(path, run)
  // What has run may be asked for again by a fresh copy of the area, which wants it run anew.
  const forget = () => running.delete(path)
  run.then(forget, forget)
  return run
}

async function arriveAndRun(path: string, silence: number): Promise<void> {
  const digest = digests.get(path)
  if (digest === undefined) throw new ScriptFault('integrity', path)
  const arrival = arrivalOf(path)
  await watchArrival(path, arrival.came, silence)
  try {
    await runScript(path, digest)
  } finally {
    arrival.forget()
  }
}

function arrivalOf(path: string): Arrival {
  const known = arrivals.get(path)
  if (known !== undefined) return known
  const integrity = digests.get(path) ?? ''
  const link = document.createElement('link')
  const forget = () => {
    arrivals.delete(path)
    link.remove()
    // The script in the page may have asked for it before.
    for (const ahead of document.querySelectorAll(`link[href="${path}"]`)) ahead.remove()
  }
  let isHere = false
  const giveUp = () => {
    if (!isHere) noteFailure(path)
    forget()
  }
  const came = new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => {
      isHere = true
      resolve()
    })
    link.addEventListener('error', () => {
      giveUp()
      void faultOf(path, integrity).then(reject)
    })
  })
  // Told to whoever waits for it; a file that was asked for ahead may have nobody.
  came.catch(() => undefined)
  Object.assign(link, {
    rel: 'preload',
    as: 'script',
    href: addressOf(path),
    integrity,
    crossOrigin: 'anonymous',
  })
  document.head.append(link)
  const arrival = { came, giveUp, forget }
  arrivals.set(path, arrival)
  return arrival
}
