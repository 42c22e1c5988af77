import type { TalentoItem } from '@seleta/contract/talentos'
import { Link as RouterLink, useSearchParams } from '@seleta/shell'
import { Box, Link } from '@seleta/ui/core'
import { HaQuantoTempo } from '../../components/ha-quanto-tempo'
import { HabilidadesCell } from './habilidades-cell'

/**
 * The name puts `?talento=` into the address, and the host opens the panel (architecture.md). Between 600 and
 * 1,280 px last update and skills stand under it, because their columns are gone there (design.md 4.5).
 */
export function NomeCell({
  talento,
  isCandidato = true,
}: {
  readonly talento: TalentoItem
  readonly isCandidato?: boolean
}) {
  const [params] = useSearchParams()
  const next = new URLSearchParams(params)
  next.set('talento', talento.identificador)
  return (
    <Box sx={{ minWidth: 0 }}>
      <Link component={RouterLink} to={`?${next}`} sx={{ fontWeight: 680, overflowWrap: 'anywhere' }}>
        {talento.nome}
      </Link>
      {isCandidato ? (
        <Box
          sx={{
            display: 'none',
            color: 'text.secondary',
            fontSize: '0.75rem',
            lineHeight: '1rem',
            '@media (min-width: 600px) and (max-width: 1279.95px)': { display: 'block' },
          }}
        >
          <HaQuantoTempo momento={talento.atualCv} /> · <HabilidadesCell habilidades={talento.habilidades} />
        </Box>
      ) : null}
    </Box>
  )
}
