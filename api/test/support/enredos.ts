import fc from 'fast-check'

/**
 * Stories of chance around a backup: some people of one house, who share names, e-mails and phones as families and
 * namesakes do, and what they and two recruiters do until the backup and since then. A story is drawn from its seed alone.
 */

/** How often each thing happens. */
const WEIGHTS = {
  'the form': 7,
  'the mailbox': 6,
  'the screen': 1,
  'entered by hand': 3,
  'a file': 3,
  'a file is taken back': 2,
  joined: 3,
  'kept apart': 1,
  separated: 3,
  corrected: 3,
  moved: 2,
  undone: 1,
  'written to': 1,
  'noted on': 1,
  hidden: 1,
  shown: 1,
  'mails leave': 2,
  erased: 3,
}
export type Tipo = keyof typeof WEIGHTS
type Weights = Readonly<Record<Tipo, number>>
const NOTHING = Object.fromEntries(Object.keys(WEIGHTS).map((tipo) => [tipo, 0])) as Weights
/** Among two or three of one mailbox what was one comes apart. */
const APART: Weights = {
  ...WEIGHTS,
  'the form': 3,
  'the mailbox': 8,
  'the screen': 3,
  'a file is taken back': 5,
  joined: 4,
  separated: 6,
  corrected: 5,
  moved: 1,
  'written to': 0,
  'noted on': 0,
  hidden: 0,
  shown: 0,
}

/** Whose key: their own, or that of whoever stands so far beside them; null: none. */
const keyOf = (own: number, none: number) =>
  fc.oneof(
    { arbitrary: fc.constant(0), weight: own },
    { arbitrary: fc.constant(1), weight: 1 },
    { arbitrary: fc.constant(2), weight: 1 },
    { arbitrary: fc.constant(null), weight: none },
  )
/** What somebody tells of somebody. */
const ditaOf = (own: number, none: number) =>
  fc.record({
    pessoa: fc.nat(5),
    nome: fc.oneof(
      { arbitrary: fc.constant(0), weight: 9 },
      { arbitrary: fc.constant(1), weight: own > 2 ? 1 : 0 },
    ),
    email: keyOf(own, none),
    telefone: keyOf(own > 2 ? 4 : 3, 2),
    hasCpf: fc.constantFrom(true, false, false),
    hasFile: fc.boolean(),
    vaga: fc.nat(1),
  })
export type Dita = ReturnType<typeof ditaOf> extends fc.Arbitrary<infer D> ? D : never

const passoOf = (weights: Weights, dita: fc.Arbitrary<Dita>) =>
  fc.record({
    tipo: fc.oneof(
      ...(Object.keys(weights) as Tipo[]).map((tipo) => ({
        arbitrary: fc.constant(tipo),
        weight: weights[tipo],
      })),
    ),
    dita,
    /** A second row of the file. */
    second: fc.option(dita),
    /** Which of those that there are, and in which way, whatever the step is about. */
    which: fc.nat(11),
    way: fc.nat(11),
    isColega: fc.boolean(),
  })
export type Passo = ReturnType<typeof passoOf> extends fc.Arbitrary<infer P> ? P : never

function enredoOf(min: number, max: number, dita: fc.Arbitrary<Dita>, apart: Weights) {
  const since = passoOf(apart, dita)
  return fc.record({
    pessoas: fc.integer({ min, max }),
    /** The second is called as the first is; the third like them, with another name between. */
    areNamesakes: fc.constantFrom(true, false, false),
    before: fc.array(passoOf({ ...WEIGHTS, erased: 0 }, dita), { minLength: 3, maxLength: 9 }),
    since: fc.array(since, { minLength: 2, maxLength: 7 }),
    erasure: passoOf({ ...NOTHING, erased: 1 }, dita),
    last: fc.array(since, { maxLength: 2 }),
  })
}
const enredo = fc.oneof(enredoOf(3, 6, ditaOf(6, 1), WEIGHTS), {
  arbitrary: enredoOf(2, 3, ditaOf(2, 0), APART),
  weight: 3,
})

export interface Enredo {
  readonly pessoas: number
  readonly areNamesakes: boolean
  readonly before: readonly Passo[]
  /** Since the backup; somebody is erased among these. */
  readonly since: readonly Passo[]
}

export function planEnredo(seed: number): Enredo {
  const [one] = fc.sample(enredo, { seed, numRuns: 1 })
  if (one === undefined) throw new Error('nothing was drawn')
  const { pessoas, areNamesakes, before, since, erasure, last } = one
  return { pessoas, areNamesakes, before, since: [...since, erasure, ...last] }
}
