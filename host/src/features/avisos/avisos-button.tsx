import { countOf } from '@seleta/regras/plural'
import { Badge, IconButton, Popover, Tooltip } from '@seleta/ui/core'
import { BellIcon } from '@seleta/ui/icons'
import { lazy, useState } from 'react'
import { useAvisos } from '../../queries/use-avisos'
import { OptionalPart } from '../trouble/optional-part'

const AvisosPanel = lazy(() => import('./avisos-panel'))

/** The bell: notices, and the history of toasts (product 10, 67, design 2). Each notice is read by itself. */
export function AvisosButton() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  // Made when it is first wanted, and kept for its closing.
  const [isWanted, setIsWanted] = useState(false)
  const avisos = useAvisos()
  const count = avisos.data?.naoLidos ?? 0

  const open = (element: HTMLElement) => {
    setAnchor(element)
    setIsWanted(true)
  }
  const close = () => setAnchor(null)
  const label = count === 0 ? 'Avisos' : `Avisos, ${countOf(count, 'novo', 'novos')}`
  return (
    <>
      <Tooltip title="Avisos">
        <IconButton
          aria-label={label}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onClick={(event) => open(event.currentTarget)}
        >
          <Bell count={count} />
        </IconButton>
      </Tooltip>
      {isWanted ? (
        <Popover
          open={anchor !== null}
          anchorEl={anchor}
          onClose={close}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
          transformOrigin={{ vertical: 'top', horizontal: 'right' }}
          slotProps={{
            paper: {
              role: 'dialog',
              'aria-label': 'Avisos',
              sx: { width: 400, maxWidth: 'calc(100% - 32px)' },
            },
          }}
        >
          <OptionalPart onFailure={close}>
            <AvisosPanel query={avisos} onClose={close} />
          </OptionalPart>
        </Popover>
      ) : null}
    </>
  )
}

function Bell({ count }: { count: number }) {
  // At zero a badge keeps its number in the page, and the button's name would lack what it shows.
  if (count === 0) return <BellIcon />
  return (
    <Badge badgeContent={count} max={99} color="secondary" aria-hidden>
      <BellIcon />
    </Badge>
  )
}
