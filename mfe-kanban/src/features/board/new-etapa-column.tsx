import { ButtonBase, focusRing, paint, styled } from '@seleta/ui/core'
import { PlusIcon } from '@seleta/ui/icons'
import { radius } from '@seleta/ui/tokens'
import { COLUMN_WIDTH } from './etapa-column'

const Root = styled(ButtonBase)({
  flex: `0 0 ${COLUMN_WIDTH}px`,
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'center',
  gap: 8,
  padding: '16px 12px',
  border: `1.5px dashed ${paint.controlBorder}`,
  borderRadius: radius.card,
  color: paint.textSecondary,
  fontFamily: 'inherit',
  fontSize: '0.9375rem',
  lineHeight: '1.5rem',
  fontWeight: 550,
  scrollSnapAlign: 'start',
  '&:hover': { color: paint.primary, borderColor: paint.primary, backgroundColor: paint.surface },
  '&:focus-visible': focusRing,
})

/** The placeholder column at the end of the board (spec section 2, kanban). */
export function NewEtapaColumn({ onCreate }: { readonly onCreate: () => void }) {
  return (
    <Root onClick={onCreate} aria-haspopup="dialog">
      <PlusIcon size={24} />
      Adicionar Kanban
    </Root>
  )
}
