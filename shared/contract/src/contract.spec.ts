import fc from 'fast-check'
import { calls } from './calls'
import { CampanhaRascunho } from './campanhas'
import { findBrokenChecks, publishChecks } from './publish-checks'
import { createRascunhoPadrao } from './rascunho-padrao'
import { routes } from './routes'

const operations = Object.keys(routes) as (keyof typeof routes)[]

test('each call stands once on the wire', () => {
  const addresses = operations.map((operation) => `${routes[operation].method} ${routes[operation].path}`)
  expect(new Set(addresses).size).toBe(addresses.length)
})

test.each(operations)(
  '%s declares the parameters of its path, and an answer where it has a body',
  (operation) => {
    const route = routes[operation]
    const schemas: object = calls[operation]
    expect('params' in schemas).toBe(route.path.includes('{'))
    expect('answer' in schemas).toBe(['data', 'page', 'bare', 'envelope'].includes(route.answer))
  },
)

test('the draft that the wizard starts from is one that the api accepts unchanged', () => {
  const padrao = createRascunhoPadrao()
  expect(CampanhaRascunho.parse(padrao)).toEqual(padrao)
})

test('a new draft starts with the catalogue entries and ages of the spec', () => {
  const { vaga, quantidadeVagas } = createRascunhoPadrao()
  expect(vaga.beneficios).toEqual([{ beneficio: { id: 1 } }])
  expect(vaga.campanhaTestes).toEqual([{ idTeste: 55544 }, { idTeste: 3322 }])
  expect([vaga.idadeMinima, vaga.idadeMaxima, vaga.salarioMin, vaga.salarioMax, quantidadeVagas]).toEqual([
    17, 25, 0, 0, 0,
  ])
})

test('publishing checks name, company, function, city and responsible person, in that order', () => {
  expect(findBrokenChecks(createRascunhoPadrao()).map((check) => check.message)).toEqual([
    'Erro: Preencha o nome da campanha',
    'Erro: Preencha o campo nome da empresa',
    'Erro: Selecione uma ou mais função da vaga',
    'Erro: Selecione uma ou mais cidades',
    'Erro: Preencha o nome do responsavel pela campanha',
  ])
})

test('a function placeholder with id 0 does not count as a function', () => {
  const draft = createRascunhoPadrao()
  const placeholder = {
    id: 0,
    descricao: '',
    status: 1,
    inclusao: null,
    alteracao: null,
    abler: null,
    bne: null,
  }
  draft.vaga.funcoes = [{ funcao: placeholder }]
  expect(findBrokenChecks(draft).map((check) => check.id)).toContain('funcao')
})

test('a name of blanks only is an empty name', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\s{0,20}$/), (nome) => {
      const broken = findBrokenChecks({ ...createRascunhoPadrao(), nome })
      expect(broken[0]).toBe(publishChecks[0])
    }),
  )
})
