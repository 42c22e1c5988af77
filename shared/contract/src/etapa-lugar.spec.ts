import { placeOfNew } from './etapa-lugar'

test.each([
  ['an empty board', [], 1],
  ['a board without the hired', [{ tipo: 'triagem' }, { tipo: null }], 3],
  ['a board that ends with the hired', [{ tipo: 'triagem' }, { tipo: null }, { tipo: 'contratado' }], 3],
  [
    'a board on which others come after the hired',
    [{ tipo: 'triagem' }, { tipo: 'contratado' }, { tipo: 'reprovado' }, { tipo: 'desistente' }],
    2,
  ],
  ['a board of the hired alone', [{ tipo: 'contratado' }], 1],
] as const)('on %s a new stage stands before the hired, else last', (_, etapas, expected) => {
  expect(placeOfNew(etapas)).toBe(expected)
})
