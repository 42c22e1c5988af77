import { hasTooManyParts } from './json-parts'

test.each([
  ['lists in lists', '['.repeat(60_000)],
  ['a long list', `[${'1,'.repeat(60_000)}1]`],
  ['objects in a list', `[${'{},'.repeat(30_000)}{}]`],
])('%s are too much', (_, text) => {
  expect(hasTooManyParts(text)).toBe(true)
})

test('a thousand people and a long text are not', () => {
  const people = Array.from({ length: 1000 }, (_, n) => ({
    id: n,
    nome: 'Ana',
    habilidades: ['Excel', 'Word'],
  }))
  expect(hasTooManyParts(JSON.stringify({ people, texto: 'Olá, mundo. '.repeat(20_000) }))).toBe(false)
})
