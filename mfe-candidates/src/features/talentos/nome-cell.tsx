import type { TalentoItem } from '@seleta/contract/talentos'
import { Link as RouterLink, useSearchParams } from '@seleta/shell'
import { Box, Link, StatusChip } from '@seleta/ui/core'
import { WORDS } from '../../rules/words'
import { TimeAgo } from './time-ago'
import { HabilidadesCell } from './habilidades-cell'

/** Under these widths, in px, education and place stand under the name too. */
export const UNDER_NAME = { formacao: 1000, localizacao: 760 } as const

interface Props {
  readonly talento: TalentoItem
  /** Says what has no column of its own in a narrow table. */
  readonly hasMore?: boolean
}

/** The name puts `?talento=` into the address, and the host opens the panel (architecture.md). */
export function NomeCell({ talento, hasMore = false }: Props) {
  const [params] = useSearchParams()
  const next = new URLSearchParams(params)
  next.set('talento', talento.identificador)
  return (
    <Box sx={{ minWidth: 0 }}>
      <Link
        component={RouterLink}
        to={`?${next}`}
        data-talento={talento.identificador}
        sx={{ fontWeight: 680, overflowWrap: 'anywhere' }}
      >
        {talento.nome}
      </Link>
      <Uncertain talento={talento} />
      {hasMore ? (
        <Box sx={{ mt: 0.5, color: 'text.secondary', fontSize: '0.75rem', lineHeight: '1rem' }}>
          <Under width={UNDER_NAME.formacao} text={talento.formacao} />
          <Under width={UNDER_NAME.localizacao} text={talento.localizacao} />
          <TimeAgo moment={talento.atualCv} />
          <HabilidadesCell habilidades={talento.habilidades} />
        </Box>
      ) : null}
    </Box>
  )
}

/** What is not sure about the person, and whether they are about to go, in words (decisions 108 and 116). */
function Uncertain({ talento: { aConfirmar, talvezMesma, saiEm } }: { readonly talento: TalentoItem }) {
  if (!aConfirmar && !talvezMesma && saiEm === undefined) return null
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.5 }}>
      {talvezMesma ? <StatusChip tone="info">{WORDS.talvezMesma}</StatusChip> : null}
      {aConfirmar ? <StatusChip tone="warning">{WORDS.aConfirmar}</StatusChip> : null}
      {saiEm === undefined ? null : <StatusChip tone="warning">{WORDS.keptUntil(saiEm)}</StatusChip>}
    </Box>
  )
}

function Under({ width, text }: { readonly width: number; readonly text: string }) {
  if (text === '') return null
  return (
    <Box component="span" sx={{ [`@media (min-width: ${width}px)`]: { display: 'none' } }}>
      {text} ·{' '}
    </Box>
  )
}
