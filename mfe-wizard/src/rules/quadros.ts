import { vocabulary } from '@seleta/regras/vocabulary'
import type { Campanha, CampanhaRascunho } from '@seleta/contract/campanhas'
import type { Quadro } from '@seleta/contract/limits'
import { QUADROS } from '@seleta/contract/limits'
import { isDocumentoEmpty } from '@seleta/regras/html-da-vaga/documento'
import { parseHtml } from '@seleta/regras/html-da-vaga/parse-html'
import type { PassoSegmento } from '@seleta/shell'

/** The job boards of product 35, as people call them. */
export const QUADRO_NAMES = vocabulary<Quadro, string>({ CATHO: 'Catho', ABLER: 'ABLER', BNE: 'BNE' })

export type Publicacao = Campanha['publicacoes'][number]

const estadoWords = vocabulary<Publicacao['estado'], string>({
  DESLIGADO: 'Será ligado quando você publicar as alterações.',
  LIGADO: 'Na fila para este quadro.',
  ENVIADO: 'Enviada a este quadro.',
  ERRO: 'A campanha não chegou a este quadro.',
  FORA: 'Fora do ar neste quadro.',
})

/** What became of a campaign on a job board, with what that answered. */
export const describePublicacao = ({ estado, erro }: Publicacao) =>
  [estadoWords[estado], erro ?? ''].filter(Boolean).join(' ')

/** What a job board's feed needs beyond the five publish checks, and the step that gives it. */
export interface QuadroNeed {
  readonly text: string
  readonly step: PassoSegmento
}

/** Needs that are still open; a job board takes a vaga only with a text. */
export function findQuadroNeeds(campanha: CampanhaRascunho): QuadroNeed[] {
  const isBlank = isDocumentoEmpty(parseHtml(campanha.vaga.descricao))
  return isBlank ? [{ text: 'Falta o texto da vaga', step: 'resumo-da-vaga' }] : []
}

/** One job board on or off; the order is that of the wire's list. */
export function toggleQuadro(quadros: readonly Quadro[], quadro: Quadro, isOn: boolean): Quadro[] {
  return QUADROS.filter((known) => (known === quadro ? isOn : quadros.includes(known)))
}

/** State of «Selecionar todos». */
export function allQuadrosState(quadros: readonly Quadro[]): 'none' | 'some' | 'all' {
  if (quadros.length === 0) return 'none'
  return quadros.length === QUADROS.length ? 'all' : 'some'
}
