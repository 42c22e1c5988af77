import { FALTA_NOTA, FALTA_RECOMENDACAO, type Recomendacao } from '@seleta/contract/avaliacao-words'
import type { AvaliacaoBody, AvaliacoesDaEtapa, Criterio } from '@seleta/contract/avaliacoes'

/** A card that is being written (product 73). */
export interface AvaliacaoDraft {
  readonly notas: Readonly<Record<string, number>>
  readonly recomendacao: Recomendacao | null
  readonly texto: string
}

const EMPTY: AvaliacaoDraft = { notas: {}, recomendacao: null, texto: '' }

/** Cards that were begun and not sent, while the page is open: by campaign, person and stage. */
const begun = new Map<string, AvaliacaoDraft>()

const keyOf = (identificador: string, etapaId: number) => `${identificador} ${etapaId}`

/** What was begun; else what was sent last, to make a new version of. */
export const draftOf = (identificador: string, { etapaId, minha }: AvaliacoesDaEtapa): AvaliacaoDraft =>
  begun.get(keyOf(identificador, etapaId)) ?? (minha === null ? EMPTY : minha)

export const keepDraft = (identificador: string, etapaId: number, draft: AvaliacaoDraft): void => {
  begun.set(keyOf(identificador, etapaId), draft)
}

export const forgetDraft = (identificador: string, etapaId: number): void => {
  begun.delete(keyOf(identificador, etapaId))
}

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
