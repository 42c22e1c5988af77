import fc from 'fast-check'
import { calls } from './calls'
import { PUBLIC_FIELDS, PUBLIC_VAGA_FIELDS, campanhaFields, valueOf } from './campanha-fields'
import { CampanhaRascunho, Vaga } from './campanhas'
import { findBrokenChecks, publishChecks } from './publish-checks'
import { createDefaultRascunho } from './default-rascunho'
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
  const padrao = createDefaultRascunho()
  expect(CampanhaRascunho.parse(padrao)).toEqual(padrao)
})

describe('the table of fields', () => {
  it('says of each field that leaves for visitors as it stands that it does', () => {
    const released = [
      ...Object.keys(PUBLIC_FIELDS),
      ...Object.keys(PUBLIC_VAGA_FIELDS).map((key) => `vaga.${key}`),
    ]
    for (const path of released)
      expect([path, campanhaFields.find((field) => field.path === path)?.shown]).toEqual([
        path,
        expect.arrayContaining(['vaga-publica']),
      ])
  })

  const paths = campanhaFields.map(({ path }) => path)
  const ofSchema = [
    ...Object.keys(CampanhaRascunho.shape).filter((key) => key !== 'vaga'),
    ...Object.keys(Vaga.shape).map((key) => `vaga.${key}`),
  ]

  test('has every field of the schema, each once, and so each in exactly one step', () => {
    expect(paths.toSorted()).toEqual(ofSchema.toSorted())
  })

  test('starts a new draft with the schema’s defaults, but for the catalogue entries of the spec', () => {
    const padrao = CampanhaRascunho.parse({})
    const differing = campanhaFields.filter(
      ({ path, padrao: own }) => JSON.stringify(own) !== JSON.stringify(valueOf(padrao, path)),
    )
    expect(differing.map(({ path }) => path)).toEqual(['vaga.campanhaTestes', 'vaga.beneficios'])
  })

  test('gives a new draft of its own each time', () => {
    createDefaultRascunho().vaga.idiomas.ingles = true
    expect(createDefaultRascunho().vaga.idiomas.ingles).toBe(false)
  })

  test('leaves what follows from other fields to no step', () => {
    const derived = campanhaFields.filter(({ step }) => step === null)
    expect(derived.map(({ path }) => path)).toEqual(['cidade', 'enviarCatho', 'vaga.funcao'])
  })
})

test('a new draft starts with the catalogue entries and ages of the spec', () => {
  const { vaga, quantidadeVagas } = createDefaultRascunho()
  expect(vaga.beneficios).toEqual([{ beneficio: { id: 1 } }])
  expect(vaga.campanhaTestes).toEqual([{ idTeste: 55544 }, { idTeste: 3322 }])
  expect([vaga.idadeMinima, vaga.idadeMaxima, vaga.salarioMin, vaga.salarioMax, quantidadeVagas]).toEqual([
    17, 25, 0, 0, 0,
  ])
})

test('publishing checks name, company, function, city and responsible person, in that order', () => {
  expect(findBrokenChecks(createDefaultRascunho()).map((check) => check.message)).toEqual([
    'Erro: Preencha o nome da campanha',
    'Erro: Preencha o campo nome da empresa',
    'Erro: Selecione uma ou mais função da vaga',
    'Erro: Selecione uma ou mais cidades',
    'Erro: Preencha o nome do responsavel pela campanha',
  ])
})

test('a function placeholder with id 0 does not count as a function', () => {
  const draft = createDefaultRascunho()
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
      const broken = findBrokenChecks({ ...createDefaultRascunho(), nome })
      expect(broken[0]).toBe(publishChecks[0])
    }),
  )
})
