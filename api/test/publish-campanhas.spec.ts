import type { CampanhaRascunho } from '@seleta/contract/campanhas'
import { INITIAL_ETAPAS } from '@seleta/contract/limits'
import { buildPublicavel, openOffice, publish, type Office } from './support/campanhas'

let office: Office
let publicavel: CampanhaRascunho
beforeAll(async () => {
  office = await openOffice()
  publicavel = await buildPublicavel(office)
})
afterAll(() => office.api.close())

const send = (body: CampanhaRascunho & { rascunhoId?: number }, chave?: string) =>
  office.api.call(
    'createCampanha',
    { body },
    { token: office.token, ...(chave !== undefined && { headers: { 'idempotency-key': chave } }) },
  )

const countCampanhas = async () => {
  const { body } = await office.api.call('countCampanhas', { query: {} }, { token: office.token })
  return body.data.TODAS
}

describe('the publish checks (spec section 5)', () => {
  const without = {
    nome: (c: CampanhaRascunho) => ({ ...c, nome: '  ' }),
    nomeEmpresa: (c: CampanhaRascunho) => ({ ...c, nomeEmpresa: '' }),
    'vaga.funcoes': (c: CampanhaRascunho) => ({
      ...c,
      vaga: { ...c.vaga, funcoes: c.vaga.funcoes.map(({ funcao }) => ({ funcao: { ...funcao, id: 0 } })) },
    }),
    cidades: (c: CampanhaRascunho) => ({ ...c, cidades: [] }),
    'vaga.campanhaResponsavel.nome': (c: CampanhaRascunho) => ({
      ...c,
      vaga: { ...c.vaga, campanhaResponsavel: { ...c.vaga.campanhaResponsavel, nome: '' } },
    }),
  }
  const table = [
    ['nome', 'Erro: Preencha o nome da campanha'],
    ['nomeEmpresa', 'Erro: Preencha o campo nome da empresa'],
    ['vaga.funcoes', 'Erro: Selecione uma ou mais função da vaga'],
    ['cidades', 'Erro: Selecione uma ou mais cidades'],
    ['vaga.campanhaResponsavel.nome', 'Erro: Preencha o nome do responsavel pela campanha'],
  ] as const

  it.each(table)('refuse a campaign without %s: %s', async (field, message) => {
    const { status, erro } = await send(without[field](publicavel))
    expect(status).toBe(422)
    expect(erro).toMatchObject({ mensagem: message, campos: { [field]: message } })
  })

  it.each(table.map((row, index) => [row[0], index] as const))(
    'say the first in order from %s on, and all of them at their fields',
    async (_field, from) => {
      const broken = table.slice(from)
      const campanha = broken.reduce((c, [field]) => without[field](c), publicavel)
      const { erro } = await send(campanha)
      expect(erro?.mensagem).toBe(broken[0]?.[1])
      expect(erro?.campos).toEqual(Object.fromEntries(broken))
    },
  )

  it('write nothing when one of them is broken', async () => {
    const before = await countCampanhas()
    await send(without.cidades(publicavel))
    expect(await countCampanhas()).toBe(before)
  })

  it('also hold for a change to a published campaign', async () => {
    const { id, versao } = await publish(office)
    const body = { ...without.nome(publicavel), versao }
    const { status, erro } = await office.api.call(
      'updateCampanha',
      { params: { id }, body },
      { token: office.token },
    )
    expect([status, erro?.mensagem]).toEqual([422, 'Erro: Preencha o nome da campanha'])
  })

  it('come with a look at the closing date', async () => {
    const { status, erro } = await send({ ...publicavel, fechamento: '2020-01-01' })
    expect([status, Object.keys(erro?.campos ?? {})]).toEqual([422, ['fechamento']])
  })
})

