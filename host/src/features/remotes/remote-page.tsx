import type { PageDescriptor, RemoteId } from '@seleta/shell'
import { reportFailure } from '../../queries/remotes/report'
import { RemoteView } from './remote-view'

/** A page of a remote in the host's frame. */
export function RemotePage({ remoteId, page }: { remoteId: RemoteId; page: PageDescriptor }) {
  const component = page.sameAs ?? page.id
  return (
    <RemoteView
      key={component}
      remoteId={remoteId}
      view="pages"
      id={component}
      onError={(error) => reportFailure(error, `${remoteId}/${page.id}`)}
    />
  )
}
