import type { PanelDescriptor, PanelProps, RemoteId } from '@seleta/shell'
import { reportFailure } from '../../queries/remotes/report'
import { RemoteView } from './remote-view'

interface Props extends PanelProps {
  readonly remoteId: RemoteId
  readonly panel: PanelDescriptor
}

/** A panel of a remote, put over whatever page is open. */
export function RemotePanel({ remoteId, panel, value, onClose }: Props) {
  return (
    <RemoteView
      remoteId={remoteId}
      view="panels"
      id={panel.id}
      props={{ value, onClose }}
      onError={(error) => reportFailure(error, `${remoteId}/${panel.id}`)}
    />
  )
}
