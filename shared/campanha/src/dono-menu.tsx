import { wordsFor } from '@seleta/api-client'
import { NO_DONO_WORDS } from '@seleta/contract/limits'
import type { Dono } from '@seleta/contract/donos'
import { Menu, MenuItem } from '@seleta/ui/core'
import { useDonos, useSetDono } from './queries/donos'

export interface DonoMenuProps {
  readonly campanhaId: number
  readonly identificadores: readonly string[]
  /** What a screen reader calls them: a name, or how many. */
  readonly quem: string
  /** Who has them; null: nobody, undefined: several, or not known. */
  readonly dono?: Dono | null | undefined
  readonly anchor: HTMLElement
  readonly onClose: () => void
}

/** The one menu of who takes care of people: of cards, rows, details and of many at once (product 71, decision 186). */
export function DonoMenu({ campanhaId, identificadores, quem, dono, anchor, onClose }: DonoMenuProps) {
  const { donos, eu, error, refetch } = useDonos(campanhaId)
  const set = useSetDono(campanhaId)
  const choose = (next: Dono | null) => {
    onClose()
    if (next?.id !== dono?.id || dono === undefined) void set(identificadores, next)
  }
  return (
    <Menu
      // Its focus is that of what stands in it.
      key={donos === undefined ? 'espera' : 'pessoas'}
      open
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{
        list: { 'aria-label': `Atribuir ${quem} a`, 'aria-busy': donos === undefined && error === null },
      }}
    >
      {donos === undefined ? (
        <MenuItem disabled={error === null} onClick={() => void refetch()}>
          {error === null ? 'Carregando pessoas…' : `${wordsFor(error)} Tentar novamente`}
        </MenuItem>
      ) : null}
      {donos?.map((one) => (
        <MenuItem
          key={one.id}
          role="menuitemradio"
          aria-checked={one.id === dono?.id}
          selected={one.id === dono?.id}
          onClick={() => choose(one)}
        >
          {one.id === eu ? `${one.nome} (você)` : one.nome}
        </MenuItem>
      ))}
      {donos === undefined || dono === null ? null : (
        <MenuItem onClick={() => choose(null)} sx={{ color: 'text.secondary' }}>
          {NO_DONO_WORDS}
        </MenuItem>
      )}
    </Menu>
  )
}
