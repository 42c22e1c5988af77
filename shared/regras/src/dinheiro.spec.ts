import { assert, constantFrom, integer, property, string } from 'fast-check'
import { formatDinheiro, maskDinheiro, parseDinheiro, typedDinheiro } from './dinheiro'

test.each([
  ['R$ 1.234,56', 1234.56],
  ['R$\u00a01.234,56', 1234.56],
  ['1.234,5', 1234.5],
  ['1234,5', 1234.5],
  ['1234', 1234],
  ['1.234', 1234],
  ['1.234.567', 1_234_567],
  ['1234.56', 1234.56],
  ['1.5', 1.5],
  [',50', 0.5],
  ['0,05', 0.05],
  ['-R$ 3,00', -3],
  ['0', 0],
])('%s is %d reais', (text, reais) => {
  expect(parseDinheiro(text)).toBe(reais)
})

test.each(['', 'abc', ',', 'R$', '1.23.456', '1,234.56', '12,345', '1.2345', '10 a 20', '1e3'])(
  '%j is no amount that can be read in one way',
  (text) => {
    expect(parseDinheiro(text)).toBeNull()
  },
)

test('what is written is read back to the cent, however it is written', () => {
  const styles: ((reais: number) => string)[] = [
    (reais) => formatDinheiro(reais),
    (reais) => formatDinheiro(reais, { cents: 'auto' }),
    (reais) => maskDinheiro(reais.toFixed(2).replace('.', ',')),
    (reais) => reais.toFixed(2),
    (reais) => reais.toFixed(2).replace('.', ','),
  ]
  assert(
    property(integer({ min: 0, max: 10_000_000_00 }), constantFrom(...styles), (cents, write) => {
      expect(parseDinheiro(write(cents / 100))).toBe(cents / 100)
    }),
    { seed: 5, numRuns: 1000 },
  )
})

test('no text makes it throw or give parts of a cent', () => {
  assert(
    property(string({ unit: constantFrom(...'0123456789.,-R$ '.split('')) }), (text) => {
      const reais = parseDinheiro(text)
      if (reais !== null) expect(Math.round(reais * 100) / 100).toBe(reais)
    }),
    { seed: 6, numRuns: 1000 },
  )
})

test.each([
  [1234.5, '1.234,5', '1.234,50'],
  [1800, '1.800', '1.800'],
  [0.5, '0,5', '0,50'],
])('%s stands in a field as %s, with both digits of its cents as %s', (value, typed, withCents) => {
  expect(typedDinheiro(value)).toBe(typed)
  expect(typedDinheiro(value, { cents: 'both' })).toBe(withCents)
})

test('it is written as Brazilians write it', () => {
  expect(formatDinheiro(1234)).toBe('R$\u00a01.234,00')
  expect(formatDinheiro(1800, { cents: 'auto' })).toBe('R$\u00a01.800')
  expect(formatDinheiro(1800.5, { cents: 'auto' })).toBe('R$\u00a01.800,50')
})
