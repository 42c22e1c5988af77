import fc from 'fast-check'
import { fillPattern, onlyDigits } from './digits'
import { once } from './once'
import { partThousands } from './thousands'

test.each([
  ['', ''],
  ['(11) 98765-4321', '11987654321'],
  ['sem número', ''],
])('the digits of %j are %j', (text, digits) => {
  expect(onlyDigits(text)).toBe(digits)
})

test.each([
  ['', ''],
  ['1', '1'],
  ['123', '123'],
  ['1234', '123.4'],
  ['12345678901', '123.456.789-01'],
  ['123456789012', '123.456.789-01'],
])('%j in a pattern of eleven digits is %j', (digits, filled) => {
  expect(fillPattern('###.###.###-##', digits)).toBe(filled)
})

test.each([
  ['', ''],
  ['12', '12'],
  ['123', '123'],
  ['1234', '1.234'],
  ['1234567', '1.234.567'],
])('%j with dots is %j', (digits, parted) => {
  expect(partThousands(digits)).toBe(parted)
})

test('whatever is filled in or parted, its digits stay as they were', () => {
  fc.assert(
    fc.property(fc.nat().map(String), (digits) => {
      expect(onlyDigits(partThousands(digits))).toBe(digits)
      expect(onlyDigits(fillPattern('##.###.###/####-##', digits))).toBe(digits.slice(0, 14))
    }),
  )
})

test('what is made once is made when it is first asked for', () => {
  let made = 0
  const get = once(() => ++made)
  expect(made).toBe(0)
  expect([get(), get()]).toEqual([1, 1])
})
