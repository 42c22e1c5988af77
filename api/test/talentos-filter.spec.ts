import type { FiltroTalentosBody } from '@seleta/contract/filtro-talentos'
import type { z } from 'zod'
import {
  apply,
  buildInscricao,
  CAMPINAS,
  openOffice,
  publish,
  RECIFE,
  type Office,
} from './support/campanhas'
import { openTresPessoas } from './support/tres-pessoas'

type Filtro = z.input<typeof FiltroTalentosBody>

let office: Office
let campanhaId: number
let vendedorId: number
beforeAll(async () => {
  office = await openOffice()
  ;({ campanhaId, vendedorId } = await openTresPessoas(office))
  await office.api.pool.query(
    `update talento set cnh = case when nome like 'Ana%' then 'AB' when nome like 'Bento%' then 'D' end,
       pretensao = case when nome like 'Ana%' then 3000 when nome like 'Bento%' then 5000 end
     where empresa_id = $1`,
    [office.empresaId],
  )
  await office.api.pool.query(
    `update inscricao i set fonte = 'linkedin', aderencia = 80, sinalizacoes = '[{"pergunta":"Turno"}]'
     from talento t where t.id = i.talento_id and i.empresa_id = $1 and t.nome like 'Ana%'`,
    [office.empresaId],
  )
})
afterAll(() => office.api.close())

const filter = (body: Filtro, query: { size: number; page?: number } = { size: 8 }) =>
  office.api.call('filterTalentos', { query, body }, { token: office.token })

const find = async (body: Filtro) => {
  const answer = await filter({ idCampanha: campanhaId, ...body })
  expect(answer.status).toBe(200)
  expect(answer.body.totalElements).toBe(answer.body.data.length)
  return answer.body.data.map((item) => item.nome.split(' ')[0]).toSorted()
}

/** What campaign and basket are both asked (product 66, audit B13). */
const DA_PESSOA: [string, Filtro, string[]][] = [
  ['a licence, and what a later one may drive', { cnh: ['B'] }, ['Ana', 'Bento']],
  ['a licence that a letter before it does not allow', { cnh: ['C'] }, ['Bento']],
  ['a motorcycle', { cnh: ['A'] }, ['Ana']],
  ['either of two licences', { cnh: ['A', 'E'] }, ['Ana']],
  ['what they ask to earn', { pretensaoMax: 3000 }, ['Ana']],
  ['a pay that nobody asks for so little', { pretensaoMax: 2999 }, []],
  ['the link that they came by', { fontes: ['linkedin'] }, ['Ana']],
  ['a link that nobody came by', { fontes: ['feira'] }, []],
  ['having applied since long ago', { inscritaDesde: '2020-01-01T00:00:00.000Z' }, ['Ana', 'Bento', 'Carla']],
  ['having applied since a day to come', { inscritaDesde: '2100-01-01T00:00:00.000Z' }, []],
  ['licence and pay, both', { cnh: ['B'], pretensaoMax: 5000 }, ['Ana', 'Bento']],
  ['licence and city, both', { cnh: ['B'], cidades: [CAMPINAS.id] }, ['Bento']],
]

describe('the filters of the basket', () => {
  it.each(DA_PESSOA)('by %s', async (_what, body, nomes) => {
    expect(await find({ idCampanha: null, ...body })).toEqual(nomes)
  })

  it.each<[string, string, Filtro, string[]]>([
    ['a word and a licence', 'excel', { cnh: ['B'] }, ['Ana']],
    ['a word and a pay', 'atendimento', { pretensaoMax: 9000 }, ['Bento']],
    ['a word and a link', 'excel', { fontes: ['linkedin'] }, ['Ana']],
    ['an exclusion and a licence', '-telefone', { cnh: ['B'] }, ['Ana', 'Bento']],
    ['an e-mail and a licence that they do not have', 'ana.conceicao@exemplo.test', { cnh: ['E'] }, []],
    ['a word and an origin', 'excel', { origens: ['BNE'] }, []],
  ])('by %s', async (_what, palavraChave, body, nomes) => {
    expect(await find({ idCampanha: null, pesquisa: { palavraChave }, ...body })).toEqual(nomes)
  })

  it('by origin', async () => {
    expect(await find({ idCampanha: null, origens: ['MANUAL'] })).toEqual(['Ana', 'Bento', 'Carla'])
    expect(await find({ idCampanha: null, origens: ['ABLER'] })).toEqual([])
  })
})

