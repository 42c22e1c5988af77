import type { RemoteId, RemoteModule } from '@seleta/shell'
import type { ComponentType } from 'react'
import { Suspense, lazy, useState } from 'react'
import { AreaBoundary } from './area-boundary'
import { AreaFailure, AreaLoading } from './area-messages'
import { loadRemote, readyPage } from '../../queries/remotes/load-remote'
import { RemoteError } from '../../rules/remote-error'

type View = 'pages' | 'panels'

/** React.lazy keeps a rejection for ever, so each try has a lazy of its own (findings, section 1). */
const lazies = new Map<string, ComponentType<Record<string, unknown>>>()

function lazyView(remoteId: RemoteId, view: View, id: string, attempt: number) {
  const key = `${remoteId}/${view}/${id}/${attempt}`
  const known = lazies.get(key)
  if (known !== undefined) return known
  const ready = view === 'pages' && attempt === 0 ? readyPage(remoteId, id) : undefined
  if (ready !== undefined) {
    // Pages take no props.
    lazies.set(key, ready as ComponentType<Record<string, unknown>>)
    // As above: its own props are none.
    return ready as ComponentType<Record<string, unknown>>
  }
  const component = lazy(() => loadView(remoteId, view, id))
  lazies.set(key, component)
  return component
}

async function loadView(remoteId: RemoteId, view: View, id: string) {
  const remote = await loadRemote(remoteId)
  const load = viewsOf(remote, view)[id]
  if (load === undefined) throw new RemoteError('expose', { remoteId })
  try {
    // Pages take no props; panels take PanelProps, which RemotePanel gives.
    return (await load()) as { default: ComponentType<Record<string, unknown>> }
  } catch (cause) {
    throw new RemoteError('chunk', { remoteId, cause })
  }
}

function viewsOf(remote: RemoteModule, view: View): Readonly<Record<string, () => Promise<unknown>>> {
  return view === 'pages' ? remote.pages : (remote.panels ?? {})
}

/** The try that stands now, by view: an area that healed does not begin with its first failure again. */
const attempts = new Map<string, number>()

interface Props {
  readonly remoteId: RemoteId
  readonly view: View
  readonly id: string
  readonly props?: Record<string, unknown>
  readonly onError: (error: unknown) => void
}

/** A page or a panel of a remote, with its loading and failing states. A failed area heals without a reload. */
export function RemoteView({ remoteId, view, id, props = {}, onError }: Props) {
  const place = `${remoteId}/${view}/${id}`
  const [attempt, setAttempt] = useState(attempts.get(place) ?? 0)
  const [first] = useState(attempt)
  const Content = lazyView(remoteId, view, id, attempt)
  const retry = () => {
    attempts.set(place, attempt + 1)
    setAttempt(attempt + 1)
  }
  return (
    <AreaBoundary
      key={`${place}/${attempt}`}
      onError={onError}
      fallback={(error) => <AreaFailure error={error} tries={attempt - first} onRetry={retry} />}
    >
      <Suspense fallback={<AreaLoading />}>
        <Content {...props} />
      </Suspense>
    </AreaBoundary>
  )
}
