/** How long one and the same piece of work took around each round of an area's measurement, in ms. */
export interface MachineFigure {
  readonly area: string
  readonly works: readonly number[]
}

const TURNS = 3

/**
 * Milliseconds of a fixed piece of work: a machine that is shared runs half as fast in one quarter of an hour as in the
 * next, and a figure in milliseconds can only be read beside that. The work allocates and hashes, as browsers and
 * servers do: a loop in registers does not notice neighbours that fill the caches.
 * @returns the best of some turns
 */
export function timeFixedWork(): number {
  return Math.min(...Array.from({ length: TURNS }, timeOnce))
}

function timeOnce(): number {
  const begun = performance.now()
  const places = new Map<number, { readonly place: number }>()
  for (let place = 0; place < 1_000_000; place += 1) places.set((place * 7919) % 1_000_003, { place })
  let sum = 0
  for (const { place } of places.values()) sum += place
  if (sum !== 499_999_500_000) throw new Error('the fixed work came to something else')
  return performance.now() - begun
}
