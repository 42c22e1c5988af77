import { tellAvaliacoes } from '@seleta/contract/avaliacao-words'
import { withTalento } from '@seleta/contract/dashboard-addresses'
import type { TalentoItem } from '@seleta/contract/talentos'
import { Link as RouterLink, useSearchParams } from '@seleta/shell'
import { Box, Link, StatusChip } from '@seleta/ui/core'
import { WORDS } from '../../rules/words'
import { TimeAgo } from './time-ago'
import { HabilidadesCell } from './habilidades-cell'

/** Under these widths, in px, education, place and what colleagues scored stand under the name too. */
export const UNDER_NAME = { formacao: 1100, localizacao: 860, avaliacao: 1880 } as const

interface Props {
  readonly talento: TalentoItem
  /** Says what has no column of its own: since when, or in a narrow table all of it. */
  readonly under?: 'nada' | 'tempos' | 'tudo'
}

/** The name puts `?talento=` into the address, and the host opens the panel (architecture.md). */
export function NomeCell({ talento, under = 'nada' }: Props) {
  const [params] = useSearchParams()
  return (
    <Box sx={{ minWidth: 0 }}>
      <Link
        component={RouterLink}
        to={`?${withTalento(params, talento.identificador)}`}
        data-talento={talento.identificador}
        sx={{ fontWeight: 680, overflowWrap: 'anywhere' }}
      >
        {talento.nome}
      </Link>
      {talento.isNova === true ? (
        <>
          {' '}
          <Nova />
        </>
      ) : null}
      {talento.eliminadaMotivo == null ? null : (
        <Box sx={{ ...SMALL, mt: 0.5 }}>Motivo: {talento.eliminadaMotivo}</Box>
      )}
      <Uncertain talento={talento} />
      {under === 'tempos' ? (
        <Box sx={{ ...SMALL, mt: 0.5 }}>
          <Tempos talento={talento} />
          <Avaliacoes talento={talento} />
        </Box>
      ) : null}
      {under === 'tudo' ? (
        <Box sx={{ ...SMALL, mt: 0.5 }}>
          <Tempos talento={talento} />
          {talento.inscritaEm == null ? null : ' · '}
          <Under width={UNDER_NAME.formacao} text={talento.formacao} />
          <Under width={UNDER_NAME.localizacao} text={talento.localizacao} />
          <span>currículo </span>
          <TimeAgo moment={talento.atualCv} />
          <Avaliacoes talento={talento} />
          {talento.habilidades.length === 0 ? null : (
            <Box component="span" sx={{ display: 'block' }}>
              <HabilidadesCell habilidades={talento.habilidades} />
            </Box>
          )}
        </Box>
      ) : null}
    </Box>
  )
}

const SMALL = { color: 'text.secondary', fontSize: '0.75rem', lineHeight: '1rem' } as const

/** Nobody of the company has opened the application (decision 153). */
function Nova() {
  return (
    // The line stays as tall as the name.
    <Box
      component="span"
      sx={{ my: '-3px', display: 'inline-block', verticalAlign: 'middle', whiteSpace: 'nowrap' }}
    >
      <StatusChip tone="info">Nova</StatusChip>
    </Box>
  )
}

/** When they applied, and how long they have been where they stand. */
function Tempos({ talento: { inscritaEm, naEtapaDesde } }: { readonly talento: TalentoItem }) {
  if (inscritaEm == null || naEtapaDesde == null) return null
  return (
    <span>
      Inscrita <TimeAgo moment={inscritaEm} /> · na etapa <TimeAgo moment={naEtapaDesde} />
    </span>
  )
}

/** What colleagues scored, where it has no column of its own (product 73). */
function Avaliacoes({ talento: { avaliacao } }: { readonly talento: TalentoItem }) {
  if (avaliacao === undefined) return null
  return (
    <Box
      component="span"
      sx={{ display: 'block', [`@media (min-width: ${UNDER_NAME.avaliacao}px)`]: { display: 'none' } }}
    >
      Avaliações {tellAvaliacoes(avaliacao)}
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
