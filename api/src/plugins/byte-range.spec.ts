import * as fc from 'fast-check'
import { readRange } from './byte-range'

describe('a Range header', () => {
  it.each([
    ['bytes=0-99', { start: 0, end: 99 }],
    ['bytes=900-', { start: 900, end: 999 }],
    ['bytes=-100', { start: 900, end: 999 }],
    ['bytes=-5000', { start: 0, end: 999 }],
    ['bytes=990-5000', { start: 990, end: 999 }],
    ['bytes=999-999', { start: 999, end: 999 }],
    ['bytes=1000-', 'outside'],
    ['bytes=-0', 'outside'],
    ['bytes=5-4', null],
    ['bytes=-', null],
    ['bytes=0-1,5-6', null],
    ['lines=0-1', null],
    ['bytes=a-b', null],
    [undefined, null],
  ])('of 1,000 bytes: %s', (header, range) => {
    expect(readRange(header, 1000)).toEqual(range)
  })

  it('never asks for a byte that is not there', () => {
    fc.assert(
      fc.property(fc.nat(5000), fc.nat(6000), fc.nat(6000), (size, from, to) => {
        for (const header of [`bytes=${from}-${to}`, `bytes=${from}-`, `bytes=-${to}`]) {
          const range = readRange(header, size)
          if (range === null || range === 'outside') continue
          expect(range.start).toBeGreaterThanOrEqual(0)
          expect(range.end).toBeLessThan(size)
          expect(range.start).toBeLessThanOrEqual(range.end)
        }
      }),
    )
  })
})
