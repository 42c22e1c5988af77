export type Range = readonly [from: number, to: number]

export interface RangeLimits {
  min: number
  max: number
  /** Least distance between the two ends (1 for ages; spec section 5). */
  minDistance?: number
}

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high)

/**
 * Checks limits once.
 * @throws RangeError when max is below min, or the ends cannot be `minDistance` apart (spec section 5).
 */
export function checkLimits({ min, max, minDistance = 0 }: RangeLimits): void {
  if (max < min) throw new RangeError(`Range: max ${max} is below min ${min}`)
  if (max - min < minDistance)
    throw new RangeError(`Range: ${minDistance} does not fit between ${min} and ${max}`)
}

/** Whether a range that arrived from elsewhere stands the wrong way round. */
export function isInverted([from, to]: Range, minDistance = 0): boolean {
  return to - from < minDistance
}

/**
 * One end goes to `target`; it stays inside the limits and the other end gives way so that both stay at least
 * `minDistance` apart (product.md 29). Never answers a range the wrong way round.
 */
export function moveRange(range: Range, end: 'from' | 'to', target: number, limits: RangeLimits): Range {
  checkLimits(limits)
  const { min, max, minDistance = 0 } = limits
  if (end === 'from') {
    const from = clamp(target, min, max - minDistance)
    return [from, clamp(range[1], from + minDistance, max)]
  }
  const to = clamp(target, min + minDistance, max)
  return [clamp(range[0], min, to - minDistance), to]
}
