import { Button, Drawer, IconButton, Paper } from '@seleta/ui/core'
import { CloseIcon, FilterIcon } from '@seleta/ui/icons'
import type { Facetas } from '@seleta/contract/facetas'
import { useState } from 'react'
import type { FiltrosDraft } from './use-filtros-draft'
import { FiltrosPanel } from './filtros-panel'

interface Props {
  readonly tela: 'candidatos' | 'cesta'
  /** From 1,536 px the panel stands beside the list; below, a button opens it as a drawer. */
  readonly isBeside: boolean
  readonly filtros: FiltrosDraft
  readonly facetas: Facetas | undefined
  /** Filters that apply now: «Filtros (3)». */
  readonly count: number
}

const WIDTH = 280

export function FiltrosSide({ tela, isBeside, filtros, facetas, count }: Props) {
  const [isOpen, setOpen] = useState(false)
  const panel = (
    <FiltrosPanel
      tela={tela}
      draft={filtros.draft}
      facetas={facetas}
      onDraft={filtros.setDraft}
      onFilter={() => {
        filtros.filter()
        setOpen(false)
      }}
      onClear={() => {
        filtros.clear()
        setOpen(false)
      }}
    />
  )
  if (isBeside) return <Paper sx={{ width: WIDTH, flex: 'none', position: 'sticky', top: 80 }}>{panel}</Paper>
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
      <Drawer
        open={isOpen}
        onClose={() => setOpen(false)}
        slotProps={{ paper: { 'aria-label': 'Filtros', sx: { width: 320, maxWidth: '100%' } } }}
      >
        <IconButton
          aria-label="Fechar filtros"
          onClick={() => setOpen(false)}
          sx={{ position: 'absolute', top: 8, right: 8 }}
        >
          <CloseIcon />
        </IconButton>
        {panel}
      </Drawer>
    </>
  )
}
