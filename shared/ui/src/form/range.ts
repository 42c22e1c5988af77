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

/** Whether an end stands beside the scale. */
export const isOutside = (end: number, { min, max }: RangeLimits) => end < min || end > max

/**
 * One end is typed: on the scale as `moveRange`; beside it nothing but that end changes, as far as the range can be held.
 * @param holds what an end may be beside the scale
 * @returns null when it cannot be held
 */
export function typeRange(
  range: Range,
  end: 'from' | 'to',
  typed: number,
  { limits, holds = limits }: { limits: RangeLimits; holds?: RangeLimits | undefined },
): Range | null {
  if (!isOutside(typed, limits)) return moveRange(range, end, typed, limits)
  if (isOutside(typed, holds)) return null
  return end === 'from' ? [typed, range[1]] : [range[0], typed]
}
