import { formatIdade, hasContato, idadeAndLocal, initialsOf, isNome } from './pessoa'

test.each([
  ['Jô', true],
  [' J ', false],
  ['', false],
])('%j is a name: %s', (nome, expected) => {
  expect(isNome(nome)).toBe(expected)
})

test.each([
  [['ana@exemplo.test', ''], true],
  [['', '81 99999-0000'], true],
  [['', ''], false],
  [['', ' \t\n'], false],
  [[], false],
])('somebody who told %j can be reached: %s', (contatos, expected) => {
  expect(hasContato(...contatos)).toBe(expected)
})

test('age and place are told as far as they are known', () => {
  expect([formatIdade(32), formatIdade(1), formatIdade(null)]).toEqual(['32 anos', '1 ano', ''])
  expect(idadeAndLocal(32, 'Campinas – SP')).toBe('32 anos · Campinas – SP')
  expect(idadeAndLocal(null, 'Campinas – SP')).toBe('Campinas – SP')
  expect(idadeAndLocal(32, '')).toBe('32 anos')
  expect(idadeAndLocal(null, '')).toBe('')
})

test.each([
  ['Ana de Lima', 'AL'],
  [' élcio ', 'É'],
  ['', ''],
  ['𝓐na 😀', '𝓐😀'],
])('the initials of %j are %j', (nome, expected) => {
  expect(initialsOf(nome)).toBe(expected)
})
