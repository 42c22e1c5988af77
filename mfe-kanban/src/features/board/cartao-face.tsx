import type { Cartao } from '@seleta/contract/kanban'
import { AdherenceRing, VisuallyHidden, paint, styled } from '@seleta/ui/core'
import { FlagIcon, WarningIcon } from '@seleta/ui/icons'
import { floatingShadow, motion, radius } from '@seleta/ui/tokens'
import type { ReactNode } from 'react'
import { use } from 'react'
import { HojeContext } from '../../kanban/hoje'
import { idadeELocal } from '../../kanban/sentences'
import { abertoHa, diasNaEtapa } from '../../kanban/tempo-na-etapa'

/** How a card looks: the same on the board and under the hand. */

const Face = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"nome anel" "local anel" "tempo punho"',
  alignItems: 'center',
  columnGap: 8,
  padding: '10px 6px 6px 12px',
  border: `1px solid ${paint.border}`,
  borderRadius: radius.card,
  backgroundColor: paint.surface,
  transition: `border-color ${motion.fast}ms, opacity ${motion.fast}ms`,
  '&[data-is-compact="true"]': {
    gridTemplateAreas: '"nome punho" "tempo punho"',
    padding: '6px 6px 6px 12px',
  },
  '&[data-is-ghost="true"]': { boxShadow: floatingShadow, cursor: 'grabbing', borderColor: paint.primary },
  '&[data-is-placeholder="true"]': { opacity: 0.45, borderStyle: 'dashed' },
  '&:hover': { borderColor: paint.controlBorder },
})

const Nome = styled('div')({
  gridArea: 'nome',
  fontSize: '0.9375rem',
  lineHeight: '1.375rem',
  fontWeight: 550,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '& a': { color: 'inherit', textDecoration: 'none', borderRadius: 3 },
  '& a:hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
  '& a:focus-visible': { outlineOffset: -2 },
})

const Local = styled('div')({
  gridArea: 'local',
  color: paint.textSecondary,
  fontSize: '0.8125rem',
  lineHeight: '1.25rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

const Marcas = styled('div')({
  gridArea: 'tempo',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 4,
  minWidth: 0,
  fontSize: '0.75rem',
  lineHeight: '1rem',
  fontVariantNumeric: 'tabular-nums',
})

const Tempo = styled('span')({
  color: paint.textSecondary,
  '&[data-is-stalled="true"]': {
    padding: '2px 8px',
    marginLeft: -8,
    borderRadius: 10,
    color: paint.warning.text,
    backgroundColor: paint.warning.tint,
  },
})

const Marca = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  maxWidth: '100%',
  padding: '2px 8px',
  borderRadius: 10,
  whiteSpace: 'nowrap',
  '& > svg': { flex: 'none' },
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '&[data-tone="out"]': { color: paint.error.text, backgroundColor: paint.error.tint },
  '&[data-tone="look"]': { color: paint.warning.text, backgroundColor: paint.warning.tint },
})

const Punho = styled('div')({ gridArea: 'punho', width: 40, height: 40, alignSelf: 'end' })
const Anel = styled('div')({ gridArea: 'anel', width: 40, display: 'grid', placeItems: 'center' })

export interface CartaoFaceProps {
  readonly cartao: Cartao
  /** Days after which the person counts as stalled; null is no limit. */
  readonly limiteDias: number | null
  readonly isCompact: boolean
  readonly look?: 'ghost' | 'placeholder'
  /** The name, as a link on the board. */
  readonly nome?: ReactNode
  /** The 40 px button. */
  readonly punho?: ReactNode
}

export function CartaoFace({ cartao, limiteDias, isCompact, look, nome, punho }: CartaoFaceProps) {
  const dias = diasNaEtapa(cartao.naEtapaDesde, use(HojeContext))
  const isStalled = limiteDias !== null && dias > limiteDias
  return (
    <Face
      data-is-compact={isCompact}
      data-is-ghost={look === 'ghost'}
      data-is-placeholder={look === 'placeholder'}
    >
      <Nome>{nome ?? cartao.nome}</Nome>
      {isCompact ? null : (
        <>
          <Local>{idadeELocal(cartao.idade, cartao.localizacao)}</Local>
          <Anel>
            <AdherenceRing value={cartao.aderencia} size={36} />
          </Anel>
        </>
      )}
      <Marcas>
        <Tempo data-is-stalled={isStalled}>
          {abertoHa(dias)}
          {isStalled ? <VisuallyHidden>, além do limite de {limiteDias} dias da etapa</VisuallyHidden> : null}
        </Tempo>
        <Triagem cartao={cartao} />
      </Marcas>
      <Punho>{punho}</Punho>
    </Face>
  )
}

/** What the answers said: nobody is hidden, the reason stands on the card (product 25). */
function Triagem({ cartao: { eliminadaMotivo, sinais } }: { readonly cartao: Cartao }) {
  return (
    <>
      {eliminadaMotivo === null ? null : (
        <Marca data-tone="out" title={`Eliminada na triagem: ${eliminadaMotivo}`}>
          <WarningIcon size={14} />
          <span>Eliminada: {eliminadaMotivo}</span>
        </Marca>
      )}
      {sinais === 0 ? null : (
        <Marca data-tone="look">
          <FlagIcon size={14} />
          <span>
            {sinais} {sinais === 1 ? 'resposta' : 'respostas'} para ver
          </span>
        </Marca>
      )}
    </>
  )
}
