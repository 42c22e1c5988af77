import { hasContato, isNome } from './pessoa'

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
