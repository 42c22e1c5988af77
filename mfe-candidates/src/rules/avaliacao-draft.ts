import { FALTA_NOTA, FALTA_RECOMENDACAO, type Recomendacao } from '@seleta/contract/avaliacao-words'
import type { AvaliacaoBody, AvaliacoesDaEtapa, Criterio } from '@seleta/contract/avaliacoes'

/** A card that is being written (product 73). */
export interface AvaliacaoDraft {
  readonly notas: Readonly<Record<string, number>>
  readonly recomendacao: Recomendacao | null
  readonly texto: string
}

const EMPTY: AvaliacaoDraft = { notas: {}, recomendacao: null, texto: '' }

/** What a card begins with: what was sent last, to make a new version of. */
export const firstDraft = ({ minha }: Pick<AvaliacoesDaEtapa, 'minha'>): AvaliacaoDraft => minha ?? EMPTY

/** Whether what was kept can be gone on with. */
export const isDraft = (kept: unknown): kept is AvaliacaoDraft =>
  typeof kept === 'object' && kept !== null && 'notas' in kept && 'recomendacao' in kept && 'texto' in kept

/** What is wrong, by criterion, and `recomendacao`. */
export const checkDraft = (
  { notas, recomendacao }: AvaliacaoDraft,
  criterios: readonly Criterio[],
): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(
    criterios.flatMap(({ id }) => (notas[id] === undefined ? [[id, FALTA_NOTA] as const] : [])),
  ),
  ...(recomendacao === null && { recomendacao: FALTA_RECOMENDACAO }),
})

/** What a draft without faults sends: notes of the ficha as it is now alone. */
export const bodyOf = (
  { notas, recomendacao, texto }: AvaliacaoDraft,
  { etapaId, minha }: AvaliacoesDaEtapa,
  criterios: readonly Criterio[],
): AvaliacaoBody => ({
  etapaId,
  versao: minha?.versao ?? 0,
  notas: Object.fromEntries(criterios.map(({ id }) => [id, notas[id] ?? 0])),
  recomendacao: recomendacao ?? 'TALVEZ',
  texto,
})
