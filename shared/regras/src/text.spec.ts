import * as fc from 'fast-check'
import { cutText, foldedWords, foldText, oneLine, withoutAccents, listWords } from './text'

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

test.each([
  ['Ana\u202e Lima', 'Ana Lima'],
  ['\u200b\u2063\u3164', ''],
  ['\u{e0041}Ana\ufff9', 'Ana'],
  // Joined letters and pictures stay joined; nothing is joined to nothing.
  ['नि\u200dक 👩\u200d🍳', 'नि\u200dक 👩\u200d🍳'],
  ['\u200dAna\u200d', 'Ana'],
])('%j is the name %j', (text, name) => {
  expect(oneLine(text)).toBe(name)
})

test.each([
  ['Ana', 5, 'Ana'],
  ['Ana Lima', 3, 'Ana'],
  ['ab😀', 3, 'ab'],
  ['ab😀', 4, 'ab😀'],
  ['😀', 1, ''],
])('%j of %i units at most is %j', (text, max, cut) => {
  expect(cutText(text, max)).toBe(cut)
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

describe('a name of one line', () => {
  test.each([
    ['Ana\r\nBcc: mal@x.test', 'Ana Bcc: mal@x.test'],
    ['  João\tda\u2028Silva ', 'João da Silva'],
    ['laudo\u202efdp.exe', 'laudofdp.exe'],
    ['\u2066Zé\u2069\u200b', 'Zé'],
    ['👩‍🔧 Oficina', '👩‍🔧 Oficina'],
  ])('%j is %j', (text, line) => {
    expect(oneLine(text)).toBe(line)
  })

  test('whatever was typed, has no control sign, no doubled blank, and stays as it is the second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const line = oneLine(text)
        expect(line).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]|\s{2}|^\s|\s$/u)
        expect(oneLine(line)).toBe(line)
      }),
    )
  })
})

test.each([
  [[], ''],
  [['Recife'], 'Recife'],
  [['Recife', 'Natal'], 'Recife e Natal'],
  [['segunda', 'quarta', 'sexta'], 'segunda, quarta e sexta'],
])('%j is listed as «%s»', (items, words) => {
  expect(listWords(items)).toBe(words)
})
