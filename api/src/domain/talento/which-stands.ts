import type { DroppedInscricao } from './unida'

/** One of several applications to a campaign that are one person's. */
export type Candidata = Pick<DroppedInscricao, 'inscricao' | 'respostas' | 'isConfirmada' | 'isAConfirmar'>

/**
 * Which application stands for both when two people are one (decision 108): one that was not withdrawn; then one on which
 * the company has worked, of two the one that it worked on last; then one that does not wait for a mailbox's word, which
 * whoever sent it may take back; then one with answers, those that a mailbox has confirmed before others. Of two with
 * answers it is the newer one, of two without the one that has waited longer.
 * @returns as a sort asks: below 0 when the first is to stand
 */
export function compareStanding(a: Candidata, b: Candidata): number {
  const [ofA, ofB] = [ranksOf(a), ranksOf(b)]
  return ofA.map((rank, at) => (ofB[at] ?? 0) - rank).find((difference) => difference !== 0) ?? 0
}

export const isRetirada = ({ inscricao }: Pick<Candidata, 'inscricao'>) =>
  inscricao['situacao'] === 'retirada'

const ranksOf = (one: Candidata) => [
  Number(!isRetirada(one)),
  workedAt(one),
  Number(one.isAConfirmar !== true),
  one.respostas.length === 0 ? 0 : one.isConfirmada === true ? 2 : 1,
  one.respostas.length === 0 ? -one.inscricao.id : one.inscricao.id,
]

/** When the company last moved its person, or wrote to them; 0: it has done neither. */
function workedAt({ inscricao }: Candidata): number {
  const moved = inscricao['movida_por'] === null ? 0 : momentOf(inscricao['na_etapa_desde'])
  return Math.max(moved, momentOf(inscricao['respondida_em']))
}

const momentOf = (column: unknown) => (typeof column === 'string' ? Date.parse(column) : 0)
