import { isNamedWithin, isOfFamily, isSameKey } from './find-same'
import type { Chaves } from './pessoa'
import type { Snapshot } from './snapshot-repository'
import type { Telling } from './tellings-repository'

/* Whom somebody meant who told of a person that stays (decision 233). */

/** The keys of a portrait. */
export function chavesOf(is: Snapshot): Chaves {
  const text = (key: string) => {
    const value = is[key]
    return typeof value === 'string' && value !== '' ? value : null
  }
  return {
    nome: text('nome') ?? '',
    email: text('email'),
    telefone: text('telefone'),
    cpf: text('cpf'),
    referencia: text('origemReferencia'),
  }
}

/**
 * Of somebody who stays: their name or a second key says that who told means them. A phone says nothing where it is a
 * family's.
 * @param ditas what others told at the same time
 */
export function isMeant(
  { motivo, antes }: Pick<Telling, 'motivo' | 'antes'>,
  chegou: Chaves,
  hers: Chaves,
  ditas: readonly Chaves[],
): boolean {
  const isToo = (key: 'email' | 'telefone' | 'cpf') =>
    motivo !== key && isSameKey(chegou[key], chavesOf(antes)[key])
  const isByPhone = isToo('telefone') && !isOfFamily(chegou, hers, ditas)
  return isNamedWithin(chegou, hers) || isByPhone || isToo('cpf') || isToo('email')
}

/** Whether somebody was found by a reference at an origin that others who stand had brought before. */
export const isToldBefore = ({ id, motivo, chegou }: Telling, standing: readonly Telling[]): boolean =>
  motivo === 'referencia' &&
  standing.some((other) => other.id < id && other.chegou['referencia'] === chegou['referencia'])
