import type { Talento } from '@seleta/contract/talentos'
import { useState } from 'react'
import type { Review } from '../../rules/revisao'
import { tellNext, tellShown } from '../../rules/review-sentences'

/**
 * What a screen reader is told (design 6): who is on the screen and, after a decision, what became of the one before. It
 * stays until somebody else comes: what is read meanwhile says nothing anew.
 */
export function useReviewSentence(
  { fila, at, outcomes }: Review,
  talento: Talento | undefined,
  campanhaId: number,
): string {
  const [told, setTold] = useState({ at: -1, isWhole: false, sentence: '' })
  const before = fila[at - 1]
  const wentOn = at === told.at + 1 && told.at >= 0
  const outcome = wentOn && before !== undefined ? outcomes[before.identificador] : undefined
  const isDecided = outcome?.kind === 'moving' || outcome?.kind === 'moved'
  const isWhole = isDecided || talento !== undefined || at >= fila.length
  if (told.at === at && told.isWhole) return told.sentence
  if (!isWhole) return ''
  const sentence =
    isDecided && before !== undefined
      ? tellNext(before.nome, outcome.etapa, fila, at)
      : tellShown(fila, at, talento, campanhaId)
  // What is told depends on what was told before it, and on nothing else.
  setTold({ at, isWhole: true, sentence })
  return sentence
}
