import { type Operation, type Route, routes } from '@seleta/contract/routes'
import { isReading } from '@seleta/contract/touches'
import { apply, buildInscricao, openOffice, publish, readBoard, type Office } from './support/campanhas'
import { openStream } from './support/event-stream'
import { HIDDEN, PESSOAS } from './support/generated-pessoas'
import { PERGUNTA } from './support/pergunta'
import { seedUsuario } from './support/seed-empresa'

/** Blind triage: product 76, decision 193. */

const PDF = new Blob(['%PDF-1.7\n1 0 obj\n%%EOF\n'], { type: 'application/pdf' })

let office: Office
let campanhaId = 0
let aberta = 0
let etapas: { triagem: number; entrevistas: number; reprovados: number }
let ids: string[] = []
const tokens: Record<string, string> = {}
beforeAll(async () => {
  office = await openOffice()
  const { api, empresaId, usuarioId, token } = office
  const gil = await seedUsuario(api.db, empresaId, 'gil@aurora.test', 'Gil Reis')
  await api.call('savePapel', { params: { id: gil }, body: { papel: 'GESTOR' } }, { token })
  campanhaId = (await publish(office, { vaga: { perguntas: [PERGUNTA] } })).id
  aberta = (await publish(office, { nome: 'Aberta' })).id
  const membros = [
    { usuarioId, funcao: 'RESPONSAVEL' as const },
    { usuarioId: gil, funcao: 'GESTOR' as const },
  ]
  for (const id of [campanhaId, aberta])
    await api.call('saveEquipe', { params: { id }, body: { membros } }, { token })
  Object.assign(tokens, { ADMINISTRADOR: token, GESTOR: await api.login('gil@aurora.test') })
  for (const { nome, email, telefone } of PESSOAS)
    await apply(
      api,
      campanhaId,
      buildInscricao({
        nome,
        email,
        telefone,
        ultimoCargo: 'Soldadora',
        ultimaEmpresa: 'Oficina',
        habilidades: ['Excel'],
        sobre: `Sou ${nome}, fale comigo em ${email}.`,
        respostas: [{ perguntaId: PERGUNTA.id, valor: `Porque ${nome} gosta.` }],
      }),
      PDF,
    )
  await api.pool.query(
    `update talento set bairro = 'Vilasecreta' || l, sexo = 'Sexosecreto' || l, estado_civil = 'Civilsecreto' || l,
       nascimento = ('198' || n || '-03-1' || n)::date
     from (select id, row_number() over (order by id) - 1 as n from talento where nome like 'Zqnome%') o,
       lateral (select substr('abcdef', n::int + 1, 1) as l) x where talento.id = o.id`,
  )
  await api.pool.query(
    `insert into formacao_academica (empresa_id, talento_id, nivel, instituicao, curso)
     select empresa_id, id, 'Superior', 'Escolasecreta' || right(nome, 1), 'Letras' from talento where nome like 'Zqnome%'`,
  )
  const board = await readBoard(office, campanhaId)
  etapas = {
    triagem: board.etapa('Triagem').id,
    entrevistas: board.etapa('Entrevistas').id,
    reprovados: board.etapa('Reprovados').id,
  }
  const { rows } = await api.pool.query<{ id: string }>(
    "select identificador as id from talento where nome like 'Zqnome%' order by talento.id",
  )
  ids = rows.map(({ id }) => id)
  const [first = ''] = ids
  await api.call(
    'createNota',
    { params: { identificador: first }, body: { texto: 'Zqnomea veio cedo' } },
    { token },
  )
  await api.call(
    'sendMensagens',
    {
      body: {
        identificadores: ids,
        campanhaId,
        canal: 'EMAIL',
        assunto: 'Oi {{nome}}',
        texto: 'Olá, {{nome}}.',
      },
    },
    { token },
  )
  await api.call('listAvisos', {}, { token })
  await turn(etapas.entrevistas)
})
afterAll(() => office.api.close())

const turn = (ateEtapaId: number | null) =>
  office.api.call(
    'saveTriagemCega',
    { params: { id: campanhaId }, body: { ateEtapaId } },
    { token: office.token },
  )
const move = (n: number, kanbanId: number) =>
  office.api.call(
    'moveTalento',
    { params: { identificador: ids[n] ?? '', campanhaId, kanbanId } },
    { token: office.token },
  )
const nomes = async (token = office.token) =>
  (await readBoard({ api: office.api, token }, campanhaId)).etapas.flatMap(({ talentos }) =>
    talentos.map(({ nome }) => nome),
  )

