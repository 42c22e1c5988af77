import {
  RECOMENDACAO_WORDS,
  RECOMENDACOES,
  tellEnviadas,
  tellEspalhamento,
} from '@seleta/contract/avaliacao-words'
import type { Avaliacao, AvaliacoesDaEtapa, Criterio, ResumoDaAvaliacao } from '@seleta/contract/avaliacoes'
import type { ResumoRow } from '../../database/sql/avaliacao'

/** Who may read what of how people are judged: product 73, decision 187. Pure. */

/** Whose card it is: a colleague, or somebody who was invited by a link. */
export interface Avaliador {
  readonly usuarioId: number | null
  readonly linkId: number | null
}

/** A version of a card as it is kept. */
export interface VersaoRow extends Avaliador {
  readonly etapaId: number
  readonly etapa: string
  readonly versao: number
  readonly criterios: Criterio[]
  readonly notas: Record<string, number>
  readonly media: number
  readonly recomendacao: Avaliacao['recomendacao']
  readonly texto: string
  readonly enviadaEm: Date
  readonly isAtual: boolean
  readonly quem: string
}

/** Where somebody stands in a campaign, and what they are judged by there. */
export interface Julgada {
  readonly inscricaoId: number
  readonly talentoId: number
  readonly etapaId: number | null
  readonly etapa: string | null
  readonly ficha: AvaliacoesDaEtapa['ficha']
  /** Not withdrawn. */
  readonly isAtiva: boolean
}

export const mediaOf = (notas: readonly number[]): number =>
  notas.reduce((sum, nota) => sum + nota, 0) / notas.length

const isOf = (one: Avaliador, other: Avaliador) =>
  one.usuarioId === other.usuarioId && one.linkId === other.linkId

/** The figures of nobody's cards, and of cards that may not be read yet. */
const UNKNOWN = { media: null, menor: null, maior: null }

/**
 * What a card of the board, a list or a file says of the judging: no figures to whoever has to send their own first.
 * @returns undefined where nobody judges, or has
 */
export function tellResumo(row: ResumoRow | null, usuarioId: number | null): ResumoDaAvaliacao | undefined {
  if (row === null) return undefined
  const { enviadas, media, menor, maior, devem, isAtual } = row
  const faltam = isAtual ? devem.length : 0
  const isBlind = usuarioId === null || devem.includes(usuarioId)
  return { enviadas, faltam, ...(isBlind ? UNKNOWN : { media, menor, maior }) }
}

/** The same in place of what was read of somebody. */
export const withResumo = <T extends { readonly avaliacao?: ResumoRow | null }>(
  { avaliacao = null, ...row }: T,
  usuarioId: number | null,
): Omit<T, 'avaliacao'> & { avaliacao?: ResumoDaAvaliacao } => {
  const told = tellResumo(avaliacao, usuarioId)
  return told === undefined ? row : { ...row, avaliacao: told }
}

/** The same as a file carries it; empty where nobody judges, or has, or the reader may not know yet. */
export function fileResumo(row: ResumoRow | null, usuarioId: number) {
  const told = tellResumo(row, usuarioId)
  if (row === null || told === undefined)
    return { avaliacoes: null, media: null, espalhamento: null, recomendacoes: null }
  const { media } = told
  const words = RECOMENDACOES.flatMap((one) =>
    row.recomendacoes[one] === 0 ? [] : `${row.recomendacoes[one]} ${RECOMENDACAO_WORDS[one].toLowerCase()}`,
  )
  return {
    avaliacoes: tellEnviadas(told),
    media: media === null ? null : Math.round(media * 10) / 10,
    espalhamento: tellEspalhamento(told) || null,
    recomendacoes: media === null ? null : words.join(', '),
  }
}

/**
 * What somebody reads of how a person was judged: of each stage, the present one first.
 * @param pedidos colleagues who are asked to judge
 * @param versoes of everybody's cards, of each the latest first
 */
export function tellAvaliacoes(
  leitor: Avaliador,
  julgada: Julgada,
  pedidos: readonly { readonly usuarioId: number; readonly nome: string }[],
  versoes: readonly VersaoRow[],
): AvaliacoesDaEtapa[] {
  const { etapaId, etapa, ficha } = julgada
  const places = new Map(versoes.map((one) => [one.etapaId, one.etapa]))
  const others = [...places].filter(([id]) => id !== etapaId)
  const here =
    etapaId !== null && (ficha !== null || places.has(etapaId)) ? [[etapaId, etapa ?? ''] as const] : []
  return [...here, ...others].map(([id, nome]) => {
    const isAtual = id === etapaId
    const daEtapa = versoes.filter((one) => one.etapaId === id)
    return tellEtapa(
      leitor,
      { etapaId: id, etapa: nome, isAtual, ficha: isAtual ? ficha : null },
      pedidos,
      daEtapa,
      julgada.isAtiva,
    )
  })
}

function tellEtapa(
  leitor: Avaliador,
  place: Pick<AvaliacoesDaEtapa, 'etapaId' | 'etapa' | 'isAtual' | 'ficha'>,
  pedidos: readonly { readonly usuarioId: number; readonly nome: string }[],
  versoes: readonly VersaoRow[],
  isAtiva: boolean,
): AvaliacoesDaEtapa {
  const cards = versoes.filter(({ isAtual }) => isAtual)
  const mine = cards.find((card) => isOf(card, leitor))
  const others = cards.filter((card) => card !== mine)
  // Whoever was invited by a link was invited to judge.
  const isAsked = leitor.linkId !== null || pedidos.some(({ usuarioId }) => usuarioId === leitor.usuarioId)
  const isBlind = isAsked && mine === undefined
  const medias = cards.map(({ media }) => media)
  const isOpen = place.ficha !== null && isAtiva
  return {
    ...place,
    minha: mine === undefined ? null : toAvaliacao(mine, versoes),
    outras: isBlind ? null : others.map((card) => toAvaliacao(card, versoes)),
    enviadas: cards.length,
    ...(isBlind || medias.length === 0
      ? UNKNOWN
      : { media: mediaOf(medias), menor: Math.min(...medias), maior: Math.max(...medias) }),
    faltam: isOpen
      ? pedidos
          .filter(({ usuarioId }) => !cards.some((card) => card.usuarioId === usuarioId))
          .map(({ nome }) => nome)
      : [],
    // Who is not asked reads the others' cards: they judge before there are any, or not at all.
    canAvaliar: isOpen && (isAsked || mine !== undefined || others.length === 0),
  }
}

function toAvaliacao(card: VersaoRow, versoes: readonly VersaoRow[]): Avaliacao {
  const before = versoes.filter((one) => isOf(one, card) && one !== card)
  return {
    ...toVersao(card),
    quem: card.quem,
    isConvidado: card.linkId !== null,
    anteriores: before.map(toVersao),
  }
}

const toVersao = ({ versao, criterios, notas, media, recomendacao, texto, enviadaEm }: VersaoRow) => ({
  versao,
  criterios,
  notas,
  media,
  recomendacao,
  texto,
  enviadaEm: enviadaEm.toISOString(),
})
