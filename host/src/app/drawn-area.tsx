import { createRoot } from 'react-dom/client'
import type { PageOfRemote } from '../queries/remotes/areas'
import { RemotePage } from '../features/remotes/remote-page'

/** A page without bars that no server has drawn: the area draws it, with its loading and failing states. */
export function drawArea(container: HTMLElement, { remoteId, page }: PageOfRemote): void {
  createRoot(container).render(<RemotePage remoteId={remoteId} page={page} />)
}
