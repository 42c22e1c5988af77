import {
  EXPERIENCIA_FILTRO,
  HABILIDADES_FILTRO,
  IDIOMAS_FILTRO,
  NIVEIS_FILTRO,
} from '@seleta/contract/limits'
import { assert, constantFrom, integer, option, property, record, subarray, uniqueArray } from 'fast-check'
import { SEM_FILTROS } from './filtros'
import { CAMPOS_ORDEM, filtrosOnly, readLista, writeLista } from './lista-endereco'

const estado = record({
  pagina: integer({ min: 1, max: 10_000 }),
  ordem: option(
    record({ campo: constantFrom(...CAMPOS_ORDEM), sentido: constantFrom('asc' as const, 'desc' as const) }),
  ),
  filtros: record({
    funcoes: uniqueArray(integer({ min: 1, max: 99_999 }), { maxLength: 30 }),
    cidades: uniqueArray(integer({ min: 1, max: 99_999 }), { maxLength: 30 }),
    tempoExperiencia: subarray(EXPERIENCIA_FILTRO.map(({ value }) => value)),
    habilidades: subarray([...HABILIDADES_FILTRO]),
    idiomas: subarray([...IDIOMAS_FILTRO]),
    niveisEducacionais: subarray([...NIVEIS_FILTRO]),
    palavraChave: constantFrom(''),
  }),
})

test('what is written into the address is read back from it', () => {
  assert(
    property(estado, (written) => {
      const params = new URLSearchParams(writeLista(new URLSearchParams(), written).toString())
      expect(readLista(params)).toEqual(written)
    }),
  )
})

test('an address of the defaults is empty', () => {
  expect(writeLista(new URLSearchParams(), { pagina: 1, ordem: null, filtros: SEM_FILTROS }).toString()).toBe(
    '',
  )
})

test('the keyword about people never enters the address', () => {
  const filtros = { ...SEM_FILTROS, palavraChave: 'Maria da Silva' }
  expect(writeLista(new URLSearchParams(), { filtros }).toString()).toBe('')
})

test('a change of filter or order goes back to page 1 and leaves the open person alone', () => {
  const params = new URLSearchParams('pagina=4&talento=abc')
  expect(writeLista(params, { filtros: { ...SEM_FILTROS, funcoes: [3] } }).toString()).toBe(
    'talento=abc&funcoes=3',
  )
  expect(writeLista(params, { ordem: { campo: 'nome', sentido: 'asc' } }).get('pagina')).toBeNull()
  expect(writeLista(params, { pagina: 5 }).toString()).toBe('pagina=5&talento=abc')
})

test.each([
  'pagina=0',
  'pagina=-2',
  'pagina=abc',
  'pagina=1.5',
  'ordem=senha,asc',
  'ordem=nome,up',
  'funcoes=x,-1,0',
  'idiomas=Klingon',
])('an address that says %s wrongly shows the list of the defaults', (query) => {
  expect(readLista(new URLSearchParams(query))).toEqual({ pagina: 1, ordem: null, filtros: SEM_FILTROS })
})

test('the tab bar carries the filters over, and neither page nor open person', () => {
  expect(filtrosOnly(new URLSearchParams('pagina=2&funcoes=3&talento=x&ordem=nome,asc'))).toBe('?funcoes=3')
  expect(filtrosOnly(new URLSearchParams('pagina=2'))).toBe('')
})
