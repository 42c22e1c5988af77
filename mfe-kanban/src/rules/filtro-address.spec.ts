import type { FiltroAddress } from './filtro-address'
import { clearFiltro, countOwn, countShared, readFiltro, toFiltro, writeFiltro } from './filtro-address'

const read = (query: string) => readFiltro(new URLSearchParams(query))

test.each<[string, FiltroAddress]>([
  ['', {}],
  ['aderencia=70', { aderenciaMinima: 70 }],
  ['eliminadas=so&sinalizadas=sim&paradas=sim', { eliminadas: 'so', sinalizadas: true, paradas: true }],
  ['funcoes=3,9,3&cidades=7', { funcoes: [3, 9], cidades: [7] }],
  [
    'experiencia=MAIS_CINCO_ANOS&idiomas=Inglês',
    { tempoExperiencia: ['MAIS_CINCO_ANOS'], idiomas: ['Inglês'] },
  ],
  ['niveis=Mestrado&habilidades=Liderança', { niveisEducacionais: ['Mestrado'], habilidades: ['Liderança'] }],
  // Whatever somebody writes into an address.
  ['aderencia=101&eliminadas=x&paradas=1&funcoes=a,-1&idiomas=Klingon', {}],
  ['aderencia=1e3&aderencia=', {}],
])('the address “%s” is read as a filter', (query, expected) => {
  expect(read(query)).toEqual(expected)
})

test('what is written is read back, and nothing else of the address is touched', () => {
  const filtro: FiltroAddress = { aderenciaMinima: 50, eliminadas: 'sem', paradas: true }
  const params = writeFiltro(new URLSearchParams('talento=x&cidades=7&sinalizadas=sim'), filtro)
  expect(readFiltro(params)).toEqual({ ...filtro, cidades: [7] })
  expect(params.get('talento')).toBe('x')
  expect([countOwn(params), countShared(params)]).toEqual([3, 1])
  expect(clearFiltro(params).toString()).toBe('talento=x')
})

test('nothing asked is everybody', () => {
  expect(toFiltro({}, '  ')).toBeNull()
  expect(toFiltro({ paradas: true }, ' Ana ')).toEqual({ paradas: true, nome: 'Ana' })
})
