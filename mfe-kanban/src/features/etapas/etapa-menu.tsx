import type { Etapa } from '@seleta/contract/kanban'
import { Menu, MenuItem, paint } from '@seleta/ui/core'

export interface EtapaMenuProps {
  readonly etapa: Etapa
  readonly anchor: HTMLElement
  readonly onClose: () => void
  readonly onEditNotificacao: () => void
  readonly onRemove: () => void
}

/** The stage's menu with the items of the spec (section 2, kanban); closes by an outside click, Esc and Tab. */
export function EtapaMenu({ etapa, anchor, onClose, onEditNotificacao, onRemove }: EtapaMenuProps) {
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': `Opções da etapa ${etapa.nome}` } }}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
    >
      <MenuItem onClick={onEditNotificacao}>Editar mensagem de notificação</MenuItem>
      <MenuItem onClick={onRemove} sx={{ color: paint.error.text }}>
        Remover etapa
      </MenuItem>
    </Menu>
  )
}
