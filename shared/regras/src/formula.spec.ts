import fc from 'fast-check'
import { disarmFormula, rearmFormula } from './formula'

test.each(['=1+1', '+55 11', '-3', '@SUM(A1)', '\tx', '\rx', '＝1+1', '＋1', '－1', '＠SUM(A1)'])(
  '%j is not run as a formula, and comes back',
  (text) => {
    expect(disarmFormula(text)).toBe(`'${text}`)
    expect(rearmFormula(`'${text}`)).toBe(text)
  },
)

test('any other text stays as it is, an apostrophe of its own too', () => {
  expect([disarmFormula('Ana'), disarmFormula("'Ana"), rearmFormula("'Ana")]).toEqual(['Ana', "'Ana", "'Ana"])
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(rearmFormula(disarmFormula(text))).toBe(text.startsWith("'") ? rearmFormula(text) : text)
    }),
    { seed: 17 },
  )
})
