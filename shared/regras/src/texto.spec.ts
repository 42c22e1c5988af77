import * as fc from 'fast-check'
import { foldedWords, foldText, withoutAccents } from './texto'

test.each([
  [' Programação  JAVA ', 'programacao java'],
  ['SÃO\u00a0LUÍS', 'sao luis'],
  ['Sa\u0303o', 'sao'],
  ['D’Ávila', 'd’avila'],
  ['İstanbul', 'istanbul'],
  ['C++ · C#', 'c++ · c#'],
  ['', ''],
])('%p is compared as %p', (text, folded) => {
  expect(foldText(text)).toBe(folded)
})

test('only the accents go: letters keep their case, blanks and signs stay', () => {
  expect(withoutAccents(' Ação  nº 1 – Ñandu ')).toBe(' Acao  nº 1 – Nandu ')
})

test('a blank text has no words', () => {
  expect([foldedWords(''), foldedWords(' \n '), foldedWords(' Ana  SÁ ')]).toEqual([[], [], ['ana', 'sa']])
})

const letters = fc.string({ unit: fc.constantFrom(...'aáàâãäçéêíñóôõúü AEÇ'.split(''), 'o\u0303') })

describe('whatever the text, its folding', () => {
  const everyText = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }), letters)

  test('folded again stays as it is', () => {
    fc.assert(fc.property(everyText, (text) => foldText(foldText(text)) === foldText(text)))
  })

  test('holds no accent, no doubled blank and none at an end', () => {
    fc.assert(fc.property(everyText, (text) => !/\p{M}|\s{2}|^\s|\s$/u.test(foldText(text))))
  })

  test('is the same for composed and decomposed letters and for either case', () => {
    fc.assert(
      fc.property(letters, (text) => {
        const folded = foldText(text)
        expect(foldText(text.normalize('NFC'))).toBe(folded)
        expect(foldText(text.normalize('NFD'))).toBe(folded)
        expect(foldText(text.toUpperCase())).toBe(folded)
      }),
    )
  })

  test('has the words of its parts', () => {
    fc.assert(
      fc.property(letters, letters, (one, other) => {
        expect(foldedWords(`${one} ${other}`)).toEqual([...foldedWords(one), ...foldedWords(other)])
      }),
    )
  })
})
