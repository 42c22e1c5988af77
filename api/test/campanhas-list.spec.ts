import { createDefaultRascunho } from '@seleta/contract/default-rascunho'
import { SORT_PATHS_CAMPANHA } from '@seleta/contract/campanhas'
import {
  buildPublicavel,
  findFuncao,
  openOffice,
  publish,
  RECIFE,
  SAO_PAULO,
  type Office,
} from './support/campanhas'

let office: Office
beforeAll(async () => {
  office = await openOffice()
  await publish(office, {
    nome: 'Zelador',
    inicio: '2026-03-01',
    fechamento: '2030-01-01',
    quantidadeVagas: 2,
  })
  await publish(office, {
    nome: 'ábaco',
    inicio: '2026-01-01',
    cidades: [{ cidade: SAO_PAULO }, { cidade: RECIFE }],
  })
  const pausada = await publish(office, { nome: 'Mecânico', inicio: '2026-02-01', fechamento: '2029-01-01' })
  await office.api.call('pauseCampanha', { params: { id: pausada.id } }, { token: office.token })
  const campanha = { ...createDefaultRascunho(), nome: 'Rascunho de mecânica' }
  await office.api.call('createRascunho', { body: { campanha } }, { token: office.token })
  await office.api.call(
    'createCampanha',
    { body: { ...(await buildPublicavel(office)), nome: 'De outra empresa' } },
    { token: office.estranho.token },
  )
})
afterAll(() => office.api.close())

