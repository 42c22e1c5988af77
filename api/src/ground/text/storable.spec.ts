import * as fc from 'fast-check'
import { depthOf, storable, storableText } from './storable'

test('the character 0 and half a pair of surrogates go, everything else stays', () => {
  expect(storableText('a\0b\ud800c😀\udc00')).toBe('ab\ufffdc😀\ufffd')
  expect(storable({ 'a\0': ['x\0', { 'b\udc00': 1 }, null], c: true })).toEqual({
    a: ['x', { 'b\ufffd': 1 }, null],
    c: true,
  })
})

test('a nest of a hundred thousand levels is walked without a stack', () => {
  const deep: unknown = JSON.parse(`${'['.repeat(100_000)}"a\\u0000"${']'.repeat(100_000)}`)
  let inner = storable(deep)
  while (Array.isArray(inner)) inner = inner[0]
  expect(inner).toBe('a')
})

test('whatever came, nothing in it is unstorable afterwards, and what could be kept is as it was', () => {
  const word = fc.string({ unit: fc.constantFrom('a', '\0', '\ud800', '\udc00', '😀', 'ç') })
  fc.assert(
    fc.property(fc.jsonValue(), fc.dictionary(word, fc.array(word)), (plain, odd) => {
      const before = JSON.stringify(plain)
      if (!/\\u(?:0000|d[89a-f])/i.test(before)) expect(JSON.stringify(storable(plain))).toBe(before)
      expect(JSON.stringify(storable(odd))).not.toMatch(/\\u(?:0000|d[89a-f])/i)
    }),
  )
})

test('brackets in a text are no level, and an unfinished text has the levels that it has', () => {
  expect([depthOf('{"a":["[[[\\"[["]}'), depthOf('[[['), depthOf('"[['), depthOf('')]).toEqual([2, 3, 0, 0])
  const measure = (value: unknown): number =>
    typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(measure)) : 0
  fc.assert(fc.property(fc.jsonValue(), (value) => depthOf(JSON.stringify(value)) === measure(value)))
})
