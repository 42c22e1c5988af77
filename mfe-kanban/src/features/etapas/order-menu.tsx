import type { EtapaItem } from '@seleta/contract/kanban'
import { Menu, MenuItem } from '@seleta/ui/core'
import { ArrowLeftIcon, ArrowRightIcon } from '@seleta/ui/icons'

export interface OrderMenuProps {
  readonly etapa: EtapaItem
  /** 1-based place of the stage, and how many there are. */
  readonly posicao: number
  readonly total: number
  readonly anchor: HTMLElement
  readonly onPlace: (ordem: number) => void
  readonly onClose: () => void
}

/** Moves a column without dragging it (product 47, WCAG 2.5.7). */
export function OrderMenu({ etapa, posicao, total, anchor, onPlace, onClose }: OrderMenuProps) {
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': `Mover etapa ${etapa.nome}` } }}
    >
      <MenuItem disabled={posicao === 1} onClick={() => onPlace(posicao - 1)}>
        <ArrowLeftIcon size={18} />
        Mover para a esquerda
      </MenuItem>
      <MenuItem disabled={posicao === total} onClick={() => onPlace(posicao + 1)}>
        <ArrowRightIcon size={18} />
        Mover para a direita
      </MenuItem>
    </Menu>
  )
}
