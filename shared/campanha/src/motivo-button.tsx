import { wordsFor } from '@seleta/api-client'
import { NO_MOTIVO_WORDS } from '@seleta/contract/limits'
import type { Motivo } from '@seleta/contract/motivos'
import { Button, Menu, MenuItem } from '@seleta/ui/core'
import { useState } from 'react'
import type { Ended } from './queries/motivos'
import { useMotivos, useSetMotivo } from './queries/motivos'

interface Props extends Ended {
  /** What was said by now; null: nothing. Another one is newer than what was said here. */
  readonly motivo: Pick<Motivo, 'id' | 'nome'> | null
}

/** Says why the process ended, or takes it back, after it has (product 68). */
export function MotivoButton({ motivo, ...ended }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [said, setSaid] = useState<Props['motivo'] | undefined>(undefined)
  const told = motivo?.id ?? null
  const [lastTold, setLastTold] = useState(told)
  if (told !== lastTold) {
    setLastTold(told)
    setSaid(undefined)
  }
  const { motivos, error, refetch } = useMotivos(anchor !== null)
  const set = useSetMotivo()
  const now = said === undefined ? motivo : said
  const choose = async (next: Props['motivo']) => {
    setAnchor(null)
    if (await set(ended, next)) setSaid(next)
  }
  return (
    <>
      <Button
        size="small"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {now === null ? 'Dizer o motivo' : `Motivo: ${now.nome}`}
      </Button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': 'Motivo', 'aria-busy': motivos === undefined && error === null } }}
      >
        {motivos === undefined ? (
          <MenuItem disabled={error === null} onClick={() => void refetch()}>
            {error === null ? 'Carregando motivos…' : `${wordsFor(error)} Tentar novamente`}
          </MenuItem>
        ) : null}
        {motivos?.map((one) => (
          <MenuItem
            key={one.id}
            role="menuitemradio"
            aria-checked={one.id === now?.id}
            selected={one.id === now?.id}
            onClick={() => void choose(one)}
          >
            {one.nome}
          </MenuItem>
        ))}
        {motivos === undefined || now === null ? null : (
          <MenuItem onClick={() => void choose(null)} sx={{ color: 'text.secondary' }}>
            {NO_MOTIVO_WORDS}
          </MenuItem>
        )}
      </Menu>
    </>
  )
}
