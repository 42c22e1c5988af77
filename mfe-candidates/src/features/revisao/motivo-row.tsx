import { useOfferedMotivos } from '@seleta/campanha/motivos'
import type { EtapaItem } from '@seleta/contract/kanban'
import { Box, Button, Kbd } from '@seleta/ui/core'
import type { ReviewControl } from '../../queries/use-review'
import { lastEnded } from '../../rules/revisao'

interface Props {
  readonly control: ReviewControl
  readonly etapas: readonly EtapaItem[]
}

/**
 * Why it ended for whoever was decided about last, by one digit, while the next one is on the screen: who says nothing
 * goes on, and pays no key for it (product 63, 68).
 */
export function MotivoRow({ control, etapas }: Props) {
  const { state, say } = control
  const ended = lastEnded(state, etapas)
  const motivos = useOfferedMotivos()
  if (ended === null || motivos === undefined || motivos.length === 0) return null
  const { identificador, nome } = ended
  const said = state.motivos[identificador]
  return (
    <Box
      role="group"
      aria-label={`Motivo de ${nome}`}
      sx={{
        flex: 'none',
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        px: { xs: 4, sm: 6 },
        py: 1,
        overflowX: 'auto',
        whiteSpace: 'nowrap',
        fontSize: '0.875rem',
        '& > *': { flex: 'none' },
        '& kbd': { ml: 1, display: { xs: 'none', md: 'inline-block' } },
      }}
    >
      <span aria-hidden>Por quê?</span>
      {motivos.map((motivo, place) => (
        <Button
          key={motivo.id}
          size="small"
          variant={motivo.nome === said ? 'contained' : 'text'}
          aria-pressed={motivo.nome === said}
          {...(place < 9 && { 'aria-keyshortcuts': String(place + 1) })}
          onClick={() => say(identificador, motivo)}
        >
          {motivo.nome}
          {place < 9 ? <Kbd aria-hidden>{place + 1}</Kbd> : null}
        </Button>
      ))}
    </Box>
  )
}
