import { expandNiveis } from './niveis'

test.each([
  [[], []],
  [['Mestrado'], ['Mestrado']],
  [['Graduação'], ['Ensino Superior', 'Graduação']],
  [
    ['Ensino Superior', 'Graduação'],
    ['Ensino Superior', 'Graduação'],
  ],
  [
    ['Ensino Médio', 'Pós-Graduação'],
    ['Ensino Médio', 'Ensino Técnico', 'Pós-Graduação'],
  ],
])('who chooses %j finds %j', (niveis, expected) => {
  expect(expandNiveis(niveis)).toEqual(expected)
})
