import { VARIABLES } from '@seleta/regras/mensagem-variables'
import * as fc from 'fast-check'
import { outOfWord, shownParts, toShown, toStored, wordOf } from './word-text'

const seen = (shown: string) => shown.replaceAll(/[\u2063\u2064]/g, '')

test('variables are read as words, and no brace is seen', () => {
  const shown = toShown('Olá, {{nome}}! {{ vaga }} na {{empresa}}: {{link}}')
  expect(seen(shown)).toBe('Olá, Primeiro nome! Vaga na Empresa: Link')
  expect(toStored(shown)).toBe('Olá, {{nome}}! {{vaga}} na {{empresa}}: {{link}}')
})

test('a variable typed in braces becomes its word, and one that is none stays to be seen', () => {
  expect(seen(toShown(toStored('Olá, {{nome}} e {{apelido}}')))).toBe('Olá, Primeiro nome e {{apelido}}')
  expect(shownParts(toShown('a{{nome}}{{x}}')).map(({ kind }) => kind)).toEqual(['text', 'word', 'unknown'])
})

test.each([
  ['its end', (word: string) => word.slice(0, -1)],
  ['its beginning', (word: string) => word.slice(1)],
  ['its middle', (word: string) => word.slice(0, 4) + word.slice(6)],
])('a word that is deleted from %s goes as a whole', (_, cut) => {
  expect(toStored(`Olá, ${cut(wordOf('nome'))}!`)).toBe('Olá, !')
})

test('the cursor never stands inside a word: it goes on through it', () => {
  const shown = `Oi ${wordOf('nome')}!`
  const end = shown.length - 1
  expect(outOfWord(shown, 4, 3)).toBe(end)
  expect(outOfWord(shown, end - 1, end)).toBe(3)
  for (const at of [0, 3, end, end + 1]) expect(outOfWord(shown, at, 0)).toBe(at)
})

test('what is shown is stored as it was, whatever stands around it', () => {
  const text = fc.string().map((one) => one.replaceAll(/[\u2063\u2064]/g, ''))
  const piece = fc.oneof(
    text,
    fc.constantFrom(...VARIABLES).map(({ nome }) => `{{${nome}}}`),
  )
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const stored = toStored(pieces.join(''))
      expect(toStored(toShown(stored))).toBe(stored)
      expect(
        shownParts(toShown(stored))
          .map((part) => part.text)
          .join(''),
      ).toBe(toShown(stored))
    }),
  )
})
