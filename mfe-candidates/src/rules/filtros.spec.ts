import {
  NO_FILTROS,
  areSameFiltros,
  countFiltros,
  fromFiltroBody,
  toFiltroBody,
  toggleValor,
} from './filtros'

test('an option is switched on by the first pick and off by the second', () => {
  const on = toggleValor(NO_FILTROS, 'idiomas', 'Inglês')
  expect(on.idiomas).toEqual(['Inglês'])
  expect(toggleValor(on, 'idiomas', 'Inglês')).toEqual(NO_FILTROS)
})

test('the wire never gets more values of a category than it takes', () => {
  let filtros = NO_FILTROS
  for (let id = 1; id <= 40; id += 1) filtros = toggleValor(filtros, 'cidades', id)
  expect(filtros.cidades).toHaveLength(30)
})

test('the number of filters counts each option, and the keyword once', () => {
  expect(countFiltros(NO_FILTROS)).toBe(0)
  expect(countFiltros({ ...NO_FILTROS, palavraChave: '   ' })).toBe(0)
  expect(countFiltros({ ...NO_FILTROS, funcoes: [3, 9], palavraChave: 'vendas externas' })).toBe(3)
})

test('filters are the same whatever the order of picking and the spaces around the keyword', () => {
  const a = { ...NO_FILTROS, funcoes: [3, 9], palavraChave: ' sap ' }
  const b = { ...NO_FILTROS, funcoes: [9, 3], palavraChave: 'sap' }
  expect(areSameFiltros(a, b)).toBe(true)
  expect(areSameFiltros(a, { ...b, funcoes: [9] })).toBe(false)
})

test('the wire gets the fields of the spec, and nothing of a category without a value', () => {
  expect(toFiltroBody(NO_FILTROS)).toEqual({})
  expect(
    toFiltroBody({
      situacoes: ['eliminada'],
      etapas: [0, 4],
      leituras: ['nova'],
      esperas: ['parada'],
      motivos: [2],
      situacaoDesde: ['2026-11-19T03:00:00.000Z'],
      desde: ['2026-11-20T21:02:00.000Z'],
      origens: ['ABLER'],
      funcoes: [3],
      cidades: [5],
      raio: [25],
      tempoExperiencia: ['UM_A_DOIS_ANOS'],
      habilidades: ['Liderança'],
      idiomas: ['Inglês'],
      niveisEducacionais: ['Mestrado'],
      palavraChave: ' "gestão de frotas" -estágio ',
    }),
  ).toEqual({
    situacoes: ['eliminada'],
    etapas: [0, 4],
    leituras: ['nova'],
    esperas: ['parada'],
    motivos: [2],
    situacaoDesde: '2026-11-19T03:00:00.000Z',
    inscritaDesde: '2026-11-20T21:02:00.000Z',
    origens: ['ABLER'],
    funcoes: [3],
    cidades: [5],
    raioKm: 25,
    tempoExperiencia: ['UM_A_DOIS_ANOS'],
    habilidades: ['Liderança'],
    idiomas: ['Inglês'],
    niveisEducacionais: ['Mestrado'],
    pesquisa: { palavraChave: '"gestão de frotas" -estágio' },
  })
})

test('a saved filter comes back as it was', () => {
  const filtros = { ...NO_FILTROS, cidades: [5], raio: [50], idiomas: ['Inglês'], palavraChave: 'sap' }
  expect(fromFiltroBody(toFiltroBody(filtros))).toEqual(filtros)
  expect(fromFiltroBody({})).toEqual(NO_FILTROS)
})
