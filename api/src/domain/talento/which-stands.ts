import type { DroppedInscricao } from './unida'

/** One of several applications to a campaign that are one person's. */
export type Candidata = Pick<
  DroppedInscricao,
  'inscricao' | 'respostas' | 'isConfirmada' | 'isAConfirmar' | 'etapaTipo'
>

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
  outcomeOf(one),
  movedAt(one),
  momentOf(one.inscricao['respondida_em']),
  Number(one.isAConfirmar !== true),
  one.respostas.length === 0 ? 0 : one.isConfirmada === true ? 2 : 1,
  one.respostas.length === 0 ? -one.inscricao.id : one.inscricao.id,
]

/** Hired before on the way before out: a duplicate is tidied away among the rejected. */
const outcomeOf = ({ etapaTipo }: Candidata) =>
  etapaTipo === 'contratado' ? 2 : etapaTipo === 'reprovado' || etapaTipo === 'desistente' ? 0 : 1

/** When the company last moved its person; 0: it has not. */
const movedAt = ({ inscricao }: Candidata) =>
  inscricao['movida_por'] === null ? 0 : momentOf(inscricao['na_etapa_desde'])

const momentOf = (column: unknown) => (typeof column === 'string' ? Date.parse(column) : 0)
