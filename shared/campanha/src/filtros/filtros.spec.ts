import { type Filtros, NO_FILTROS, areSameFiltros, countFiltros, filtrosOn, toggleValor } from './filtros'
import { categoriasOf } from './filtros-opcoes'
import { fromFiltroBody, toFiltroBody, toBoardFiltro } from './filtros-wire'

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
      donos: [0, 7],
      figura: ['avancaram~2026-11-19T03:00:00.000Z~3~triagem'],
      desde: ['2026-11-20T21:02:00.000Z'],
      aderencia: [70],
      respostas: ['ver'],
      fontes: ['linkedin'],
      cnh: ['B'],
      pretensao: [3000],
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
    donos: [0, 7],
    figura: { nome: 'avancaram', desde: '2026-11-19T03:00:00.000Z', usuarioId: 3, valor: 'triagem' },
    inscritaDesde: '2026-11-20T21:02:00.000Z',
    aderenciaMinima: 70,
    sinalizadas: true,
    fontes: ['linkedin'],
    cnh: ['B'],
    pretensaoMax: 3000,
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
  const filtros: Filtros = {
    ...NO_FILTROS,
    cidades: [5],
    raio: [50],
    idiomas: ['Inglês'],
    origens: ['BNE'],
    fontes: ['linkedin'],
    cnh: ['A', 'D'],
    pretensao: [4500],
    aderencia: [85],
    respostas: ['ver'],
    palavraChave: 'sap',
  }
  expect(fromFiltroBody(toFiltroBody(filtros))).toEqual(filtros)
  expect(fromFiltroBody({})).toEqual(NO_FILTROS)
})

test('one panel: board and basket leave away only what they cannot ask, and the new filters are on all three', () => {
  const ids = (tela: Parameters<typeof categoriasOf>[0]) => categoriasOf(tela).map(({ id }) => id)
  const missing = (tela: Parameters<typeof categoriasOf>[0]) =>
    ids('candidatos').filter((id) => !ids(tela).includes(id))
  expect(missing('selecao')).toEqual(['situacoes', 'etapas', 'palavraChave'])
  expect(missing('cesta')).toEqual([
    'situacoes',
    'etapas',
    'leituras',
    'esperas',
    'donos',
    'motivos',
    'aderencia',
    'respostas',
  ])
  for (const tela of ['candidatos', 'cesta', 'selecao'] as const)
    expect(ids(tela)).toEqual(
      expect.arrayContaining(['desde', 'origens', 'fontes', 'cidades', 'raio', 'pretensao', 'cnh']),
    )
})

test('what a screen cannot ask is no filter there, though the address says it', () => {
  const filtros: Filtros = { ...NO_FILTROS, situacoes: ['triagem'], fontes: ['linkedin'], respostas: ['ver'] }
  expect(filtrosOn('cesta', filtros)).toEqual({ ...NO_FILTROS, fontes: ['linkedin'] })
  expect(filtrosOn('selecao', filtros)).toEqual({ ...filtros, situacoes: [] })
})

test('the board has the eliminated or not, never both', () => {
  const without = toggleValor(NO_FILTROS, 'respostas', 'sem-eliminadas')
  expect(toBoardFiltro(without)).toEqual({ eliminadas: 'sem' })
  const only = toggleValor(toggleValor(without, 'respostas', 'ver'), 'respostas', 'so-eliminadas')
  expect(toBoardFiltro(only)).toEqual({ eliminadas: 'so', sinalizadas: true })
})
