import { buildCampanhaItem } from '../testing/campanhas-api'
import { canEncerrar, hasLink } from '@seleta/campanha/campanha-words'
import { campanhaTitle } from '@seleta/contract/campanha-title'
import { closingWords, dayInNumbers, firstPlace, foundWords } from './campanha-words'

const TODAY = '2026-11-21'

test.each([
  ['2026-11-21', 'encerra hoje'],
  ['2026-11-22', 'encerra amanhã'],
  ['2026-11-23', 'encerra em 2 dias'],
  ['2026-11-24', 'encerra em 3 dias'],
  ['2026-11-25', ''],
  ['2026-11-20', 'prazo vencido'],
  [null, ''],
])('a published campaign that closes on %s says «%s»', (fechamento, words) => {
  expect(closingWords(buildCampanhaItem({ fechamento }), TODAY)).toBe(words)
})

test.each(['RASCUNHO', 'PAUSADA', 'ENCERRADA'] as const)(
  'a campaign in %s is not about to close',
  (situacao) => {
    expect(closingWords(buildCampanhaItem({ fechamento: TODAY, situacao }), TODAY)).toBe('')
  },
)

test.each([
  ['São Paulo – SP, Osasco – SP, Barueri – SP', 'São Paulo – SP +2'],
  ['Uberlândia – MG', 'Uberlândia – MG'],
  ['', ''],
])('the places %j stand in a row as «%s», so that none is cut', (localidade, words) => {
  expect(firstPlace(localidade)).toBe(words)
})

test('days are written as in Brazil, and none as a dash', () => {
  expect(dayInNumbers('2026-03-04')).toBe('04/03/2026')
  expect(dayInNumbers(null)).toBe('—')
})

test('a draft without a name is told by its code', () => {
  expect(campanhaTitle({ id: 4, nome: '  ' })).toBe('Rascunho sem nome (#4)')
})

test.each([
  ['RASCUNHO', false, false],
  ['PUBLICADA', true, true],
  ['PAUSADA', true, true],
  ['ENCERRADA', true, false],
] as const)('%s: has a public link %s, can be ended %s', (situacao, isLinked, isOpen) => {
  expect([hasLink({ situacao }), canEncerrar({ situacao })]).toEqual([isLinked, isOpen])
})

test('what a search found is said in number', () => {
  expect([undefined, 0, 1, 7].map(foundWords)).toEqual([
    '',
    'Nenhuma campanha encontrada.',
    '1 campanha encontrada.',
    '7 campanhas encontradas.',
  ])
})
