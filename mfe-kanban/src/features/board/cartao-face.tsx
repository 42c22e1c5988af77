import { tellAvaliacoes, tellEspalhamento } from '@seleta/contract/avaliacao-words'
import { diasNaEtapa, isParada } from '@seleta/contract/parada'
import { MAYBE_THE_SAME } from '@seleta/contract/screen-words'
import { countOf } from '@seleta/regras/plural'
import type { Cartao } from '@seleta/contract/kanban'
import { idadeAndLocal, initialsOf } from '@seleta/regras/pessoa'
import { VisuallyHidden } from '@seleta/ui/core'
import { FlagIcon, WarningIcon } from '@seleta/ui/icons'
import { scoreWords } from '@seleta/ui/score-ring'
import type { ReactNode } from 'react'
import { memo, use } from 'react'
import { TodayContext } from './today'
import { openSince } from '../../rules/tempo-na-etapa'
import { AderenciaRing } from './aderencia-ring'
import { Face } from './cartao-styles'

export interface CartaoFaceProps {
  readonly cartao: Cartao
  /** Days after which the person counts as stalled; null is no limit. */
  readonly limiteDias: number | null
  readonly isCompact: boolean
  readonly look?: 'ghost' | 'placeholder'
  /** The name, as a link on the board. */
  readonly nome?: ReactNode
  /** The 40 px button. */
  readonly handle?: ReactNode
}

/**
 * How a card looks: the same on the board and under the hand. Drawn again only when it changes: the drag library
 * draws what is under the hand at every step of the pointer.
 */
export const CartaoFace = memo(function CartaoFace(props: CartaoFaceProps) {
  const { cartao, limiteDias, isCompact, look, nome, handle } = props
  const hoje = use(TodayContext)
  const isStalled = isParada(cartao, limiteDias, hoje)
  return (
    <Face
      data-is-compact={isCompact}
      data-is-ghost={look === 'ghost'}
      data-is-placeholder={look === 'placeholder'}
    >
      <div data-parte="nome">{nome ?? cartao.nome}</div>
      {isCompact ? null : (
        <>
          <div data-parte="local">{idadeAndLocal(cartao.idade, cartao.localizacao)}</div>
          <AderenciaRing aderencia={cartao.aderencia} />
        </>
      )}
      <div data-parte="marcas">
        <span data-parte="tempo" data-is-stalled={isStalled}>
          {openSince(diasNaEtapa(cartao.naEtapaDesde, hoje))}
          {isStalled ? (
            <VisuallyHidden>
              , além do limite de {countOf(limiteDias ?? 0, 'dia', 'dias')} da etapa
            </VisuallyHidden>
          ) : null}
        </span>
        {isCompact ? <CompactAderencia aderencia={cartao.aderencia} /> : null}
        {cartao.isNova === true ? <span data-tone="unsure">Nova</span> : null}
        <Triagem cartao={cartao} />
        <Uncertain cartao={cartao} />
        <Avaliacao resumo={cartao.avaliacao} />
        <Dono dono={cartao.dono} />
      </div>
      <div data-parte="punho">{handle}</div>
    </Face>
  )
})

/** What is not sure about the person, in words (decision 108). */
function Uncertain({ cartao: { aConfirmar, talvezMesma } }: { readonly cartao: Cartao }) {
  return (
    <>
      {talvezMesma ? <span data-tone="unsure">{MAYBE_THE_SAME}</span> : null}
      {aConfirmar ? <span data-tone="look">A confirmar</span> : null}
    </>
  )
}

/** What the answers said: nobody is hidden, the reason stands on the card (product 25). */
function Triagem({ cartao: { eliminadaMotivo, sinais } }: { readonly cartao: Cartao }) {
  return (
    <>
      {eliminadaMotivo === null ? null : (
        <span data-tone="out" title={`Eliminada na triagem: ${eliminadaMotivo}`}>
          <WarningIcon size={14} />
          <span>Eliminada: {eliminadaMotivo}</span>
        </span>
      )}
      {sinais === 0 ? null : (
        <span data-tone="look">
          <FlagIcon size={14} />
          <span>{countOf(sinais, 'resposta', 'respostas')} para ver</span>
        </span>
      )}
    </>
  )
}

/** How far the judging is, and what came of it (product 73). */
function Avaliacao({ resumo }: { readonly resumo: Cartao['avaliacao'] }) {
  if (resumo === undefined) return null
  const spread = tellEspalhamento(resumo)
  return (
    <span data-tone="unsure" title={spread}>
      <VisuallyHidden>Avaliações </VisuallyHidden>
      <span>{tellAvaliacoes(resumo)}</span>
      <VisuallyHidden> {spread}</VisuallyHidden>
    </span>
  )
}

/** Who takes care of the person, by initials (product 71). */
function Dono({ dono }: { readonly dono: Cartao['dono'] }) {
  if (dono == null) return null
  return (
    <span data-parte="dono" title={`Com ${dono.nome}`}>
      <VisuallyHidden>Com {dono.nome}</VisuallyHidden>
      <span aria-hidden>{initialsOf(dono.nome)}</span>
    </span>
  )
}

/** The fit where there is no room for a ring. */
function CompactAderencia({ aderencia }: { readonly aderencia: number | null }) {
  const name = scoreWords(aderencia)
  return (
    <span data-parte="aderencia" role="img" aria-label={name} title={name}>
      {aderencia ?? '—'}
    </span>
  )
}
