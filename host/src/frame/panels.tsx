import type { PanelDescriptor, RemoteDescriptor, RemoteId } from '@seleta/shell'
import { useEffect, useMemo, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { RemotePanel } from '../remotes/remote-panel'

/** Panels over the page: anybody sets the parameter, the host puts the owner's panel there (architecture.md). */
export function Panels({ descriptors }: { descriptors: readonly RemoteDescriptor[] }) {
  const [search] = useSearchParams()
  const panels = useMemo(
    () => descriptors.flatMap(({ id, panels }) => (panels ?? []).map((panel) => ({ remoteId: id, panel }))),
    [descriptors],
  )
  return panels.map(({ remoteId, panel }) => {
    const value = search.get(panel.param)
    return value === null || value === '' ? null : (
      <OpenPanel key={panel.id} remoteId={remoteId} panel={panel} value={value} />
    )
  })
}

function OpenPanel({
  remoteId,
  panel,
  value,
}: {
  remoteId: RemoteId
  panel: PanelDescriptor
  value: string
}) {
  const [, setSearch] = useSearchParams()
  const opener = useRef(document.activeElement)
  useEffect(() => {
    const { current } = opener
    return () => {
      if (current instanceof HTMLElement && current.isConnected) current.focus({ preventScroll: true })
    }
  }, [])
  const close = () =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before)
        after.delete(panel.param)
        return after
      },
      { replace: true, preventScrollReset: true },
    )
  return <RemotePanel remoteId={remoteId} panel={panel} value={value} onClose={close} />
}
