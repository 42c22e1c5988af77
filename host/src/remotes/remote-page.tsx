import type { PageDescriptor, RemoteId } from '@seleta/shell'
import { reportFailure } from './report'
import { RemoteView } from './remote-view'

/** A page of a remote in the host's frame. */
export function RemotePage({ remoteId, page }: { remoteId: RemoteId; page: PageDescriptor }) {
  return (
    <RemoteView
      key={page.id}
      remoteId={remoteId}
      view="pages"
      id={page.id}
      onError={(error) => reportFailure(error, `${remoteId}/${page.id}`)}
    />
  )
}
