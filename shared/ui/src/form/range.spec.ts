import * as fc from 'fast-check'
import { checkLimits, isInverted, moveRange } from './range'

const AGE = { min: 16, max: 99, minDistance: 1 }
const any = fc.integer({ min: -1000, max: 20_000 })
const range = fc.tuple(any, any)
const end = fc.constantFrom('from' as const, 'to' as const)

describe('a range', () => {
  it('never comes out inverted, too close or outside its limits, whatever went in', () => {
    fc.assert(
      fc.property(range, end, any, (before, which, target) => {
        const [from, to] = moveRange(before, which, target, AGE)
        expect(to - from).toBeGreaterThanOrEqual(1)
        expect(from).toBeGreaterThanOrEqual(16)
        expect(to).toBeLessThanOrEqual(99)
      }),
    )
  })

  it('obeys the end that was moved as far as the limits allow', () => {
    fc.assert(
      fc.property(range, fc.integer({ min: 16, max: 98 }), (before, target) => {
        expect(moveRange(before, 'from', target, AGE)[0]).toBe(target)
      }),
    )
  })

  it.each([
    ['pushes the upper end up', [17, 25], 'from', 40, [40, 41]],
    ['pulls the lower end down', [17, 25], 'to', 16, [16, 17]],
    ['leaves the other end alone when there is room', [17, 25], 'to', 60, [17, 60]],
    ['stops a step before the end of the scale', [17, 25], 'from', 120, [98, 99]],
  ] as const)('%s', (_, before, which, target, after) => {
    expect(moveRange(before, which, target, AGE)).toEqual(after)
  })

  it('raises an error when its maximum is below its minimum', () => {
    expect(() => checkLimits({ min: 99, max: 16 })).toThrow(RangeError)
    expect(() => moveRange([1, 2], 'to', 2, { min: 10, max: 1 })).toThrow(RangeError)
  })

  it('that arrives inverted is recognised', () => {
    expect(isInverted([30, 20], 1)).toBe(true)
    expect(isInverted([20, 20], 1)).toBe(true)
    expect(isInverted([17, 25], 1)).toBe(false)
  })
})
