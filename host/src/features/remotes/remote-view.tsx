import type { RemoteId } from '@seleta/shell'
import type { ComponentType } from 'react'
import { Suspense, useState, useSyncExternalStore } from 'react'
import { AreaBoundary } from './area-boundary'
import { AreaFailure, AreaLoading } from './area-messages'
import { distrust, openView, readyPage } from '../../queries/remotes/load-remote'
import { nameDrawnFailure } from '../../queries/remotes/open-view'
import { compareAges, isThereNewer, lookForHost } from '../../queries/remotes/renewal'

type ViewKind = 'pages' | 'panels'
type Content = ComponentType<Record<string, unknown>>

/** What a try to open a view has come to; null while it is under way. */
type Outcome = { readonly component: Content } | { readonly error: unknown } | null

interface Opening {
  readonly read: () => Outcome
  readonly subscribe: (listener: () => void) => () => void
}

/** One for each try. */
const openings = new Map<string, Opening>()
/** Which release each place shows. */
const versions = new Map<string, string>()

function openingOf(remoteId: RemoteId, view: ViewKind, id: string, attempt: number): Opening {
  const place = `${remoteId}/${view}/${id}`
  const key = `${place}/${attempt}`
  const known = openings.get(key)
  if (known !== undefined) return known
  const ready = view === 'pages' && attempt === 0 ? readyPage(remoteId, id) : undefined
  if (ready !== undefined) versions.set(place, ready.version)
  let outcome: Outcome = ready ?? null
  const open = async () => {
    try {
      const opened = await openView({ remoteId, view, id }, { isAgain: attempt > 0 })
      versions.set(place, opened.version)
      outcome = opened
      // The registry may have come while it was being opened.
      void compareAges()
    } catch (error) {
      outcome = { error }
    }
  }
  const done = ready === undefined ? open() : null
  const opening: Opening = {
    read: () => outcome,
    subscribe: (listener) => {
      void done?.then(listener)
      return () => undefined
    },
  }
  openings.set(key, opening)
  return opening
}

/**
 * Draws a view as soon as it has been opened. Not through `lazy`: React shows what replaces a fallback only 300 ms after
 * that fallback, and keeps a rejection for ever (findings, section 1).
 * @throws what the opening was refused with, for the boundary around it
 */
function OpenedView({ opening, props }: { opening: Opening; props: Record<string, unknown> }) {
  const outcome = useSyncExternalStore(opening.subscribe, opening.read)
  if (outcome === null) return <AreaLoading />
  if ('error' in outcome) throw outcome.error
  const { component: Drawn } = outcome
  return <Drawn {...props} />
}

/** The try that stands now, by view: an area that healed does not begin with its first failure again. */
const attempts = new Map<string, number>()

interface Props {
  readonly remoteId: RemoteId
  readonly view: ViewKind
  readonly id: string
  readonly props?: Record<string, unknown>
  readonly onError: (error: unknown) => void
}

/** A page or a panel of a remote, with its loading and failing states. A failed area heals without a reload. */
export function RemoteView({ remoteId, view, id, props = {}, onError }: Props) {
  const place = `${remoteId}/${view}/${id}`
  const [attempt, setAttempt] = useState(attempts.get(place) ?? 0)
  const [first] = useState(attempt)
  /** The try that a newer version takes the place of: of the area, whose files have gone, or of the host. */
  const [renewed, setRenewed] = useState<{ attempt: number; by: 'area' | 'host' } | null>(null)
  const opening = openingOf(remoteId, view, id, attempt)
  const retry = () => {
    attempts.set(place, attempt + 1)
    setAttempt(attempt + 1)
  }
  const offerNewer = async (version: string) => {
    if (await isThereNewer(remoteId, version)) setRenewed({ attempt, by: 'area' })
  }
  // No try of this page makes the area fit.
  const offerHost = async () => {
    if (await lookForHost()) setRenewed({ attempt, by: 'host' })
  }
  const isRenewed = renewed?.attempt === attempt
  const nameOf = (error: unknown) => nameDrawnFailure(remoteId, versions.get(place) ?? '', error)
  return (
    <AreaBoundary
      key={`${place}/${attempt}`}
      onError={(error) => {
        const named = nameOf(error)
        if (named.kind === 'render') distrust(remoteId, named.version)
        if (named.kind === 'contract' || named.kind === 'shared') void offerHost()
        if (named.isGone && named.version !== '') void offerNewer(named.version)
        onError(named)
      }}
      fallback={(error) => (
        <AreaFailure
          error={nameOf(error)}
          tries={attempt - first}
          isRenewed={isRenewed}
          onRetry={isRenewed && renewed.by === 'host' ? () => window.location.reload() : retry}
        />
      )}
    >
      <Suspense fallback={<AreaLoading />}>
        <OpenedView opening={opening} props={props} />
      </Suspense>
    </AreaBoundary>
  )
}
