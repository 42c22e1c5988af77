/** A source of repeatable chance. Every answer depends only on the seed and on the questions asked before. */
export interface Draw {
  /** From 0 up to, not including, 1. */
  readonly fraction: () => number
  /** A whole number from `min` to `max`, both included. */
  readonly int: (min: number, max: number) => number
  readonly chance: (probability: number) => boolean
  /** @throws RangeError when the list is empty */
  readonly pick: <T>(list: readonly T[]) => T
  /** Picks by weight. @throws RangeError when no weight is above zero */
  readonly weighted: <T>(list: readonly (readonly [item: T, weight: number])[]) => T
  /** `count` different items in random order; fewer when the list is shorter. */
  readonly sample: <T>(list: readonly T[], count: number) => T[]
  /** Waiting time around a mean: many short ones, few long ones. */
  readonly wait: (mean: number) => number
  /** A version 4 UUID. */
  readonly uuid: () => string
  /** An independent source, so that more questions here change nothing there. */
  readonly fork: (name: string | number) => Draw
}

/**
 * Makes a source of repeatable chance (mulberry32 over a hash of the seed).
 * @param seed any text; the same one gives the same answers for ever
 */
export function createDraw(seed: string): Draw {
  let state = hashText(seed)
  const fraction = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
  const int = (min: number, max: number) => min + Math.floor(fraction() * (max - min + 1))
  const pick = <T>(list: readonly T[]): T => {
    const item = list[int(0, list.length - 1)]
    if (item === undefined) throw new RangeError('Nothing to pick from.')
    return item
  }
  const weighted = <T>(list: readonly (readonly [item: T, weight: number])[]): T => {
    let rest = fraction() * list.reduce((sum, [, weight]) => sum + weight, 0)
    for (const [item, weight] of list) {
      rest -= weight
      if (rest < 0) return item
    }
    throw new RangeError('No weight above zero.')
  }
  const sample = <T>(list: readonly T[], count: number): T[] => {
    const rest = [...list]
    const chosen: T[] = []
    while (chosen.length < count && rest.length > 0) chosen.push(...rest.splice(int(0, rest.length - 1), 1))
    return chosen
  }
  const uuid = () => {
    const hex = Array.from({ length: 32 }, () => int(0, 15).toString(16))
    hex[12] = '4'
    hex[16] = pick(['8', '9', 'a', 'b'])
    const text = hex.join('')
    return [text.slice(0, 8), text.slice(8, 12), text.slice(12, 16), text.slice(16, 20), text.slice(20)].join(
      '-',
    )
  }
  return {
    fraction,
    int,
    chance: (probability) => fraction() < probability,
    pick,
    weighted,
    sample,
    wait: (mean) => -Math.log(1 - fraction()) * mean,
    uuid,
    fork: (name) => createDraw(`${seed}/${name}`),
  }
}

/** FNV-1a, 32 bits. */
function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash | 0
}