const list = async (body: object = {}, query: object = {}) => {
  const response = await office.api.request(
    `/campanha/v1/campanhas/filtro?${new URLSearchParams({ size: '12', page: '0', ...query }).toString()}`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${office.token}` },
      body: JSON.stringify(body),
    },
  )
  const answer = (await response.json()) as {
    data?: { nome: string }[]
    totalElements?: number
    totalPages?: number
  }
  return { status: response.status, nomes: answer.data?.map((c) => c.nome) ?? [], ...answer }
}

describe('the campaign list (product 13–16)', () => {
  it('is sorted by name in Portuguese order unless told otherwise', async () => {
    expect((await list()).nomes).toEqual(['ábaco', 'Mecânico', 'Rascunho de mecânica', 'Zelador'])
  })

  it.each([
    ['campanha.nome', 'DESC', ['Zelador', 'Rascunho de mecânica', 'Mecânico', 'ábaco']],
    ['campanha.id', 'ASC', ['Zelador', 'ábaco', 'Mecânico', 'Rascunho de mecânica']],
    ['campanha.inicio', 'ASC', ['ábaco', 'Mecânico', 'Zelador', 'Rascunho de mecânica']],
    ['campanha.inicio', 'DESC', ['Zelador', 'Mecânico', 'ábaco', 'Rascunho de mecânica']],
    ['campanha.fechamento', 'ASC', ['Mecânico', 'Zelador', 'ábaco', 'Rascunho de mecânica']],
    ['campanha.fechamento', 'DESC', ['Zelador', 'Mecânico', 'ábaco', 'Rascunho de mecânica']],
  ])('sorts by %s %s, empty dates last', async (path, order, nomes) => {
    expect((await list({ orders: [{ path, order }] })).nomes).toEqual(nomes)
  })

  it('has every sort path of the contract', async () => {
    for (const path of SORT_PATHS_CAMPANHA) {
      expect((await list({ orders: [{ path, order: 'ASC' }] })).status).toBe(200)
    }
  })

  it.each([
    [{ path: 'campanha.nome; drop table campanha', order: 'ASC' }],
    [{ path: 'campanha.nome', order: 'ASC; select 1' }],
    [{ path: 'nome', order: 'ASC' }],
    [{ path: 'campanha.empresa_id', order: 'ASC' }],
    [{ path: 'campanha.nome', order: 'asc' }],
    [{ path: '__proto__', order: 'ASC' }],
  ])('refuses to sort by %j', async (order) => {
    expect((await list({ orders: [order] })).status).toBe(422)
    expect((await list()).totalElements).toBe(4)
  })

  it('finds by name without accents and case, in any state', async () => {
    const filtros = [{ path: 'campanha.nome', value: 'MECANIC' }]
    expect((await list({ filtros })).nomes).toEqual(['Mecânico', 'Rascunho de mecânica'])
  })

  it('takes a search for what it is, never for a pattern', async () => {
    for (const value of ['%', '_', "' or true --", '\\']) {
      expect((await list({ filtros: [{ path: 'campanha.nome', value }] })).nomes).toEqual([])
    }
  })

  it('shows one state, and counts all of them', async () => {
    expect((await list({ filtros: [{ path: 'campanha.situacao', value: 'PAUSADA' }] })).nomes).toEqual([
      'Mecânico',
    ])
    const { body } = await office.api.call('countCampanhas', { query: {} }, { token: office.token })
    expect(body.data).toEqual({ TODAS: 4, RASCUNHO: 1, PUBLICADA: 2, PAUSADA: 1, ENCERRADA: 0 })
    const found = await office.api.call(
      'countCampanhas',
      { query: { busca: 'mecânic' } },
      { token: office.token },
    )
    expect(found.body.data).toMatchObject({ TODAS: 2, RASCUNHO: 1, PAUSADA: 1 })
  })

  it('pages without losing or doubling a campaign', async () => {
    const pages = await Promise.all([0, 1, 2].map((page) => list({}, { size: '2', page: String(page) })))
    expect(pages.map((page) => page.nomes.length)).toEqual([2, 2, 0])
    expect(new Set(pages.flatMap((page) => page.nomes)).size).toBe(4)
    expect(pages[0]).toMatchObject({ totalElements: 4, totalPages: 2 })
  })

  it.each([
    [{ size: '101' }],
    [{ size: '0' }],
    [{ page: '-1' }],
    [{ size: '100', page: '200' }],
    [{ size: 'x' }],
  ])('refuses a page of %j', async (query) => {
    expect((await list({}, query)).status).toBe(422)
  })

  it('shows where the work is', async () => {
    const { data } = await list({ filtros: [{ path: 'campanha.nome', value: 'abaco' }] })
    expect(data).toMatchObject([
      { localidade: 'São Paulo – SP, Recife – PE', quantidadeVagas: 0, situacao: 'PUBLICADA' },
    ])
  })

  it('finds by city, company, function, what means the same, and code', async () => {
    const found = async (value: string) => (await list({ filtros: [{ path: 'campanha.nome', value }] })).nomes
    expect(await found('recife')).toEqual(['ábaco'])
    const { id } = await publish(office, {
      nome: 'Turno da noite',
      nomeEmpresa: 'Padaria Pitangueira',
      vaga: { funcoes: [{ funcao: await findFuncao(office.api, office.token, 'Operador(a) de Caixa') }] },
    })
    for (const value of [
      'pitangueira',
      'operador de caixa',
      'frente de loja',
      'caixa noite',
      String(id),
      `#${id}`,
    ])
      expect([value, await found(value)]).toEqual([value, ['Turno da noite']])
    expect(await found('noite -pitangueira')).toEqual([])
  })

  describe('searched by words', () => {
    const found = async (value: string) => (await list({ filtros: [{ path: 'campanha.nome', value }] })).nomes
    beforeAll(async () => {
      for (const nome of ['Repositor de Supermercado', 'Desenhista CAD', 'Analista de Power BI'])
        await publish(office, { nome })
      for (const nome of ['Auxiliar de Limpeza ou Copa', 'Copa e cozinha', 'Limpeza de vidros'])
        await publish(office, { nome })
    })

    it.each([
      ['takes a short spelling for a word, never for a part of one', 'autocad', ['Desenhista CAD']],
      ['still takes what was typed for a part', 'merca', ['Repositor de Supermercado']],
      ['finds a name of two words that has spellings', 'power bi', ['Analista de Power BI']],
      ['takes «ou» for either', 'vidros ou cozinha', ['Copa e cozinha', 'Limpeza de vidros']],
      ['takes all words beside «ou» together', 'noturno vidros ou cozinha', ['Copa e cozinha']],
      [
        'finds a name with «ou» in it',
        'Auxiliar de Limpeza ou Copa',
        ['Auxiliar de Limpeza ou Copa', 'Copa e cozinha', 'Limpeza de vidros'],
      ],
      ['takes what stands behind a minus out of either', 'vidros ou cozinha -copa', ['Limpeza de vidros']],
      ['takes an «ou» with nothing beside it for nothing', 'ou vidros ou', ['Limpeza de vidros']],
      [
        'takes a phrase for one of both',
        '"limpeza de vidros" ou desenhista',
        ['Desenhista CAD', 'Limpeza de vidros'],
      ],
    ])('%s: %s', async (_what, value, nomes) => {
      expect(await found(value)).toEqual(nomes)
    })
  })
})
