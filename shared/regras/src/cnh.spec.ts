import { CNHS, cnhsWith, readCnh } from './cnh'

test.each([
  ['ab', 'AB'],
  ['A/B', 'AB'],
  ['A e B', 'AB'],
  ['B', 'B'],
  ['categoria D', 'D'],
  ['CNH: B e C', 'C'],
  ['A, E', 'AE'],
  ['e', 'E'],
  ['', null],
  ['não', null],
  ['sim', null],
])('«%s» is the licence %s', (text, cnh) => {
  expect(readCnh(text)).toBe(cnh)
})

test.each(CNHS)('%s is read as it is written', (cnh) => {
  expect(readCnh(cnh)).toBe(cnh)
})

test('a later letter may drive what the ones before it may, and none of them a motorcycle', () => {
  expect(cnhsWith('C')).toEqual(['C', 'D', 'E', 'AC', 'AD', 'AE'])
  expect(cnhsWith('A')).toEqual(['A', 'AB', 'AC', 'AD', 'AE'])
  expect(cnhsWith('B')).not.toContain('A')
})
