import { createRoot, hydrateRoot } from 'react-dom/client'
import type { PageOfRemote } from '../queries/remotes/descriptors'
import { AreaBoundary } from '../features/remotes/area-boundary'
import { AreaFailure } from '../features/remotes/area-messages'
import { loadRemote } from '../queries/remotes/load-remote'
import { RemotePage } from '../features/remotes/remote-page'
import { reportFailure } from '../queries/remotes/report'

/**
 * The light frame of the public pages: React and the area, without bars, session, router, query cache or MUI. Every
 * public page is a document of the server; the area takes over what the server has drawn, element by element, so
 * nothing flickers and nothing is read out twice. When the area cannot come, the page stays as it was delivered, and
 * its forms and links work: they are the server's (product 53).
 */
export async function mount(container: HTMLElement, { remoteId, page }: PageOfRemote): Promise<void> {
  if (container.querySelector('main') === null) {
    createRoot(container).render(<RemotePage remoteId={remoteId} page={page} />)
    return
  }
  try {
    const remote = await loadRemote(remoteId)
    const load = remote.pages[page.id]
    if (load === undefined) throw new Error(`${remoteId} has no page ${page.id}`)
    const { default: Page } = await load()
    hydrateRoot(
      container,
      <AreaBoundary
        onError={(error) => reportFailure(error, `${remoteId}/${page.id}`)}
        fallback={(error) => <AreaFailure error={error} tries={3} onRetry={() => location.reload()} />}
      >
        <Page />
      </AreaBoundary>,
      { onRecoverableError: (error) => reportFailure(error, `${remoteId}/${page.id}: drawn anew`) },
    )
  } catch (error) {
    reportFailure(error, `${remoteId}/${page.id}`)
  }
}