describe('publishing (product 22, 35, 45)', () => {
  it('gives the campaign its stages, its boards and a place among the open jobs', async () => {
    const campanha = await publish(office, { quadros: ['CATHO', 'BNE'] })
    expect(campanha).toMatchObject({ situacao: 'PUBLICADA', enviarCatho: true, versao: 1, qtdTalentos: 0 })
    expect(campanha.inicio).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    expect(Object.fromEntries(campanha.publicacoes.map((p) => [p.quadro, p.estado]))).toEqual({
      CATHO: 'LIGADO',
      ABLER: 'DESLIGADO',
      BNE: 'LIGADO',
    })
    const { body } = await office.api.call(
      'listEtapas',
      { params: { campanhaId: campanha.id } },
      { token: office.token },
    )
    expect(body.data.map(({ nome, tipo, cor, ordem }) => ({ nome, tipo, cor, ordem }))).toEqual(
      INITIAL_ETAPAS.map((etapa, index) => ({ ...etapa, ordem: index + 1 })),
    )
    const vagas = await office.api.call('listVagasPublicas', { query: { campanha: campanha.id } })
    expect(vagas.body.data.map((vaga) => vaga.id)).toContain(campanha.id)
  })

  it('switches Catho on for the older enviarCatho of the wire', async () => {
    const { publicacoes } = await publish(office, { enviarCatho: true })
    expect(publicacoes.find((p) => p.quadro === 'CATHO')?.estado).toBe('LIGADO')
  })

  it('ends the draft: the draft becomes the campaign and keeps its id', async () => {
    const { api, token } = office
    const draft = await api.call('createRascunho', { body: { campanha: publicavel } }, { token })
    const rascunhoId = draft.body.data.id
    const before = await countCampanhas()
    const { status, body } = await send({ ...publicavel, nome: 'Como na página', rascunhoId })
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      id: rascunhoId,
      nome: 'Como na página',
      situacao: 'PUBLICADA',
      versao: 2,
    })
    expect(await countCampanhas()).toBe(before)
    const again = await send({ ...publicavel, rascunhoId })
    expect([again.status, again.erro?.mensagem]).toEqual([409, 'Esta campanha já foi publicada.'])
  })

  it('leaves the draft as it is when it fails', async () => {
    const { api, token } = office
    const draft = await api.call('createRascunho', { body: { campanha: publicavel } }, { token })
    const read = () => api.call('getCampanha', { params: { id: draft.body.data.id } }, { token })
    const { body: before } = await read()
    expect(before.data).toMatchObject(draft.body.data)
    await send({ ...publicavel, nome: '', rascunhoId: draft.body.data.id })
    expect((await read()).body).toEqual(before)
  })

  it('sanitises the description, and keeps alignment as a class', async () => {
    const descricao =
      '<p style="text-align:center" onclick="x()">Oi<script>alert(1)</script></p><img src=x onerror=x()>'
    const { id, vaga } = await publish(office, { vaga: { descricao } })
    expect(vaga.descricao).toBe('<p class="ql-align-center">Oi</p>')
    const publica = await office.api.call('getCampanhaPublica', { params: { id } })
    expect(publica.body.data.descricao).toBe('<p class="ql-align-center">Oi</p>')
  })

  it('writes one entry of the log', async () => {
    const { id } = await publish(office)
    const eventos = await office.api.db
      .selectFrom('evento')
      .selectAll()
      .where('campanhaId', '=', id)
      .execute()
    expect(eventos).toMatchObject([{ tipo: 'campanha_publicada', usuarioId: office.usuarioId }])
  })
})

describe('an idempotency key (product 22, security R05)', () => {
  it('gives a retry the same campaign and the same answer', async () => {
    const before = await countCampanhas()
    const first = await send(publicavel, 'chave-1')
    const retry = await send(publicavel, 'chave-1')
    expect(retry.status).toBe(200)
    expect(retry.body).toEqual(first.body)
    expect(await countCampanhas()).toBe(before + 1)
  })

  it('publishes once when two calls run at the same time', async () => {
    const before = await countCampanhas()
    const answers = await Promise.all([1, 2, 3, 4].map(() => send(publicavel, 'chave-2')))
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200])
    expect(new Set(answers.map((answer) => answer.body.data.id)).size).toBe(1)
    expect(await countCampanhas()).toBe(before + 1)
  })

  it('refuses another body under the same key', async () => {
    await send(publicavel, 'chave-3')
    const { status, erro } = await send({ ...publicavel, nome: 'Outra' }, 'chave-3')
    expect([status, erro?.codigo]).toEqual([422, 'chave_reutilizada'])
  })

  it('is free again after a failure', async () => {
    expect((await send({ ...publicavel, rascunhoId: 999_999 }, 'chave-4')).status).toBe(404)
    expect((await send(publicavel, 'chave-4')).status).toBe(200)
  })

  it('belongs to one company alone', async () => {
    const mine = await send(publicavel, 'chave-5')
    const theirs = await office.api.call(
      'createCampanha',
      { body: publicavel },
      { token: office.estranho.token, headers: { 'idempotency-key': 'chave-5' } },
    )
    expect(theirs.status).toBe(200)
    expect(theirs.body.data.id).not.toBe(mine.body.data.id)
  })

  it('is forgotten after 24 hours', async () => {
    const first = await send(publicavel, 'chave-6')
    await office.api.pool.query(
      "update resposta_idempotente set criada_em = now() - interval '25 hours' where chave = 'chave-6'",
    )
    const later = await send(publicavel, 'chave-6')
    expect(later.body.data.id).not.toBe(first.body.data.id)
  })

  it('without a name that can be kept is refused', async () => {
    expect((await send(publicavel, 'x'.repeat(201))).status).toBe(422)
  })
})
