import type { Talento } from '@seleta/contract/talentos'
import { Box, paint, Typography } from '@seleta/ui/core'
import type { PessoaDaFila } from '../../rules/revisao'
import { subtitleOf } from '../../rules/pessoa-subtitle'
import { CurriculoButton } from '../talento/curriculo-button'
import { useSwipe } from './use-swipe'

interface Props {
  readonly pessoa: PessoaDaFila
  readonly talento: Talento | undefined
  /** Where a finger that draws the name leads; null: nowhere. */
  readonly right: string | null
  readonly left: string | null
  readonly onRight: () => void
  readonly onLeft: () => void
}

/** Who it is. On a phone the name is drawn to the right to go on with them, to the left to refuse (product 63). */
export function PessoaBar({ pessoa, talento, right, left, onRight, onLeft }: Props) {
  const { offset, handlers } = useSwipe(
    () => left !== null && onLeft(),
    () => right !== null && onRight(),
  )
  const leading = offset > 0 ? right : offset < 0 ? left : null
  return (
    <Box
      {...handlers}
      sx={{
        flex: 'none',
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 3,
        px: { xs: 4, sm: 6 },
        py: 3,
        touchAction: 'pan-y',
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: leading === null ? 'background.paper' : offset > 0 ? paint.success.tint : paint.error.tint,
      }}
    >
      <Box sx={{ flex: { xs: '1 1 12rem', sm: 1 }, minWidth: 0, transform: `translateX(${offset}px)` }}>
        <Typography component="h3" variant="h2" sx={{ overflowWrap: 'anywhere' }}>
          {pessoa.nome}
        </Typography>
        <Typography color="text.secondary">
          {leading ?? (talento === undefined ? '\u00A0' : subtitleOf(talento))}
        </Typography>
      </Box>
      <CurriculoButton identificador={pessoa.identificador} />
    </Box>
  )
}
