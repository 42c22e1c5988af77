import type { Cartao, Etapa } from '@seleta/contract/kanban'
import { Menu, MenuItem, paint, styled } from '@seleta/ui/core'
import { corRules, corStyle } from '../etapas/cor-style'
import { formatInteger } from '@seleta/regras/numbers'

const Title = styled('li')({
  padding: '6px 12px 4px',
  color: paint.textSecondary,
  fontSize: '0.75rem',
  lineHeight: '1rem',
})
const Dot = styled('span')({
  flex: 'none',
  width: 10,
  height: 10,
  borderRadius: 5,
  ...corRules,
})
const Count = styled('span')({
  marginLeft: 'auto',
  paddingLeft: 16,
  color: paint.textSecondary,
  fontVariantNumeric: 'tabular-nums',
})

export interface MoveMenuProps {
  readonly cartao: Cartao
  readonly etapaId: number
  readonly etapas: readonly Etapa[]
  readonly anchor: HTMLElement
  readonly onMove: (paraEtapaId: number) => void
  readonly onClose: () => void
}

/** «Mover para»: the stages with their counts, no dragging needed (product 47). The present stage is marked and stays. */
export function MoveMenu({ cartao, etapaId, etapas, anchor, onMove, onClose }: MoveMenuProps) {
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': `Mover ${cartao.nome} para` } }}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
    >
      <Title role="presentation">Mover para</Title>
      {etapas.map((etapa) => (
        <MenuItem
          key={etapa.id}
          selected={etapa.id === etapaId}
          aria-current={etapa.id === etapaId || undefined}
          onClick={() => (etapa.id === etapaId ? onClose() : onMove(etapa.id))}
        >
          <Dot style={corStyle(etapa.cor)} />
          {etapa.nome}
          <Count>{formatInteger(etapa.qtdTalentos)}</Count>
        </MenuItem>
      ))}
    </Menu>
  )
}
