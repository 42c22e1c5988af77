import { isDeepStrictEqual } from 'node:util'
import { CAMPOS, CAMPOS_PROPRIOS, ROTULOS } from '../../ground/event-log/campos-corrigidos'
import { isNamedWithin, isSameKey } from './find-same'
import { readChegou } from './pessoa'
import { SNAPSHOT_KEYS, type Snapshot } from './snapshot-repository'
import { type Corrigida, type Telling } from './tellings-repository'

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

/** What says who somebody is: of these a correction goes with whoever is taken apart, where it was of what they told. */
const IDENTIDADE = ['nome', 'email', 'telefone', 'cpf', 'nascimento'] as const

/** What `openCorrecoes` needs of the person. */
interface Corrected {
  readonly corrigidas: readonly Corrigida[]
  /** Who is taken apart; null: nobody is, every correction stays. */
  readonly separadaId?: number | null
}

/**
 * Corrections around those who told of one person, in their order: whose value a recruiter corrected, of that one it is a
 * correction, and goes with them when they are taken apart (decision 063).
 * @param dentro the join by which they came; null: those of the person
 * @param levadas gets what goes
 */
export function openCorrecoes(
  { corrigidas, separadaId = null }: Corrected,
  dentro: number | null,
  levadas: Record<string, unknown>,
) {
  const mine = corrigidas.filter((one) => one.dentro === dentro)
  const theirs = new Map<string, 'levada' | 'deixada'>()
  let since = Number.NEGATIVE_INFINITY

  /** As `carry`, but for what goes: there the person is as without it. */
  function carryOwn(is: Snapshot, was: Snapshot, next: Snapshot, corrected: readonly Corrigida[]): Snapshot {
    const carried = carry(is, was, next, corrected)
    if (theirs.size === 0) return carried
    const proprias = fieldsOf(corrected.filter(({ isPropria }) => isPropria))
    const gone = [...fieldsOf(corrected)].filter(
      (key) =>
        theirs.has(key) &&
        !proprias.has(key) &&
        !isDeepStrictEqual(was[key], next[key]) &&
        // What is put back is the first one's own.
        !isDeepStrictEqual(is[key], next[key]),
    )
    for (const key of gone) if (theirs.get(key) === 'levada') levadas[key] = next[key]
    return { ...carried, ...Object.fromEntries(gone.map((key) => [key, is[key]])) }
  }

  return {
    /** Those since it was asked last. @param em seconds */
    until(em: number): readonly Corrigida[] {
      const between = mine.filter((one) => one.em > since && one.em <= em)
      since = em
      return between
    },

    carry: carryOwn,

    /** Somebody tells. @returns the person without who is taken back, before it */
    meet(one: Telling, is: Snapshot, was: Snapshot, between: readonly Corrigida[]): Snapshot {
      const before = carryOwn(is, was, one.antes, between)
      const isSeparada = one.id === separadaId
      for (const key of IDENTIDADE) {
        const isAnew = isSeparada || !isDeepStrictEqual(one.antes[key], one.depois[key])
        if (isAnew) theirs.delete(key)
        const whose = isSeparada ? whoseIs(key, one, before) : null
        if (whose !== null) theirs.set(key, whose)
      }
      return before
    },
  }
}

/**
 * Whose is what is corrected of this field from here on: it goes with who told; it is nobody's, where they had sent another
 * mailbox themselves, or both have told it; null: it stays with the first, as what a person sent themselves is no recruiter's to correct.
 */
function whoseIs(key: (typeof IDENTIDADE)[number], one: Telling, is: Snapshot): 'levada' | 'deixada' | null {
  const isBrought = !isDeepStrictEqual(one.antes[key], one.depois[key])
  const isSent = one.via === 'formulario' || one.enviadas.some((sent) => isTold(key, sent, one.depois))
  if (isSent) return isBrought && key === 'email' ? 'deixada' : null
  if (isBrought) return 'levada'
  const told = readChegou(one.chegou)
  const isCalledSoSince = isNamedWithin(told, readChegou(one.depois)) && !isNamedWithin(told, readChegou(is))
  // Nobody told it of them: what stood was the first's, and is mended of whom the record is called after by now.
  if (key !== 'email' && isCalledSoSince && (told[key] ?? '') === '') return 'levada'
  if (!isTold(key, one.snapshotOfUnida ?? one.chegou, one.depois) || isNamedWithin(told, readChegou(is)))
    return null
  // Both had told it: it was mended of whom the record is called after, and a mailbox, which opens a page, of neither.
  if (isNamedWithin(told, readChegou(one.depois))) return 'levada'
  return key === 'email' ? 'deixada' : null
}

const isTold = (key: string, told: Snapshot, stands: Snapshot): boolean => {
  const [one, other] = [told[key], stands[key]]
  return typeof one === 'string' && typeof other === 'string' && isSameKey(one, other)
}
