import { isDeepStrictEqual } from 'node:util'
import type { ChaveDevolvida } from './find-same'
import { isSameKey } from './find-same'
import type { Snapshot } from './snapshot-repository'
import type { Telling } from './tellings-repository'

/* What only a file told that is taken back, of somebody who is inside another one. */

/** The e-mail and CPF of whom only a file made. */
export const WITHOUT_CHAVES: Snapshot = { email: null, cpf: null }

const CHAVES = ['nome', 'email', 'cpf', 'telefone'] as const satisfies readonly ChaveDevolvida[]

/** Which keys of a portrait none of these has told. */
export const devolvidasOf = (
  portrait: Snapshot,
  told: readonly Pick<Telling, 'chegou' | 'devolvidas'>[],
): ChaveDevolvida[] =>
  CHAVES.filter((key) => {
    const hers = portrait[key]
    return (
      typeof hers === 'string' &&
      !told.some(({ chegou, devolvidas }) => {
        const told = chegou[key]
        return typeof told === 'string' && isSameKey(told, hers) && !devolvidas.includes(key)
      })
    )
  })

/** A join tells nothing of these; nobody's name is taken over by one. */
export const leavingOut = (devolvidas: readonly ChaveDevolvida[]): Snapshot =>
  Object.fromEntries(devolvidas.filter((key) => key !== 'nome').map((key) => [key, null]))

/**
 * E-mail and CPF that were theirs from the first on, and of which nobody else told another one.
 * @param is without them
 */
export const keptOf = (first: Snapshot, is: Snapshot, end: Snapshot): Snapshot =>
  Object.fromEntries(
    Object.keys(WITHOUT_CHAVES)
      .filter((key) => (is[key] ?? null) === null && isDeepStrictEqual(first[key], end[key]))
      .map((key) => [key, end[key]]),
  )
