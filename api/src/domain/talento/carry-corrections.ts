import { isDeepStrictEqual } from 'node:util'
import { CAMPOS, CAMPOS_PROPRIOS, ROTULOS } from '../../ground/event-log/campos-corrigidos'
import type { Snapshot } from './snapshot-repository'
import { type Corrigida, SNAPSHOT_KEYS } from './tellings-repository'

/* What was corrected by hand stands, whoever told before it is taken back (decision 063). */

/** What was changed by hand between two moments is so without them too. */
export function carry(
  is: Snapshot,
  was: Snapshot,
  next: Snapshot,
  corrected: readonly Corrigida[],
): Snapshot {
  const byHand = fieldsOf(corrected)
  return Object.fromEntries(
    SNAPSHOT_KEYS.map((key) => [
      key,
      isDeepStrictEqual(was[key], next[key]) && !byHand.has(key) ? is[key] : next[key],
    ]),
  )
}

/** Fields of which a correction stands: it may have come back to the value that was there. */
export function fieldsOf(corrected: readonly Corrigida[]): ReadonlySet<string> {
  const many = new Map<string, number>()
  for (const { campos, isDesfeita } of corrected)
    for (const key of campos === null
      ? CAMPOS_PROPRIOS
      : CAMPOS.filter((campo) => campos.includes(ROTULOS[campo])))
      many.set(key, (many.get(key) ?? 0) + (isDesfeita ? -1 : 1))
  return new Set([...many].flatMap(([key, n]) => (n > 0 ? [key] : [])))
}
