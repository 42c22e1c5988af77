import { Button, Menu, MenuItem } from '@seleta/ui/core'
import type { ReactNode } from 'react'
import { useState } from 'react'
import type { Ended } from './motivos'
import { useMotivos, useSetMotivo } from './motivos'

interface Props extends Ended {
  /** What is said now; null: nothing. */
  readonly motivoId: number | null
  /** What the button says; absent is «Motivo». */
  readonly children?: ReactNode
}

/** Says why the process ended, or takes it back, after it has (product 68). */
export function MotivoButton({ motivoId, children = 'Motivo', ...ended }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const motivos = useMotivos(anchor !== null)
  const set = useSetMotivo()
  const choose = (motivo: Parameters<typeof set>[1]) => {
    setAnchor(null)
    void set(ended, motivo)
  }
  return (
    <>
      <Button
        size="small"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {children}
      </Button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': 'Motivo', 'aria-busy': motivos === undefined } }}
      >
        {motivos === undefined ? <MenuItem disabled>Carregando motivos…</MenuItem> : null}
        {motivos?.map((motivo) => (
          <MenuItem
            key={motivo.id}
            role="menuitemradio"
            aria-checked={motivo.id === motivoId}
            selected={motivo.id === motivoId}
            onClick={() => choose(motivo)}
          >
            {motivo.nome}
          </MenuItem>
        ))}
        {motivos === undefined || motivoId === null ? null : (
          <MenuItem onClick={() => choose(null)} sx={{ color: 'text.secondary' }}>
            Sem motivo
          </MenuItem>
        )}
      </Menu>
    </>
  )
}