/** Bodies of the calls that read. */
const bodyOf = (operation: Operation): unknown =>
  ({
    filterCampanhas: {},
    filterTalentos: { idCampanha: campanhaId },
    countFacetas: { idCampanha: campanhaId },
    selectTalentos: { idCampanha: campanhaId },
    exportTalentos: { formato: 'csv', filtro: { idCampanha: campanhaId } },
    findDuplicados: { ...PESSOAS[0], segredos: undefined, cpf: '' },
    filterKanban: {},
    filterTalentosDaEtapa: {},
    filterTalentosSemEtapa: {},
    exportEtapa: { formato: 'csv' },
    previewMovimento: { identificadores: ids, campanhaId, kanbanId: etapas.entrevistas },
    readDestinatarios: { identificadores: ids, campanhaId },
  })[operation as string]

const readings = (Object.keys(routes) as Operation[]).filter((operation) => {
  const route: Route = routes[operation]
  return (
    route.isPublic !== true && route.answer !== 'events' && (route.method === 'GET' || isReading(operation))
  )
})

async function read(operation: Operation, token: string, body = bodyOf(operation)) {
  const route: Route = routes[operation]
  const { rows } = await office.api.pool.query<{ resposta: string }>(
    'select min(id)::text as resposta from resposta',
  )
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    if (name === 'identificador') return ids[0] ?? ''
    if (name === 'campanhaId') return String(campanhaId)
    if (route.path.includes('/respostas/')) return rows[0]?.resposta ?? '0'
    return String(route.path.startsWith('/campanha/v1/campanhas') ? campanhaId : etapas.triagem)
  })
  const response = await office.api.request(path.endsWith('filtro') ? `${path}?size=20` : path, {
    method: route.method,
    headers: {
      authorization: `Bearer ${token}`,
      'x-campanha': String(campanhaId),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const name = decodeURIComponent(response.headers.get('content-disposition') ?? '')
  return { status: response.status, text: `${name} ${await response.text()}` }
}

describe('in a blind campaign', () => {
  it.each(['ADMINISTRADOR', 'GESTOR'])('no answer to a %s holds anything that is hidden', async (papel) => {
    const found: string[] = []
    for (const operation of readings) {
      const { text } = await read(operation, tokens[papel] ?? '')
      const [hit] = HIDDEN.exec(text) ?? []
      if (hit !== undefined)
        found.push(`${operation}: ${text.slice(Math.max(0, text.indexOf(hit) - 60), text.indexOf(hit) + 60)}`)
    }
    expect(found).toEqual([])
  })

  it('everybody has a number of their own, the same wherever they are read', async () => {
    const all = await nomes()
    expect(all).toHaveLength(6)
    expect(new Set(all).size).toBe(6)
    for (const nome of all) expect(nome).toMatch(/^Pessoa \d{4}$/)
    expect(await nomes(tokens['GESTOR'])).toEqual(all)
    const { body } = await office.api.call(
      'filterTalentos',
      { query: { size: 20, page: 0 }, body: { idCampanha: campanhaId } },
      { token: office.token },
    )
    expect(body.data.map(({ nome }) => nome).toSorted()).toEqual(all.toSorted())
  })

  it('words find work and nobody’s name, and what takes a name out takes nobody out', async () => {
    const find = async (palavraChave: string, idCampanha: number | null = campanhaId) =>
      (
        await office.api.call(
          'filterTalentos',
          { query: { size: 20, page: 0 }, body: { idCampanha, pesquisa: { palavraChave } } },
          { token: office.token },
        )
      ).body.totalElements
    expect(await find('soldadora')).toBe(6)
    for (const word of ['Zqnomea', 'segredoa.test', '11987776650', 'Escolasecretaa', 'zqnome'])
      expect([word, await find(word)]).toEqual([word, 0])
    expect(await find('soldadora -Zqnomea')).toBe(6)
    expect(await find('soldadora', null)).toBe(0)
    const board = await office.api.call(
      'filterKanban',
      { params: { campanhaId }, body: { nome: 'Zqnomea' } },
      { token: office.token },
    )
    expect(board.body.data.flatMap(({ talentos }) => talentos)).toEqual([])
  })

  it('what would say who it is answers with words, and the résumé is drawn from data under the number', async () => {
    for (const operation of [
      'revealDocumentos',
      'downloadCurriculoOriginal',
      'getCorrecao',
      'listFusoes',
    ] as const) {
      const { status, text } = await read(operation, office.token)
      expect([operation, status, text.includes('triagem_cega')]).toEqual([operation, 409, true])
    }
    const { status, text } = await read('downloadCurriculo', office.token)
    expect([status, text.slice(0, 120)]).toEqual([200, expect.stringMatching(/Currículo Pessoa \d{4}\.pdf/)])
  })

  it('an open board hears of them by number alone', async () => {
    const stream = await openStream(
      `${office.api.url}/talento/v1/kanbans/campanha/${campanhaId}/eventos`,
      office.token,
    )
    await stream.next()
    await move(4, etapas.reprovados)
    const told = JSON.stringify(await stream.next())
    stream.close()
    expect([told, HIDDEN.test(told)]).toEqual([expect.stringMatching(/Pessoa \d{4}/), false])
  })
})

describe('past the stage', () => {
  it('somebody is seen by their name, also when they are taken back; refusing reveals nobody', async () => {
    expect((await nomes()).filter((nome) => nome.startsWith('Zqnome'))).toEqual([])
    await move(0, etapas.entrevistas)
    expect((await nomes()).filter((nome) => nome.startsWith('Zqnome'))).toEqual(['Zqnomea Wxsobrea'])
    await move(0, etapas.triagem)
    expect((await nomes()).filter((nome) => nome.startsWith('Zqnome'))).toEqual(['Zqnomea Wxsobrea'])
  })

  it('is where the stage cannot be taken away from', async () => {
    const { status, erro } = await office.api.call(
      'deleteEtapa',
      { params: { id: etapas.entrevistas }, query: { destino: etapas.triagem } },
      { token: office.token },
    )
    expect([status, erro?.codigo]).toEqual([409, 'triagem_cega'])
  })
})

describe('somebody whom another campaign has openly', () => {
  it('is hidden through the blind one, and else seen without it', async () => {
    const pessoa = PESSOAS[1]
    await apply(office.api, aberta, buildInscricao({ nome: pessoa?.nome ?? '', email: pessoa?.email ?? '' }))
    const look = async (campanha: number) => {
      const response = await office.api.request(`/talento/v1/talentos/${ids[1]}`, {
        headers: { authorization: `Bearer ${office.token}`, 'x-campanha': String(campanha) },
      })
      const { data } = (await response.json()) as {
        data: { informacaoPessoal: { nome: string }; participacoes: { campanhaId: number }[] }
      }
      return [data.informacaoPessoal.nome, data.participacoes.map((one) => one.campanhaId)]
    }
    expect(await look(campanhaId)).toEqual([expect.stringMatching(/^Pessoa \d{4}$/), [campanhaId]])
    expect(await look(aberta)).toEqual([pessoa?.nome, [aberta]])
  })
})

describe('the report', () => {
  it('counts who came in and who got past, and says no number below five', async () => {
    const get = async () =>
      (await office.api.call('getTriagemCega', { params: { id: campanhaId } }, { token: office.token })).body
        .data
    const told = await get()
    expect(told.ateEtapaId).toBe(etapas.entrevistas)
    const cidade = told.dimensoes.find(({ nome }) => nome === 'Cidade')
    expect(cidade?.grupos).toEqual([{ nome: 'São Paulo – SP', antes: 6, depois: null }])
    const sexo = told.dimensoes.find(({ nome }) => nome === 'Sexo')
    expect(sexo?.grupos).toEqual([{ nome: 'Grupos pequenos', antes: null, depois: null }])
    for (const n of [1, 2, 3, 5]) await move(n, etapas.entrevistas)
    const { rows } = await office.api.pool.query<{ n: number }>(
      'select count(*) as n from inscricao where campanha_id = $1 and revelada_em is not null',
      [campanhaId],
    )
    const later = (await get()).dimensoes.find(({ nome }) => nome === 'Cidade')
    expect(later?.grupos[0]?.depois).toBe(rows[0]?.n)
  })

  it('ends with the blindness, which is written down', async () => {
    const { body } = await turn(null)
    expect(body.data).toEqual({ ateEtapaId: null, dimensoes: [] })
    expect((await nomes()).every((nome) => nome.startsWith('Zqnome'))).toBe(true)
    const rows = await office.api.db.selectFrom('auditoria').select('acao').execute()
    const acoes = rows.map(({ acao }) => acao).filter((acao) => acao.startsWith('triagem_cega'))
    expect(acoes).toEqual(['triagem_cega_ligada', 'triagem_cega_desligada'])
  })
})
