import { CampanhaPublica } from '@seleta/contract/publico'
import { openOffice, publish, RECIFE, SAO_PAULO, type Office } from './support/campanhas'

let office: Office
beforeAll(async () => {
  office = await openOffice({ hasListOfAll: true })
})
afterAll(() => office.api.close())

const get = (id: number, options?: { token?: string }) =>
  office.api.call('getCampanhaPublica', { params: { id } }, options)

const pergunta = {
  id: '7b1c2a3d-0000-4000-8000-000000000003',
  tipo: 'MULTIPLA' as const,
  title: 'Qual?',
  obrigatoria: true,
  efeito: 'ELIMINAR' as const,
  criadaEm: '2026-01-01T00:00:00Z',
  opcoes: [
    { id: '7b1c2a3d-0000-4000-8000-000000000004', title: 'Esta', correta: true },
    { id: '7b1c2a3d-0000-4000-8000-000000000005', title: 'Aquela', correta: false },
  ],
}

describe('a job as visitors see it (product 53)', () => {
  const secret = { nome: 'Segredo da Silva', email: 'segredo@aurora.test', telefone: '11900001111' }

  it('has exactly the committed keys, and nothing of what is private', async () => {
    const { id } = await publish(office, {
      nome: 'Balconista',
      observacao: 'nota interna',
      palavraChave: 'pão;café',
      quantidadeVagas: 3,
      fechamento: '2030-12-31',
      exclusivoPcd: true,
      cidades: [{ cidade: SAO_PAULO }, { cidade: RECIFE }],
      vaga: {
        campanhaResponsavel: secret,
        idadeMinima: 19,
        idadeMaxima: 23,
        salarioMin: 1111,
        salarioMax: 2500,
        tipoContratacoes: [{ id: 1, descricao: 'x' }],
        modalidade: 'presencial',
        perguntas: [pergunta],
        descricao: '<p>Oi</p>',
      },
    })
    const { status, body } = await get(id)
    expect(status).toBe(200)
    expect(Object.keys(body.data).toSorted()).toEqual(Object.keys(CampanhaPublica.shape).toSorted())
    expect(body.data).toMatchObject({
      id,
      nome: 'Balconista',
      nomeEmpresa: 'Padaria Aurora',
      situacao: 'PUBLICADA',
      localidade: 'São Paulo – SP, Recife – PE',
      tipoContratacoes: ['CLT'],
      salarioMax: 2500,
      exclusivoPcd: true,
      palavrasChave: ['pão', 'café'],
      funcoes: ['Auxiliar de Logística'],
      beneficios: ['Vale-transporte'],
      quantidadeVagas: 3,
      descricao: '<p>Oi</p>',
      perguntas: [{ title: 'Qual?', opcoes: pergunta.opcoes.map(({ id, title }) => ({ id, title })) }],
      retencaoMeses: 6,
      inscricaoUrl: null,
    })
    const text = JSON.stringify(body)
    for (const hidden of [
      ...Object.values(secret),
      'nota interna',
      'correta',
      'ELIMINAR',
      '1111',
      '19,',
      '23,',
    ]) {
      expect(text).not.toContain(hidden)
    }
  })

  it('falls back to the plain description of step 1, as text', async () => {
    const { id } = await publish(office, { descricao: 'Padaria & café\n1 < 2', vaga: { descricao: '' } })
    expect((await get(id)).body.data.descricao).toBe('<p>Padaria &amp; café</p><p>1 &lt; 2</p>')
  })

  it('shows what looks like a tag in the plain description as the words that were typed (audit W3)', async () => {
    const descricao = 'Salário <a combinar>, <b>já</b> & <img src=x onerror=x()>'
    const { id } = await publish(office, { descricao, vaga: { descricao: '' } })
    const kept = await office.api.call('getCampanha', { params: { id } }, { token: office.token })
    expect(kept.body.data.descricao).toBe(descricao)
    const shown =
      '<p>Salário &lt;a combinar&gt;, &lt;b&gt;já&lt;/b&gt; &amp; &lt;img src=x onerror=x()&gt;</p>'
    expect((await get(id)).body.data.descricao).toBe(shown)
    const page = await (await office.api.request(`/campanha/${id}`)).text()
    expect(page).toContain('Salário &lt;a combinar&gt;, &lt;b&gt;já&lt;/b&gt;')
    expect(page).not.toContain('<img src=x')
  })

  it('cleans HTML that another client sent as the plain description', async () => {
    const descricao = '<p onclick="x()">Oi <script>x()</script><strong>você</strong></p>'
    const { id } = await publish(office, { descricao, vaga: { descricao: '' } })
    expect((await get(id)).body.data.descricao).toBe('<p>Oi <strong>você</strong></p>')
  })

  it.each([
    ['nothing but tags', '<p>'.repeat(13_333)],
    ['tags that never end', '<p'.repeat(20_000)],
  ])('costs no more to be shown when its description is %s', async (_, descricao) => {
    const { id } = await publish(office, { descricao, vaga: { descricao: '' } })
    // What is read for the first time is compiled.
    expect((await get(id)).status).toBe(200)
    const before = process.cpuUsage()
    for (let n = 0; n < 6; n += 1) expect((await get(id)).status).toBe(200)
    const { user } = process.cpuUsage(before)
    // A third of a second for each when one pattern began again at every tag.
    expect(user / 1000).toBeLessThan(700)
  })

  it('can be read with any token, good or bad, and without', async () => {
    const { id } = await publish(office)
    for (const token of [undefined, 'x', 'Error', 'a'.repeat(43), office.token, office.estranho.token]) {
      expect((await get(id, token === undefined ? {} : { token })).status).toBe(200)
    }
  })

  it('goes on being there when paused or ended, and says so', async () => {
    const { api, token } = office
    const { id } = await publish(office)
    await api.call('pauseCampanha', { params: { id } }, { token })
    expect((await get(id)).body.data).toMatchObject({ situacao: 'PAUSADA', encerradaEm: null })
    await api.call('closeCampanha', { params: { id }, body: null }, { token })
    const { data } = (await get(id)).body
    expect(data.situacao).toBe('ENCERRADA')
    expect(Date.now() - Date.parse(data.encerradaEm ?? '')).toBeLessThan(60_000)
  })

  it('does not exist as a draft, deleted, unknown or malformed: one answer for all', async () => {
    const { api, token } = office
    const { id } = await publish(office)
    const draft = await api.call('duplicateCampanha', { params: { id } }, { token })
    await api.call('deleteCampanha', { params: { id } }, { token })
    const answers = await Promise.all([draft.body.data.id, id, 999_999].map((one) => get(one)))
    for (const { status, erro } of answers) {
      expect([status, erro?.mensagem, erro?.codigo]).toEqual([404, 'Vaga não encontrada.', 'nao_encontrado'])
    }
    expect((await api.request('/campanha/v1/publico/campanhas/abc')).status).toBe(404)
  })
})

