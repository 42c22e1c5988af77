import { KEEP_MODELO } from '../../rules/sentences'
import { Button, ButtonBase, focusRing, paint, styled } from '@seleta/ui/core'
import { BookmarkIcon, PlusIcon } from '@seleta/ui/icons'
import { radius } from '@seleta/ui/tokens'
import { useBoardRights } from './board-actions'
import type { OpenThing } from './open-thing'
import { COLUMN_WIDTH } from './etapa-column'

const Column = styled('div')({
  flex: `0 0 ${COLUMN_WIDTH}px`,
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  scrollSnapAlign: 'start',
})

const New = styled(ButtonBase)({
  flex: '1 1 auto',
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
  '&:hover': { color: paint.primary, borderColor: paint.primary, backgroundColor: paint.surface },
  '&:focus-visible': focusRing,
})

interface Props {
  readonly onOpen: (thing: OpenThing) => void
}

/** The placeholder column at the end of the board (spec section 2, kanban), and what one does with all of its stages. */
export function NewEtapaColumn({ onOpen }: Props) {
  const { canChangeEtapas } = useBoardRights()
  if (!canChangeEtapas) return null
  return (
    <Column>
      <New onClick={() => onOpen({ kind: 'criar' })} aria-haspopup="dialog">
        <PlusIcon size={24} />
        Adicionar Kanban
      </New>
      <Button
        size="small"
        startIcon={<BookmarkIcon size={18} />}
        aria-haspopup="dialog"
        onClick={() => onOpen({ kind: 'modelo' })}
      >
        {KEEP_MODELO}
      </Button>
    </Column>
  )
}
