import { isDeepStrictEqual } from 'node:util'
import { chavesOf } from './meant'
import type { Decidida } from './vouched-repository'
import { firstName, isAnother } from './find-same'
import { type Chaves, readChegou } from './pessoa'
import { NOBODY, type Snapshot } from './snapshot-repository'
import type { Telling } from './tellings-repository'

/* Who stands up for what a form told when the first who did is taken back. */

/** How one is told of again who went into nobody. */
interface Again {
  /** The first who stood up for the person is gone. */
  readonly isAgain: boolean
  /** It takes the place of that one, and stands up for this. */
  readonly isFirst: boolean
  /** It tells of another than the form had made, who is made by it (`makeByTelling`). */
  readonly isAlheia: boolean
  readonly stoodFor: readonly Decidida[]
  /** Of these, what is of another than it tells of and was not before it, or the other way round. */
  readonly turned: readonly Decidida[]
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
    /** By hand; `isOwn`: the person, who stood up for it, but for what was of another. */
    correct: (isOwn: boolean): void => {
      isFirst = false
      if (isOwn) left = left.filter(({ isAlheia }) => isAlheia)
    },
    leave: (one: Telling): void => {
      isFirst = one.vouched.length > 0 ? isAssumed(one) : isFirst
      left = [...left, ...one.vouched]
    },
    tell: (one: Telling): Again => {
      const isWhole = isFirst && isMet && isOfOther(one, made)
      const isAlheia = isFirst && !isWhole && isAnother(readChegou(one.chegou), chavesOf(made))
      const again = { isAgain: isFirst, isFirst: isFirst && !isWhole, isAlheia }
      if (isWhole) return { ...again, stoodFor: [], turned: [] }
      const stoodFor = left.map((entry) => standingFor(entry, isAlheia))
      const turned = stoodFor.filter((entry, n) => entry.isAlheia !== left[n]?.isAlheia)
      left = []
      isFirst = false
      return { ...again, stoodFor, turned }
    },
    left: (): readonly Decidida[] => left,
  }
}

const standingFor = ({ id, talentoId, estado, decididaEm }: Decidida, isAlheia: boolean): Decidida => ({
  id,
  talentoId,
  estado,
  decididaEm,
  ...(isAlheia && { isAlheia }),
})

/** Whether another than whom the form had made was told of, whom the record was not called after then. */
function isOfOther({ chegou, depois }: Telling, made: Snapshot): boolean {
  const told = readChegou(chegou)
  return isAnother(told, chavesOf(made)) && firstName(told) !== firstName(chavesOf(depois))
}

/** Somebody without all that a form had told of another: whose mailbox it is, and what was corrected, is theirs. */
export function withoutMade(is: Snapshot, made: Snapshot, { nome }: Pick<Chaves, 'nome'>): Snapshot {
  const own = Object.entries(is).filter(
    ([key, value]) => key === 'email' || !isDeepStrictEqual(value, made[key]),
  )
  return { ...NOBODY, nome, ...Object.fromEntries(own) }
}

/** Whether it took the place of all that a form alone had told: of whom a recruiter had corrected, it did not. */
export const isAssumed = ({ chegou, depois }: Telling): boolean =>
  ['nome', 'telefone', 'cidadeId', 'formacao', 'tempoExperiencia', 'cnh', 'pretensao', 'sobre'].every(
    (key) => (chegou[key] ?? '') === '' || chegou[key] === depois[key],
  )
