import { type Filtros, NO_FILTROS } from '@seleta/campanha/filtros/filtros'
import { clearFiltros, readFiltros, toFiltro, writeFiltros } from './filtro-address'

const read = (query: string) => readFiltros(new URLSearchParams(query))

test.each<[string, Partial<Filtros>]>([
  ['', {}],
  ['aderencia=70', { aderencia: [70] }],
  ['eliminadas=so&sinalizadas=sim', { respostas: ['ver', 'so-eliminadas'] }],
  // As addresses of before say it.
  ['paradas=sim', { esperas: ['parada'] }],
  ['espera=parada', { esperas: ['parada'] }],
  ['funcoes=3,9,3&cidades=7&raio=25', { funcoes: [3, 9], cidades: [7], raio: [25] }],
  [
    'cnh=B&pretensao=3000&fonte=linkedin&origem=BNE',
    { cnh: ['B'], pretensao: [3000], fontes: ['linkedin'], origens: ['BNE'] },
  ],
  ['niveis=Mestrado&habilidades=Liderança', { niveisEducacionais: ['Mestrado'], habilidades: ['Liderança'] }],
  // What the columns say is not asked beside them.
  ['situacao=triagem&etapa=4', {}],
  // Whatever somebody writes into an address.
  ['aderencia=101&eliminadas=x&paradas=1&funcoes=a,-1&idiomas=Klingon', {}],
  ['aderencia=1e3&aderencia=', {}],
])('the address “%s” is read as a filter', (query, expected) => {
  expect(read(query)).toEqual({ ...NO_FILTROS, ...expected })
})

test('what is written is read back, and what others read of the address stays', () => {
  const filtros: Filtros = {
    ...NO_FILTROS,
    aderencia: [50],
    respostas: ['sem-eliminadas'],
    esperas: ['parada'],
  }
  const params = writeFiltros(
    new URLSearchParams('talento=x&situacao=triagem&cidades=7&paradas=sim'),
    filtros,
  )
  expect(readFiltros(params)).toEqual(filtros)
  expect(params.toString()).toBe('talento=x&situacao=triagem&espera=parada&aderencia=50&eliminadas=sem')
  expect(clearFiltros(params).toString()).toBe('talento=x&situacao=triagem')
})

test('nothing asked is everybody', () => {
  expect(toFiltro(NO_FILTROS, '  ')).toBeNull()
  expect(toFiltro({ ...NO_FILTROS, esperas: ['parada'] }, ' Ana ')).toEqual({
    esperas: ['parada'],
    nome: 'Ana',
  })
})
