import type { CampanhaRascunho } from '@seleta/contract/campanhas'
import { derivedFields, draftWith, pathsOf, rascunhoExamples } from '@seleta/contract/rascunho-examples'
import { createDefaultRascunho } from '@seleta/contract/default-rascunho'
import { SAO_PAULO, findFuncao, openOffice, type Office } from './support/campanhas'

/** Each field that the wizard writes, through the api into the database and back as it was sent (issue 4). */

let office: Office
/** The table of the contract, with entries of the real catalogues, whose words the server answers. */
let fields: Map<string, unknown>

beforeAll(async () => {
  office = await openOffice()
  const { api, token } = office
  const [tipos, beneficios, testes, cursos] = await Promise.all([
    api.call('listTiposContratacao', { query: {} }, { token }),
    api.call('listBeneficios', { query: {} }, { token }),
    api.call('listTestes', {}, { token }),
    api.call('listCursos', { query: {} }, { token }),
  ])
  fields = new Map<string, unknown>([
    ...rascunhoExamples,
    ['cidades', [{ cidade: SAO_PAULO }]],
    ['vaga.funcoes', [{ funcao: await findFuncao(api, token, 'Auxiliar de Logística') }]],
    ['vaga.tipoContratacoes', tipos.body.data.slice(0, 3)],
    ['vaga.beneficios', beneficios.body.data.slice(0, 10).map((beneficio) => ({ beneficio }))],
    ['vaga.campanhaTestes', testes.body.data.slice(0, 10).map(({ id }) => ({ idTeste: id }))],
    ['vaga.curso.obrigatorios', cursos.body.data.slice(0, 10)],
  ])
})
afterAll(() => office.api.close())

const names = [...rascunhoExamples.map(([name]) => name), 'vaga.funcoes']

async function store(campanha: CampanhaRascunho) {
  const { status, body } = await office.api.call(
    'createRascunho',
    { body: { campanha, ultimoPasso: 'salario' } },
    { token: office.token },
  )
  expect(status).toBe(200)
  return body.data.id
}

const read = async (id: number) =>
  (await office.api.call('getCampanha', { params: { id } }, { token: office.token })).body.data

/** What is at a wire path. */
const at = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((inner, key) => Object(inner)[key], value)

describe('a field of a draft', () => {
  it('is in the table, whichever it is', () => {
    const named = new Set([...names, ...derivedFields])
    expect(pathsOf(createDefaultRascunho()).filter((path) => !named.has(path))).toEqual([])
  })

  it.each(names)('%s is stored and answered as it was sent, and nothing else changes', async (name) => {
    const sent = draftWith([[name, fields.get(name)]])
    const stored = await read(await store(sent))
    const isTheirs = (path: string) =>
      derivedFields.includes(path) && path !== name ? true : path === 'vaga.beneficios' && path !== name
    for (const path of pathsOf(createDefaultRascunho()).filter((one) => !isTheirs(one))) {
      expect([path, at(stored, path)]).toEqual([path, at(sent, path)])
    }
  })
})

describe('a draft with every field full and a description of 20 kB', () => {
  const descricao = `<p>${'x'.repeat(1017)}</p>`.repeat(20)
  const full = () =>
    draftWith([
      ...fields,
      ['vaga.descricao', descricao],
      ['quadros', ['CATHO', 'BNE']],
      // A model that there is not is refused (product 64).
      ['processoModeloId', null],
    ])

  it('is saved in one call and comes back whole', async () => {
    expect(descricao.length).toBeGreaterThan(20_000)
    const { api, token } = office
    const id = await store(createDefaultRascunho())
    const saved = await api.call(
      'saveRascunho',
      { params: { id }, body: { campanha: full(), ultimoPasso: 'resumo-da-vaga', versao: 1 } },
      { token },
    )
    expect(saved.status).toBe(200)
    const { vaga, ...rest } = full()
    expect(await read(id)).toMatchObject({
      ...rest,
      enviarCatho: true,
      versao: 2,
      vaga: { ...vaga, funcao: vaga.funcoes[0]?.funcao },
    })
  })

  it('is published as it is', async () => {
    const { api, token } = office
    const rascunhoId = await store(full())
    const published = await api.call('createCampanha', { body: { ...full(), rascunhoId } }, { token })
    expect(published.status).toBe(200)
    const { vaga, ...rest } = full()
    expect(await read(rascunhoId)).toMatchObject({
      ...rest,
      enviarCatho: true,
      situacao: 'PUBLICADA',
      vaga: { ...vaga, funcao: vaga.funcoes[0]?.funcao },
    })
  })
})
