import type { Talento } from '@seleta/contract/talentos'
import { useState } from 'react'
import type { Review } from '../../rules/revisao'
import { tellNext, tellShown, wherePessoaIs } from '../../rules/review-sentences'

interface Told {
  readonly at: number
  /** Where whoever is shown stood then; undefined: not read yet. */
  readonly where: string | undefined
  readonly isWhole: boolean
  readonly sentence: string
}

/**
 * What a screen reader is told (design 6): who is on the screen and, after a decision, what became of the one before. It
 * stays until somebody else comes, or whoever is shown stands elsewhere: what else is read meanwhile says nothing anew.
 */
export function useReviewSentence(
  { fila, at, outcomes }: Review,
  talento: Talento | undefined,
  campanhaId: number,
): string {
  const [told, setTold] = useState<Told>({ at: -1, where: undefined, isWhole: false, sentence: '' })
  const before = fila[at - 1]
  const wentOn = at === told.at + 1 && told.at >= 0
  const outcome = wentOn && before !== undefined ? outcomes[before.identificador] : undefined
  const isDecided = outcome?.kind === 'moving' || outcome?.kind === 'moved'
  const isWhole = isDecided || talento !== undefined || at >= fila.length
  const where = wherePessoaIs(talento, campanhaId)
  const isTold = told.at === at && told.isWhole
  if (isTold && (where === undefined || where === told.where)) return told.sentence
  if (!isWhole) return ''
  // Read for the first time after the sentence: nothing has changed.
  if (isTold && told.where === undefined) {
    setTold({ ...told, where })
    return told.sentence
  }
  const sentence =
    isDecided && !isTold && before !== undefined
      ? tellNext(before.nome, outcome.etapa, fila, at)
      : tellShown(fila, at, talento, campanhaId)
  // What is told depends on what was told before it, and on nothing else.
  setTold({ at, where, isWhole: true, sentence })
  return sentence
}
