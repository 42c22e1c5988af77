import type { RemoteId } from '@seleta/shell'
import type { ComponentType } from 'react'
import { Suspense, lazy, useState } from 'react'
import { AreaBoundary } from './area-boundary'
import { AreaFailure, AreaLoading } from './area-messages'
import { distrust, openView, readyPage } from '../../queries/remotes/load-remote'
import { nameDrawnFailure } from '../../queries/remotes/open-view'
import { isThereNewer } from '../../queries/remotes/renewal'

type ViewKind = 'pages' | 'panels'
type Content = ComponentType<Record<string, unknown>>

/** React.lazy keeps a rejection for ever, so each try has a lazy of its own (findings, section 1). */
const lazies = new Map<string, Content>()
/** Which release each place shows. */
const versions = new Map<string, string>()

function lazyView(remoteId: RemoteId, view: ViewKind, id: string, attempt: number): Content {
  const place = `${remoteId}/${view}/${id}`
  const key = `${place}/${attempt}`
  const known = lazies.get(key)
  if (known !== undefined) return known
  const ready = view === 'pages' && attempt === 0 ? readyPage(remoteId, id) : undefined
  const content =
    ready?.component ??
    lazy(async () => {
      const opened = await openView({ remoteId, view, id }, { isAgain: attempt > 0 })
      versions.set(place, opened.version)
      return { default: opened.component }
    })
  if (ready !== undefined) versions.set(place, ready.version)
  lazies.set(key, content)
  return content
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
  /** The try whose files have gone with a release. */
  const [renewed, setRenewed] = useState<number | null>(null)
  const Content = lazyView(remoteId, view, id, attempt)
  const retry = () => {
    attempts.set(place, attempt + 1)
    setAttempt(attempt + 1)
  }
  const offerNewer = async (version: string) => {
    if (await isThereNewer(remoteId, version)) setRenewed(attempt)
  }
  const nameOf = (error: unknown) => nameDrawnFailure(remoteId, versions.get(place) ?? '', error)
  return (
    <AreaBoundary
      key={`${place}/${attempt}`}
      onError={(error) => {
        const named = nameOf(error)
        if (named.kind === 'render') distrust(remoteId, named.version)
        if (named.isGone && named.version !== '') void offerNewer(named.version)
        onError(named)
      }}
      fallback={(error) => (
        <AreaFailure
          error={nameOf(error)}
          tries={attempt - first}
          isRenewed={renewed === attempt}
          onRetry={retry}
        />
      )}
    >
      <Suspense fallback={<AreaLoading />}>
        <Content {...props} />
      </Suspense>
    </AreaBoundary>
  )
}
