import fc from 'fast-check'
import { partLongRuns } from './part-long-runs'

const PLACE = '\u200B'

describe('words that no line can hold', () => {
  it('get a place to break at each sixty letters, and nothing else changes', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', 'ç', '\u0301', '\u00A0', '👩🏽‍💻', ' '), maxLength: 900 }),
        (text) => {
          const parted = partLongRuns(text)
          expect(parted.replaceAll(PLACE, '')).toBe(text)
          for (const run of parted.split(/[ \u200B]/)) expect(Array.from(run).length).toBeLessThanOrEqual(120)
        },
      ),
    )
  })

  it.each([
    ['a long address', 'a'.repeat(120)],
    ['words with blanks', 'ligar à tarde '.repeat(40)],
    ['lines', 'a\n'.repeat(200)],
  ])('are not there: %s stays as it is', (_what, text) => expect(partLongRuns(text)).toBe(text))

  it('are never parted between a letter and its accent', () => {
    const rest = 'b'.repeat(60)
    expect(partLongRuns(`${'a'.repeat(60)}\u0301${rest}`)).toBe(`${'a'.repeat(60)}\u0301${PLACE}${rest}`)
  })
})
