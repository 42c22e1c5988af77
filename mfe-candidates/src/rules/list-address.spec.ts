import {
  EXPERIENCIA_FILTRO,
  HABILIDADES_FILTRO,
  IDIOMAS_FILTRO,
  ESPERAS_FILTRO,
  LEITURAS_FILTRO,
  NIVEIS_FILTRO,
  ORIGENS,
  SITUACOES_FILTRO,
} from '@seleta/contract/limits'
import { CATEGORIAS_CNH } from '@seleta/regras/cnh'
import { assert, constantFrom, integer, option, property, record, subarray, uniqueArray } from 'fast-check'
import { NO_FILTROS } from '@seleta/campanha/filtros/filtros'
import { filtrosOnly, talentosAddress } from './list-address'

const { read, write } = talentosAddress

const state = record({
  page: integer({ min: 0, max: 9_999 }),
  sort: option(
    record({
      path: constantFrom(
        'talento.nome' as const,
        'talento.atualCv' as const,
        'talento.aderencia' as const,
        'inscricao.criadaEm' as const,
        'inscricao.naEtapaDesde' as const,
      ),
      order: constantFrom('ASC' as const, 'DESC' as const),
    }),
  ),
  filtros: record({
    situacoes: subarray([...SITUACOES_FILTRO]),
    etapas: uniqueArray(integer({ min: 0, max: 99_999 }), { maxLength: 30 }),
    leituras: subarray([...LEITURAS_FILTRO]),
    esperas: subarray([...ESPERAS_FILTRO]),
    motivos: uniqueArray(integer({ min: 0, max: 99_999 }), { maxLength: 30 }),
    donos: uniqueArray(integer({ min: 0, max: 99_999 }), { maxLength: 30 }),
    figura: constantFrom([], ['inscricoes~2026-11-19T03:00:00.000Z~~MANUAL/linked~in'], ['pendentes~~~']),
    desde: constantFrom([], ['2026-11-20T21:02:00.000Z']),
    aderencia: constantFrom([], [70], [63]),
    respostas: subarray(['ver', 'so-eliminadas'] as const),
    origens: subarray([...ORIGENS]),
    fontes: subarray(['linkedin', 'feira-2026']),
    cnh: subarray([...CATEGORIAS_CNH]),
    pretensao: constantFrom([], [3000]),
    funcoes: uniqueArray(integer({ min: 1, max: 99_999 }), { maxLength: 30 }),
    cidades: uniqueArray(integer({ min: 1, max: 99_999 }), { maxLength: 30 }),
    raio: constantFrom([], [10], [100]),
    tempoExperiencia: subarray(EXPERIENCIA_FILTRO.map(({ value }) => value)),
    habilidades: subarray([...HABILIDADES_FILTRO]),
    idiomas: subarray([...IDIOMAS_FILTRO]),
    niveisEducacionais: subarray([...NIVEIS_FILTRO]),
    palavraChave: constantFrom(''),
  }),
})

test('what is written into the address is read back from it', () => {
  assert(
    property(state, (written) => {
      const params = new URLSearchParams(write(new URLSearchParams(), written).toString())
      expect(read(params)).toEqual(written)
    }),
  )
})

test('an address of the defaults is empty', () => {
  expect(write(new URLSearchParams(), { page: 0, sort: null, filtros: NO_FILTROS }).toString()).toBe('')
})

test('the keyword about people never enters the address', () => {
  const filtros = { ...NO_FILTROS, palavraChave: 'Maria da Silva' }
  expect(write(new URLSearchParams(), { filtros }).toString()).toBe('')
})

test('a change of filter or order goes back to page 1 and leaves the open person alone', () => {
  const params = new URLSearchParams('pagina=4&talento=abc')
  expect(write(params, { filtros: { ...NO_FILTROS, funcoes: [3] } }).toString()).toBe('talento=abc&funcoes=3')
  expect(write(params, { sort: { path: 'talento.nome', order: 'ASC' } }).get('pagina')).toBeNull()
  expect(write(params, { page: 4 }).toString()).toBe('pagina=5&talento=abc')
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
  'situacao=sumida',
  'etapa=-1,x,1.5',
  'leitura=talvez',
  'fonte=um texto,',
  'cnh=X',
  'pretensao=0',
  'aderencia=101',
])('an address that says %s wrongly shows the list of the defaults', (query) => {
  expect(read(new URLSearchParams(query))).toEqual({ page: 0, sort: null, filtros: NO_FILTROS })
})

test('the tab bar carries the filters over, and neither page nor open person', () => {
  expect(filtrosOnly(new URLSearchParams('pagina=2&funcoes=3&talento=x&ordem=nome,asc'))).toBe('?funcoes=3')
  expect(filtrosOnly(new URLSearchParams('pagina=2'))).toBe('')
})