describe('the list of open jobs (product 56)', () => {
  const list = async (query: object = {}) => {
    const { status, body } = await office.api.call('listVagasPublicas', { query: { size: 50, ...query } })
    return { status, ...body, nomes: status === 200 ? body.data.map((vaga) => vaga.nome) : [] }
  }

  it('has published ones only, the newest first', async () => {
    const { api, token } = office
    const paths = {
      pausada: ['PATCH', '/pausar'],
      encerrada: ['PATCH', '/fechar'],
      apagada: ['DELETE', ''],
    } as const
    for (const [word, [method, end]] of Object.entries(paths)) {
      const { id } = await publish(office, { nome: `Fora, ${word}` })
      const headers = { authorization: `Bearer ${token}` }
      const { status } = await api.request(`/campanha/v1/campanhas/${id}${end}`, { method, headers })
      expect(status).toBe(204)
    }
    const vencida = await publish(office, { nome: 'Fora por data' })
    await api.pool.query('update campanha set fechamento = current_date - 1 where id = $1', [vencida.id])
    await publish(office, { nome: 'Dentro 1', fechamento: '2030-01-01' })
    await publish(office, { nome: 'Dentro 2' })
    const { nomes } = await list({ busca: 'dentro' })
    expect(nomes).toEqual(['Dentro 2', 'Dentro 1'])
    expect((await list({ busca: 'fora' })).nomes).toEqual([])
  })

  it('of one company, when the visitor came from one of its jobs', async () => {
    const mine = await publish(office, { nome: 'Única minha' })
    const theirs = await publish({ api: office.api, token: office.estranho.token }, { nome: 'Única deles' })
    expect((await list({ busca: 'unica' })).nomes).toEqual(['Única deles', 'Única minha'])
    expect((await list({ busca: 'unica', campanha: mine.id })).nomes).toEqual(['Única minha'])
    expect((await list({ busca: 'unica', campanha: theirs.id })).nomes).toEqual(['Única deles'])
    expect((await list({ campanha: 999_999 })).status).toBe(404)
  })

  it('says of each job what a list shows, and keeps descriptions and questions for its own page', async () => {
    const { id } = await publish(office, {
      nome: 'Cheia de palavras',
      vaga: {
        descricao: '<p>Descrição que só a página dela conta.</p>',
        perguntas: [{ ...pergunta, title: 'Pergunta que só a página dela faz?' }],
      },
    })
    const whole = await (await office.api.request(`/campanha/${id}`)).text()
    const listed = await (await office.api.request('/vagas?busca=cheia')).text()
    for (const [html, isTold] of [
      [whole, true],
      [listed, false],
    ] as const) {
      expect(html).toContain('Cheia de palavras')
      expect([html.includes('Descrição que só'), html.includes('Pergunta que só')]).toEqual([isTold, isTold])
    }
  })

  it('comes in pages', async () => {
    const first = await list({ busca: 'dentro', size: 1 })
    const second = await list({ busca: 'dentro', size: 1, page: 1 })
    expect([first.nomes, second.nomes, first.totalElements, first.totalPages]).toEqual([
      ['Dentro 2'],
      ['Dentro 1'],
      2,
      2,
    ])
  })
})
