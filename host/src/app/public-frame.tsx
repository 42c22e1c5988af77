import { hydrateRoot } from 'react-dom/client'
import type { PageOfRemote } from '../queries/remotes/areas'
import { AreaBoundary } from '../features/remotes/area-boundary'
import { openView } from '../queries/remotes/load-remote'
import { nameDrawnFailure } from '../queries/remotes/open-view'
import { reportFailure } from '../queries/remotes/report'
import { keepDocument } from './keep-document'

/**
 * The light frame of the public pages: React and the area, without bars, session, router, query cache or MUI. Every
 * public page is a document of the server; the area takes over what the server has drawn, element by element, so
 * nothing flickers and nothing is read out twice. When the area cannot come, or fails while it draws, the page stands
 * as it was delivered, with what was typed into it, and its forms and links work: they are the server's (product 53).
 */
export async function mount(container: HTMLElement, { remoteId, page }: PageOfRemote): Promise<void> {
  if (container.querySelector('main') === null) {
    // No server has drawn it, which those of the product always do.
    const { drawArea } = await import('./drawn-area')
    return drawArea(container, { remoteId, page })
  }
  const context = `${remoteId}/${page.id}`
  try {
    const { component: Page, version } = await openView({ remoteId, view: 'pages', id: page.id })
    const putBack = keepDocument(container)
    const root = hydrateRoot(
      container,
      <AreaBoundary
        onError={(error) => {
          reportFailure(nameDrawnFailure(remoteId, version, error), context)
          // Not while React is at work on it.
          queueMicrotask(() => {
            root.unmount()
            putBack()
          })
        }}
        fallback={() => null}
      >
        <Page />
      </AreaBoundary>,
      { onRecoverableError: (error) => reportFailure(error, `${context}: drawn anew`) },
    )
  } catch (error) {
    reportFailure(error, context)
  }
}
