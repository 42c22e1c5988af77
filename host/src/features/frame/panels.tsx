import type { PanelDescriptor, RemoteId } from '@seleta/shell'
import { useSearchParams } from '@seleta/shell'
import { Box, IconButton, LinearProgress } from '@seleta/ui/core'
import { CloseIcon } from '@seleta/ui/icons'
import type { ReactNode } from 'react'
import { useEffect, useRef, useState } from 'react'
import { useAreas } from '../../queries/remotes/use-areas'
import { RemotePanel } from '../remotes/remote-panel'

interface PanelEntry {
  readonly remoteId: RemoteId
  readonly panel: PanelDescriptor
}

/** Panels over the page: anybody sets the parameter, the host puts the owner's panel there (architecture.md). */
export function Panels() {
  const [search] = useSearchParams()
  return useOpenPanels(search).map(({ remoteId, panel }) => (
    <OpenPanel key={panel.id} remoteId={remoteId} panel={panel} value={search.get(panel.param) ?? ''} />
  ))
}

/** The panels that the address opens. One that is open stays as it was opened, whatever its area says meanwhile (decision 184). */
function useOpenPanels(search: URLSearchParams): readonly PanelEntry[] {
  const areas = useAreas()
  const [open, setOpen] = useState<readonly PanelEntry[]>([])
  const isAsked = ({ panel }: PanelEntry) => (search.get(panel.param) ?? '') !== ''
  const kept = open.filter(isAsked)
  const opening = areas
    .flatMap(({ id, panels }) => (panels ?? []).map((panel) => ({ remoteId: id, panel })))
    .filter((one) => isAsked(one) && kept.every(({ panel }) => panel.param !== one.panel.param))
  if (kept.length === open.length && opening.length === 0) return open
  const next = [...kept, ...opening]
  setOpen(next)
  return next
}

function OpenPanel({ remoteId, panel, value }: PanelEntry & { value: string }) {
  const [, setSearch] = useSearchParams()
  const opener = useRef(document.activeElement)
  useEffect(() => {
    const { current } = opener
    return () => returnTo(current)?.focus({ preventScroll: true })
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
  return (
    <PanelPlace title={panel.title} onClose={close}>
      <RemotePanel remoteId={remoteId} panel={panel} value={value} onClose={close} />
    </PanelPlace>
  )
}

/** What opened a panel; where it was drawn anew meanwhile, the link that leads to the same, else the page. */
function returnTo(opener: Element | null) {
  if (opener instanceof HTMLElement && opener.isConnected) return opener
  const href = opener?.getAttribute('href')
  const links =
    href === null || href === undefined
      ? null
      : document.querySelector<HTMLElement>(`main a[href="${CSS.escape(href)}"]`)
  return links ?? document.querySelector('main')
}

/**
 * A panel draws itself over the page. Until it is there, and when it cannot come, its area's own messages stand here:
 * a thin line on top while loading, a card in the corner that can be closed after a failure.
 */
function PanelPlace({
  title,
  onClose,
  children,
}: {
  title: string
  onClose: () => void
  children: ReactNode
}) {
  return (
    <Box
      sx={{
        '& > .panel-progress, & > .panel-close, & .area-loading': { display: 'none' },
        '&:has(.area-loading) > .panel-progress': {
          display: 'block',
          position: 'fixed',
          zIndex: 'modal',
          inset: '0 0 auto 0',
        },
        '&:has(.area-failure)': {
          position: 'fixed',
          zIndex: 'modal',
          right: { xs: 16, sm: 24 },
          bottom: { xs: 16, sm: 24 },
          width: { xs: 'calc(100% - 32px)', sm: 400 },
          boxSizing: 'border-box',
          bgcolor: 'background.paper',
          border: 1,
          borderColor: 'divider',
          borderRadius: '14px',
          boxShadow: 8,
        },
        '& .area-failure': { margin: '32px auto 24px' },
        '&:has(.area-failure) > .panel-close': {
          display: 'inline-flex',
          position: 'absolute',
          top: 8,
          right: 8,
        },
      }}
    >
      <LinearProgress className="panel-progress" aria-label={`Abrindo: ${title}`} />
      <IconButton className="panel-close" aria-label={`Fechar: ${title}`} onClick={onClose}>
        <CloseIcon />
      </IconButton>
      {children}
    </Box>
  )
}
