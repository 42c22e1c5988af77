import { assert, double, property } from 'fast-check'
import { formatDecimal, formatForSheet, formatInteger, formatPercent } from './numbers'

describe('a number on the screen', () => {
  test.each([
    [0, '0'],
    [999, '999'],
    [5000, '5.000'],
    [-1_234_567.5, '-1.234.568'],
  ])('is written with dots between thousands: %p as %p', (value, text) => {
    expect(formatInteger(value)).toBe(text)
  })

  test('is written as the browser writes Brazilian numbers', () => {
    const written = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 0 })
    assert(
      property(double({ min: -1e15, max: 1e15, noNaN: true }), (value) => {
        // A zero has no sign here.
        expect(formatInteger(value)).toBe(Object.is(value, -0) ? '0' : written.format(value))
      }),
      { seed: 3 },
    )
  })

  test('has at most one decimal, is a share of a hundred, or what a spreadsheet reads', () => {
    expect(formatDecimal(12.25)).toBe('12,3')
    expect(formatPercent(0.257)).toBe('26%')
    expect(formatForSheet(1234.5)).toBe('1234,5')
  })
})
