import { isSameCriterio, tellAvaliacoes, tellEnviadas, tellEspalhamento } from './avaliacao-words'

const UNKNOWN = { media: null, menor: null, maior: null }

test.each([
  [{ enviadas: 0, faltam: 0, ...UNKNOWN }, '0 de 0'],
  [{ enviadas: 0, faltam: 2, ...UNKNOWN }, '0 de 2 · faltam 2'],
  [{ enviadas: 2, faltam: 1, media: 3.4, menor: 3, maior: 3.8 }, '2 de 3 · 3,4 · falta 1'],
  [{ enviadas: 3, faltam: 0, media: 4, menor: 4, maior: 4 }, '3 de 3 · 4'],
])('%j is told «%s» (product 73)', (resumo, told) => {
  expect(tellAvaliacoes(resumo)).toBe(told)
  expect(told.startsWith(tellEnviadas(resumo))).toBe(true)
})

test.each([
  [{ menor: null, maior: null }, ''],
  [{ menor: 3, maior: 3 }, ''],
  [{ menor: 2.8, maior: 4 }, 'de 2,8 a 4'],
])('the spread of %j is «%s»', (spread, told) => {
  expect(tellEspalhamento(spread)).toBe(told)
})

test.each([
  ['Ritmo', 'Ritmo', true],
  [' ritmo ', 'RITMO', true],
  ['Ritmo', 'Ritmos', false],
])('the criteria %j and %j are one: %j', (one, other, is) => {
  expect(isSameCriterio(one, other)).toBe(is)
})
