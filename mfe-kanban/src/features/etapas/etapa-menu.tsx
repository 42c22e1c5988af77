import { optionsOf } from '../../rules/sentences'
import type { EtapaItem } from '@seleta/contract/kanban'
import { Menu, MenuItem, paint } from '@seleta/ui/core'

export interface EtapaMenuProps {
  readonly etapa: EtapaItem
  readonly anchor: HTMLElement
  readonly onClose: () => void
  readonly onExport: () => void
  readonly onEditNotificacao: () => void
  readonly onWrite: () => void
  readonly onRemove: () => void
}

/** The stage's menu: the three items of spec section 2, kanban, and writing to its people (product 61); closes by an outside click, Esc and Tab. */
export function EtapaMenu({ etapa, anchor, onClose, ...items }: EtapaMenuProps) {
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': optionsOf(etapa.nome) } }}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
    >
      <MenuItem onClick={items.onExport}>Exportar dados da etapa</MenuItem>
      <MenuItem onClick={items.onEditNotificacao}>Editar mensagem de notificação</MenuItem>
      <MenuItem onClick={items.onWrite} disabled={etapa.qtdTalentos === 0}>
        Escrever para quem está na etapa
      </MenuItem>
      <MenuItem onClick={items.onRemove} sx={{ color: paint.error.text }}>
        Remover etapa
      </MenuItem>
    </Menu>
  )
}
