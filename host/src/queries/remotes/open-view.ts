import type { RemoteId, RemoteModule } from '@seleta/shell'
import type { ComponentType } from 'react'
import { SILENCE_MS } from '../../rules/in-time'
import { RemoteError } from '../../rules/remote-error'
import { ScriptFault } from '../../rules/script-fault'
import { isArriving } from './arrival'
import { SharedFault, openContainer } from './container'
import { misfitOf } from './misfit'
import type { Release } from './registry'
import { askAhead, beginOpening } from './release-files'
import { providedModules } from './shared-modules'

/** One try to open a page or a panel of one release: its code, its container, the page's own files. */

export interface Wish {
  readonly remoteId: RemoteId
  readonly view: 'pages' | 'panels'
  readonly id: string
}

export interface View {
  readonly component: ComponentType<Record<string, unknown>>
  readonly version: string
}

export type Outcome = { readonly view: View } | { readonly error: RemoteError }

/** Where the host's own files lie, which an area may need first. */
const OWN_FOLDER = '/assets/'

/** By container: the area's module, once for the page. */
const modules = new Map<string, Promise<RemoteModule>>()

/**
 * @param until the moment, by `performance.now()`, at which there is no time left, unless bytes are arriving
 * @param isAnew a fresh copy of the area instead of the one that failed
 */
export async function tryToOpen(
  wish: Wish,
  release: Release,
  { until, isAnew = false }: { until: number; isAnew?: boolean },
): Promise<Outcome> {
  const at = { remoteId: wish.remoteId, version: release.version }
  const end = beginOpening(release, until)
  try {
    const component = await within(until, release, at, load(wish, release, { until, isAnew }))
    return { view: { component, version: release.version } }
  } catch (cause) {
    return { error: nameFailure(cause, release, at) }
  } finally {
    end()
  }
}

async function load(
  { remoteId, view, id }: Wish,
  release: Release,
  { until, isAnew }: { until: number; isAnew: boolean },
): Promise<View['component']> {
  const silenceLeft = () => Math.min(SILENCE_MS, until - performance.now())
  const misfit = await misfitOf(remoteId, release, silenceLeft())
  if (misfit !== null)
    throw new RemoteError(misfit.kind, { remoteId, version: release.version, cause: misfit.sentence })
  void askAhead(release, [release.entry, ...(release.first[id] ?? [])])
  for (const module of release.needs?.[id] ?? []) providedModules[module]?.().catch(() => undefined)
  const remote = await moduleOf(remoteId, release, { isAnew, silence: silenceLeft() })
  const views: Readonly<Record<string, () => Promise<unknown>>> | undefined = remote[view]
  // Pages take no props; panels take PanelProps, which RemotePanel gives.
  const exposed = (await views?.[id]?.()) as { default?: View['component'] } | undefined
  if (remote.id !== remoteId || exposed?.default === undefined) {
    throw new RemoteError('expose', { remoteId, version: release.version })
  }
  return exposed.default
}

function moduleOf(
  remoteId: RemoteId,
  release: Release,
  how: { isAnew: boolean; silence: number },
): Promise<RemoteModule> {
  const known = modules.get(release.container)
  if (known !== undefined && !how.isAnew) return known
  const opening = openContainer(remoteId, release, how)
  modules.set(release.container, opening)
  opening.catch(() => {
    if (modules.get(release.container) === opening) modules.delete(release.container)
  })
  return opening
}

/** Rejects when the time is up; files that are on their way may come first. */
function within<T>(
  until: number,
  release: Release,
  at: { remoteId: RemoteId; version: string },
  work: Promise<T>,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const check = () => {
      if (isArriving(release.base) || isArriving(OWN_FOLDER)) timer = setTimeout(check, 1000)
      else reject(new RemoteError('timeout', at))
    }
    let timer = setTimeout(check, Math.max(0, until - performance.now()))
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/** Each failure was given its kind where it was seen; here it only gets the area's name. */
function nameFailure(
  cause: unknown,
  release: Release,
  at: { remoteId: RemoteId; version: string },
): RemoteError {
  if (cause instanceof RemoteError) return cause
  if (cause instanceof SharedFault) return new RemoteError('shared', { ...at, cause })
  const isEntry = cause instanceof ScriptFault && cause.path === release.base + release.entry
  const came = isEntry ? 'entry' : 'chunk'
  switch (faultKindOf(cause)) {
    case 'missing':
      return new RemoteError(came, { ...at, cause })
    case 'gone':
      return new RemoteError(came, { ...at, isGone: true, cause })
    case 'timeout':
      return new RemoteError('timeout', { ...at, cause })
    case 'integrity':
      return new RemoteError('integrity', { ...at, cause })
    default:
      return new RemoteError('expose', { ...at, cause })
  }
}

/** What an area threw after it had been opened: it could not be drawn, or a file that it wanted later did not come. */
export function nameDrawnFailure(remoteId: RemoteId, version: string, cause: unknown): RemoteError {
  const at = { remoteId, version, cause }
  if (cause instanceof RemoteError) return cause
  const kind = faultKindOf(cause)
  if (kind === 'threw') return new RemoteError('render', at)
  if (kind === 'timeout' || kind === 'integrity') return new RemoteError(kind, at)
  return new RemoteError('chunk', { ...at, isGone: kind === 'gone' })
}

/** The kind that the loader of scripts gave: itself, or handed on by the area's own webpack as `type`. */
function faultKindOf(cause: unknown): unknown {
  if (cause instanceof ScriptFault) return cause.kind
  if (!(cause instanceof Error) || !('request' in cause)) return 'threw'
  // A sheet has no loader of ours; its failure is the browser's event.
  return 'type' in cause && cause.type !== 'error' ? cause.type : 'missing'
}
