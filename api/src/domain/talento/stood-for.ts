import { chavesOf } from './meant'
import type { Decidida } from './vouched-repository'
import { firstName, isAnother } from './find-same'
import { readChegou } from './pessoa'
import type { Snapshot } from './snapshot-repository'
import type { Telling } from './tellings-repository'

/* Who stands up for what a form told when the first who did is taken back. */

/** How one is told of again who went into nobody. */
interface Again {
  /** The first who stood up for the person is gone. */
  readonly isAgain: boolean
  /** It takes the place of that one, and stands up for this. */
  readonly isFirst: boolean
  readonly stoodFor: readonly Decidida[]
}

/**
 * Of somebody's tellings, one after the other. Whom the company has met, and calls as the form did, stays whom the form has
 * made when another is told of (decision 108): the next who tells of that one takes the place.
 * @param made the person before all of them
 * @param isMet by the company
 */
export function openStanding(made: Snapshot, isMet: boolean) {
  let left: readonly Decidida[] = []
  let isFirst = false
  return {
    /** By hand; `isOwn`: the person, who stood up for it. */
    correct: (isOwn: boolean): void => {
      isFirst = false
      if (isOwn) left = []
    },
    leave: (one: Telling): void => {
      isFirst = one.vouched.length > 0 ? isAssumed(one) : isFirst
      left = [...left, ...one.vouched]
    },
    tell: (one: Telling): Again => {
      const isWhole = isFirst && isMet && isOfOther(one, made)
      const again = { isAgain: isFirst, isFirst: isFirst && !isWhole, stoodFor: isWhole ? [] : left }
      if (isWhole) return again
      left = []
      isFirst = false
      return again
    },
    left: (): readonly Decidida[] => left,
  }
}

/** Whether another than whom the form had made was told of, whom the record was not called after then. */
function isOfOther({ chegou, depois }: Telling, made: Snapshot): boolean {
  const told = readChegou(chegou)
  return isAnother(told, chavesOf(made)) && firstName(told) !== firstName(chavesOf(depois))
}

/** Whether it took the place of all that a form alone had told: of whom a recruiter had corrected, it did not. */
export const isAssumed = ({ chegou, depois }: Telling): boolean =>
  ['nome', 'telefone', 'cidadeId', 'formacao', 'tempoExperiencia', 'cnh', 'pretensao', 'sobre'].every(
    (key) => (chegou[key] ?? '') === '' || chegou[key] === depois[key],
  )
