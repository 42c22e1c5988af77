import type { Facetas } from '@seleta/contract/facetas'
import { Button, Drawer, IconButton, Paper } from '@seleta/ui/core'
import { CloseIcon, FilterIcon } from '@seleta/ui/icons'
import type { ComponentProps } from 'react'
import { useState } from 'react'
import { FiltrosPanel } from './filtros-panel'
import type { FiltrosDraft } from './use-filtros-draft'

interface PanelProps extends Pick<ComponentProps<typeof FiltrosPanel>, 'tela' | 'origens'> {
  readonly filtros: FiltrosDraft
  readonly facetas: Facetas | undefined
  /** After filtering or clearing. */
  readonly onDone?: () => void
}

function Panel({ filtros, onDone, ...panel }: PanelProps) {
  return (
    <FiltrosPanel
      {...panel}
      draft={filtros.draft}
      onDraft={filtros.setDraft}
      onFilter={() => {
        filtros.filter()
        onDone?.()
      }}
      onClear={() => {
        filtros.clear()
        onDone?.()
      }}
    />
  )
}

interface DrawerProps extends Omit<PanelProps, 'onDone'> {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** The panel over what it filters. */
export function FiltrosDrawer({ isOpen, onClose, ...panel }: DrawerProps) {
  return (
    <Drawer
      open={isOpen}
      onClose={onClose}
      slotProps={{ paper: { 'aria-label': 'Filtros', sx: { width: 320, maxWidth: '100%' } } }}
    >
      <IconButton
        aria-label="Fechar filtros"
        onClick={onClose}
        sx={{ position: 'absolute', top: 8, right: 8 }}
      >
        <CloseIcon />
      </IconButton>
      <Panel {...panel} onDone={onClose} />
    </Drawer>
  )
}

interface Props extends Omit<PanelProps, 'onDone'> {
  /** From 1,536 px the panel stands beside the list; below, a button opens it as a drawer. */
  readonly isBeside: boolean
  /** Filters that apply now: «Filtros (3)». */
  readonly count: number
}

const WIDTH = 280

export function FiltrosSide({ isBeside, count, ...panel }: Props) {
  const [isOpen, setOpen] = useState(false)
  if (isBeside)
    return (
      <Paper sx={{ width: WIDTH, flex: 'none', position: 'sticky', top: 80 }}>
        <Panel {...panel} />
      </Paper>
    )
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<FilterIcon />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {count === 0 ? 'Filtros' : `Filtros (${count})`}
      </Button>
      <FiltrosDrawer {...panel} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
