import * as fc from 'fast-check'
import { isInShare } from './canary'

const version = fc.stringMatching(/^[\da-f]{12}$/)
const draw = fc.integer({ min: 0, max: 2 ** 32 - 1 })
const percent = fc.double({ min: 0, max: 100, noNaN: true })

it('ten per cent are ten per cent of the browsers', () => {
  const browsers = Array.from({ length: 20_000 }, (_, n) => n * 214_748)
  for (const share of [1, 10, 50]) {
    const inside = browsers.filter((one) =>
      isInShare({ percent: share, empresas: [] }, '3f2a9c01b7de', { draw: one, empresaId: null }),
    )
    expect(Math.abs((inside.length / browsers.length) * 100 - share)).toBeLessThan(1)
  }
})

it('a browser gets the same answer every time, and stays when the share grows', () => {
  fc.assert(
    fc.property(draw, version, percent, percent, (one, of, a, b) => {
      const visitor = { draw: one, empresaId: null }
      const [small, large] = a < b ? [a, b] : [b, a]
      const inSmall = isInShare({ percent: small, empresas: [] }, of, visitor)
      expect(isInShare({ percent: small, empresas: [] }, of, visitor)).toBe(inSmall)
      if (inSmall) expect(isInShare({ percent: large, empresas: [] }, of, visitor)).toBe(true)
    }),
  )
})

it('another version draws other browsers', () => {
  const browsers = Array.from({ length: 5000 }, (_, n) => n)
  const tried = (of: string) =>
    new Set(
      browsers.filter((one) => isInShare({ percent: 10, empresas: [] }, of, { draw: one, empresaId: null })),
    )
  const [first, second] = [tried('aaaaaaaaaaaa'), tried('bbbbbbbbbbbb')]
  const both = [...first].filter((one) => second.has(one))
  expect(both.length).toBeLessThan(first.size / 4)
})

it.each([
  ['a named company', { percent: 0, empresas: [7] }, { draw: null, empresaId: 7 }, true],
  ['another company', { percent: 0, empresas: [7] }, { draw: 1, empresaId: 8 }, false],
  ['nobody signed in', { percent: 0, empresas: [7] }, { draw: 1, empresaId: null }, false],
  ['a browser that keeps nothing', { percent: 99, empresas: [] }, { draw: null, empresaId: null }, false],
  ['everybody', { percent: 100, empresas: [] }, { draw: 5, empresaId: null }, true],
])('%s', (_name, share, visitor, expected) => {
  expect(isInShare(share, '3f2a9c01b7de', visitor)).toBe(expected)
})
