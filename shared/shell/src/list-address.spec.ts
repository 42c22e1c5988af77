import { assert, constantFrom, integer, property, record, subarray, uniqueArray } from 'fast-check'
import {
  choicePart,
  flagPart,
  idsPart,
  listAddress,
  numberPart,
  pagePart,
  pageWithin,
  sortPart,
  textPart,
  valuesPart,
} from './list-address'

const NIVEIS = ['Médio', 'Superior', 'Mestrado'] as const
const PATHS = { nome: 'campanha.nome', codigo: 'campanha.id' } as const
const FIRST = { path: 'campanha.nome', order: 'ASC' } as const

const address = listAddress({
  page: pagePart(10_000),
  sort: sortPart(PATHS, FIRST),
  situacao: choicePart('situacao', ['PUBLICADA', 'PAUSADA']),
  busca: textPart('busca'),
  niveis: valuesPart('niveis', NIVEIS),
  funcoes: idsPart('funcoes', 3),
  aderencia: numberPart('aderencia', 1, 100),
  paradas: flagPart('paradas'),
})
const read = (text: string) => address.read(new URLSearchParams(text))
const write = (text: string, change: Parameters<typeof address.write>[1]) =>
  decodeURIComponent(address.write(new URLSearchParams(text), change).toString())

const states = record({
  page: integer({ min: 0, max: 9_999 }),
  sort: record({ path: constantFrom(...Object.values(PATHS)), order: constantFrom('ASC', 'DESC') }),
  situacao: constantFrom('PUBLICADA', 'PAUSADA', null),
  busca: constantFrom('', 'café & chá', 'a,b'),
  niveis: subarray([...NIVEIS]),
  funcoes: uniqueArray(integer({ min: 1, max: 99_999 }), { maxLength: 3 }),
  aderencia: constantFrom(null, 1, 70, 100),
  paradas: constantFrom(true, null),
})

test('what is written into an address is read back from it', () => {
  assert(
    property(states, (state) => {
      const written = address.write(new URLSearchParams(), state).toString()
      expect(read(written)).toEqual(state)
    }),
  )
})

test('an address of what is at first is empty', () => {
  expect(write('pagina=3&busca=x', read(''))).toBe('')
})

test.each([
  'pagina=0',
  'pagina=-2',
  'pagina=1.5',
  'pagina=10001',
  'pagina=x',
  'pagina=1e1',
  'pagina=03',
  'ordem=senha,asc',
  'ordem=constructor,asc',
  'ordem=codigo,up',
  'situacao=outra',
  'aderencia=0',
  'aderencia=101',
  'aderencia=7.5',
  'aderencia=',
  'paradas=1',
  'niveis=Jardim',
  'funcoes=x,-1,0,1e3,0x10,07',
])('an address that says %s wrongly shows the list as at first', (text) => {
  expect(read(text)).toEqual(read(''))
})

test('another order or filter begins at the first page, and others keep their parameters', () => {
  expect(write('pagina=4&talento=abc', { funcoes: [3] })).toBe('talento=abc&funcoes=3')
  expect(write('pagina=4&talento=abc', { page: 4 })).toBe('pagina=5&talento=abc')
  expect(write('pagina=4', { page: 2, busca: 'x' })).toBe('pagina=3&busca=x')
  expect(write('pagina=4', {})).toBe('pagina=4')
})

test('ids are read once each and no more than may be asked for', () => {
  expect(read('funcoes=3,3,9,7,8').funcoes).toEqual([3, 9, 7])
})

test.each([
  [0, 57, null],
  [4, 57, null],
  [5, 57, 4],
  [90, 12, 0],
  [3, 0, null],
  [3, undefined, null],
])('page %s of %s rows, twelve a page, is corrected to %s', (page, total, corrected) => {
  expect(pageWithin(page, 12, total)).toBe(corrected)
})
