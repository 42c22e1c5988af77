import { campanhaTitle, campanhaWithNumber } from './campanha-title'

test.each([
  [{ id: 7, nome: 'Padeiro' }, 'Padeiro', '#7 Padeiro'],
  [{ id: 7, nome: '' }, 'Rascunho sem nome (#7)', '#7'],
  [{ id: 7, nome: ' ' }, 'Rascunho sem nome (#7)', '#7'],
])('%j is called «%s», with its number «%s»', (campanha, title, withNumber) => {
  expect(campanhaTitle(campanha)).toBe(title)
  expect(campanhaWithNumber(campanha)).toBe(withNumber)
})