describe('the filters of the candidates (product 38)', () => {
  it.each<[string, Filtro, string[]]>([
    ['nothing', {}, ['Ana', 'Bento', 'Carla']],
    ['a city', { cidades: [CAMPINAS.id] }, ['Bento']],
    ['either of two cities', { cidades: [CAMPINAS.id, RECIFE.id] }, ['Bento', 'Carla']],
    ['a city and what lies within 50 km', { cidades: [CAMPINAS.id], raioKm: 50 }, ['Bento']],
    ['a city and what lies within 100 km', { cidades: [CAMPINAS.id], raioKm: 100 }, ['Ana', 'Bento']],
    ['a distance from nowhere', { raioKm: 10 }, ['Ana', 'Bento', 'Carla']],
    ['a level', { niveisEducacionais: ['Ensino Médio'] }, ['Bento']],
    ['a level that has two names', { niveisEducacionais: ['Graduação'] }, ['Ana', 'Carla']],
    ['a language', { idiomas: ['Inglês'] }, ['Ana', 'Carla']],
    ['either of two languages', { idiomas: ['Espanhol', 'Alemão'] }, ['Ana', 'Bento']],
    ['a skill', { habilidades: ['Comunicação'] }, ['Bento']],
    ['experience', { tempoExperiencia: ['MAIS_CINCO_ANOS', 'UM_A_DOIS_ANOS'] }, ['Ana', 'Bento']],
    ['two categories, both', { idiomas: ['Inglês'], cidades: [RECIFE.id] }, ['Carla']],
    ['two categories that nobody meets', { idiomas: ['Alemão'], cidades: [RECIFE.id] }, []],
    ['an empty category', { cidades: [], idiomas: [] }, ['Ana', 'Bento', 'Carla']],
    ['the manual origin', { origens: ['MANUAL'] }, ['Ana', 'Bento', 'Carla']],
    ['the automated origins', { origens: ['ABLER', 'BNE'] }, []],
    ...DA_PESSOA,
    ['a least fit', { aderenciaMinima: 80 }, ['Ana']],
    ['answers that call for a look', { sinalizadas: true }, ['Ana']],
  ])('by %s', async (_what, body, nomes) => {
    expect(await find(body)).toEqual(nomes)
  })

  it('by function', async () => {
    expect(await find({ funcoes: [vendedorId] })).toEqual(['Bento'])
  })

  it.each([
    ['a word without its accents', 'programacao', ['Ana']],
    ['the plural of a word', 'programações', ['Ana']],
    ['the singular of a plural in ões', 'gestão', ['Ana']],
    ['a word that two people use', 'atendimento', ['Bento', 'Carla']],
    ['two words, both', 'atendimento telefone', ['Carla']],
    ['a phrase', '"atendimento ao cliente"', ['Carla']],
    ['a phrase that stands nowhere in this order', '"cliente ao atendimento"', []],
    ['a word without another', 'atendimento -telefone', ['Bento']],
    ['an exclusion with an accent', 'atendimento -balcão', ['Carla']],
    ['an exclusion without its accent', 'atendimento -balcao', ['Carla']],
    ['either word', 'estoque ou telefone', ['Ana', 'Carla']],
    ['a part of a name', 'conceic', ['Ana']],
    ['a name without accents', 'avila', ['Bento']],
    ['a part of an e-mail', 'carla.dias@', ['Carla']],
    ['a title of a job', 'recepcionista', ['Carla']],
    ['a skill', 'excel', ['Ana', 'Carla']],
    ['a name with a slip', 'Conceisão', ['Ana']],
    ['only an exclusion', '-telefone', ['Ana', 'Bento']],
    ['signs of a query language', "') | & ! :* <->", ['Ana', 'Bento', 'Carla']],
  ])('by keyword: %s', async (_what, palavraChave, nomes) => {
    const answer = await find({ pesquisa: { palavraChave } })
    if (palavraChave.startsWith("'")) expect(Array.isArray(answer)).toBe(true)
    else expect(answer).toEqual(nomes)
  })

  it('refuse values that the wire does not have', async () => {
    for (const body of [
      { tempoExperiencia: ['DEZ_ANOS'] },
      { origens: ['X'] },
      { cidades: ['a'] },
      { orders: [{ path: 't.cpf', order: 'ASC' }] },
    ]) {
      const response = await office.api.request('/talento/v1/talentos/filtro?size=8', {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${office.token}` },
        body: JSON.stringify(body),
      })
      expect(response.status).toBe(422)
    }
  })
})

describe('the list of candidates', () => {
  it('puts the best fit first and says why', async () => {
    const { body } = await filter({ idCampanha: campanhaId })
    const scores = body.data.map((item) => item.aderencia ?? -1)
    expect(scores).toEqual(scores.toSorted((a, b) => b - a))
    const [best] = body.data
    expect(best).toMatchObject({
      nome: 'Ana Conceição',
      localizacao: 'São Paulo – SP',
      formacao: 'Ensino Superior',
    })
    expect(best?.aderenciaDetalhe.map((line) => line.texto)).toEqual([
      'Auxiliar de Logística: pedido, tem — 30 de 30',
      'São Paulo – SP: pedido, mora na cidade — 15 de 15',
      'Inglês: pedido, tem — 10 de 10',
      'Excel: pedido, tem — 15 de 15',
    ])
  })

  it.each([
    ['talento.nome', 'ASC', ['Ana', 'Bento', 'Carla']],
    ['talento.nome', 'DESC', ['Carla', 'Bento', 'Ana']],
    ['talento.atualCv', 'DESC', ['Carla', 'Bento', 'Ana']],
  ] as const)('sorts by %s %s', async (path, order, nomes) => {
    const { body } = await filter({ idCampanha: campanhaId, orders: [{ path, order }] })
    expect(body.data.map((item) => item.nome.split(' ')[0])).toEqual(nomes)
  })

  it('tells where each person stands: the stage and its word of the spec', async () => {
    const { body } = await office.api.call('getKanban', { params: { campanhaId } }, { token: office.token })
    const etapa = body.data.find((one) => one.tipo === 'questionario')
    const { body: list } = await filter({ idCampanha: campanhaId, pesquisa: { palavraChave: 'bento' } })
    const identificador = list.data[0]?.identificador ?? ''
    expect(list.data[0]).toMatchObject({ situacao: 'Triagem', origem: 'MANUAL' })
    await office.api.call(
      'moveTalento',
      { params: { identificador, campanhaId, kanbanId: etapa?.id ?? 0 } },
      { token: office.token },
    )
    const { body: after } = await filter({ idCampanha: campanhaId, pesquisa: { palavraChave: 'bento' } })
    expect(after.data[0]).toMatchObject({ situacao: 'Questões e Pergunta', etapaId: etapa?.id })
  })

  it('calls a stage without a type, and no stage, Em Seleção: empty', async () => {
    await office.api.pool.query(
      "update inscricao set etapa_id = null where talento_id = (select id from talento where nome = 'Carla Dias')",
    )
    const { body } = await filter({ idCampanha: campanhaId, pesquisa: { palavraChave: 'carla' } })
    expect(body.data[0]).toMatchObject({ situacao: '', etapaId: null })
  })

  it('pages without losing or doubling a person', async () => {
    const pages = await Promise.all(
      [0, 1].map((page) => filter({ idCampanha: campanhaId }, { size: 2, page })),
    )
    expect(
      pages.map((page) => [page.body.data.length, page.body.totalElements, page.body.totalPages]),
    ).toEqual([
      [2, 3, 2],
      [1, 3, 2],
    ])
    expect(new Set(pages.flatMap((page) => page.body.data.map((item) => item.identificador))).size).toBe(3)
  })
})

describe('eliminated people (product 25)', () => {
  it('stand in their own list with the reason, and in no other', async () => {
    const id = '7b1c2a3d-0000-4000-8000-000000000002'
    const pergunta = {
      id,
      tipo: 'SIM_NAO' as const,
      title: 'Tem CNH?',
      obrigatoria: true,
      efeito: 'ELIMINAR' as const,
      criadaEm: '2026-01-01T00:00:00Z',
      simCorreta: true,
      naoCorreta: false,
    }
    const campanha = await publish(office, { vaga: { perguntas: [pergunta] } })
    await apply(
      office.api,
      campanha.id,
      buildInscricao({ nome: 'Com Carteira', respostas: [{ perguntaId: id, valor: 'sim' }] }),
    )
    await apply(
      office.api,
      campanha.id,
      buildInscricao({ nome: 'Sem Carteira', respostas: [{ perguntaId: id, valor: 'nao' }] }),
    )
    const list = await filter({ idCampanha: campanha.id })
    expect(list.body.data.map((item) => item.nome)).toEqual(['Com Carteira'])
    const out = await filter({ idCampanha: campanha.id, eliminados: true })
    expect(out.body.data.map((item) => [item.nome, item.eliminadaMotivo])).toEqual([
      ['Sem Carteira', 'Resposta a “Tem CNH?” não atende ao pedido.'],
    ])
  })
})

describe('the talent basket (product 52)', () => {
  it('lists everybody of the company, each once, with the fit of their last application', async () => {
    const outra = await publish(office, { nome: 'Outra vaga' })
    await apply(office.api, outra.id, buildInscricao({ nome: 'Ana Conceição' }))
    const { body } = await filter({ idCampanha: null }, { size: 11 })
    const anas = body.data.filter((item) => item.nome === 'Ana Conceição')
    expect(anas).toHaveLength(1)
    expect(anas[0]?.aderencia).toBe(100)
    expect(anas[0]?.etapaId).toBeNull()
    expect(body.totalElements).toBe(new Set(body.data.map((item) => item.identificador)).size)
  })

  it('puts the newest résumé first', async () => {
    const { body } = await filter({}, { size: 100 })
    const dates = body.data.map((item) => Date.parse(item.atualCv))
    expect(dates).toEqual(dates.toSorted((a, b) => b - a))
  })

  it('sorts by fit, unknown last', async () => {
    await office.api.pool.query("insert into talento (empresa_id, nome) values ($1, 'Zé Novo')", [
      office.empresaId,
    ])
    const { body } = await filter({ orders: [{ path: 'talento.aderencia', order: 'DESC' }] }, { size: 100 })
    expect(body.data.at(-1)).toMatchObject({ nome: 'Zé Novo', aderencia: null })
  })

  it('never shows an erased person', async () => {
    await office.api.pool.query("update talento set oculta_em = now() where nome = 'Zé Novo'")
    const { body } = await filter({}, { size: 100 })
    expect(body.data.map((item) => item.nome)).not.toContain('Zé Novo')
  })
})
