import { buildPublicavel, openOffice, publish, readBoard, type Office } from './support/campanhas'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.api.close())

describe('job templates (product 32)', () => {
  it('are created, listed by name, changed and deleted', async () => {
    const { api, token } = office
    const create = (nome: string) =>
      api.call('createVagaModelo', { body: { nome, descricao: `<p>${nome}</p>` } }, { token })
    await create('Vendas')
    const { body } = await create('Área técnica')
    const list = async () => (await api.call('listVagaModelos', {}, { token })).body.data
    expect((await list()).map((modelo) => modelo.nome)).toEqual(['Área técnica', 'Vendas'])

    const params = { id: body.data.id }
    const changed = await api.call(
      'updateVagaModelo',
      { params, body: { nome: 'TI', descricao: '<p>Nova</p>' } },
      { token },
    )
    expect(changed.body.data).toEqual({ id: params.id, nome: 'TI', descricao: '<p>Nova</p>' })
    expect((await api.call('deleteVagaModelo', { params }, { token })).status).toBe(204)
    expect((await api.call('deleteVagaModelo', { params }, { token })).status).toBe(404)
    expect((await list()).map((modelo) => modelo.nome)).toEqual(['Vendas'])
  })

  it('have one name each: a taken one is said at the field, and nothing is kept', async () => {
    const { api, token } = office
    const body = { nome: 'Atendimento', descricao: '<p>a</p>' }
    const { body: first } = await api.call('createVagaModelo', { body }, { token })
    const again = await api.call('createVagaModelo', { body: { ...body, nome: ' ATENDIMENTO ' } }, { token })
    expect([again.status, again.body]).toMatchObject([
      422,
      { erro: { campos: { nome: 'Já existe um modelo com este nome.' } } },
    ])
    const { body: other } = await api.call(
      'createVagaModelo',
      { body: { ...body, nome: 'Caixa' } },
      { token },
    )
    const params = { id: other.data.id }
    const renamed = await api.call('updateVagaModelo', { params, body }, { token })
    expect(renamed.status).toBe(422)
    // Its own name is no other's.
    const own = await api.call(
      'updateVagaModelo',
      { params: { id: first.data.id }, body: { ...body, descricao: '<p>b</p>' } },
      { token },
    )
    expect(own.status).toBe(200)
    for (const { id } of [first.data, other.data])
      await api.call('deleteVagaModelo', { params: { id } }, { token })
  })

  it('are sanitised like a description', async () => {
    const { api, token } = office
    const body = { nome: 'X', descricao: '<p onclick="x()">a</p><script>x()</script>' }
    expect((await api.call('createVagaModelo', { body }, { token })).body.data.descricao).toBe('<p>a</p>')
  })

  it.each([
    [{ nome: '', descricao: 'a' }, 'nome'],
    [{ nome: 'a', descricao: '' }, 'descricao'],
    [{ nome: 'a', descricao: 'x'.repeat(40_001) }, 'descricao'],
  ])('need both their fields, within bounds', async (body, field) => {
    const { status, erro } = await office.api.call('createVagaModelo', { body }, { token: office.token })
    expect([status, Object.keys(erro?.campos ?? {})]).toEqual([422, [field]])
  })
})

describe('models of a process (product 64)', () => {
  const etapa = (nome: string, part: object = {}) => ({
    nome,
    cor: '#5E6B1E',
    tipo: null,
    limiteDias: null,
    mensagemNotificacao: '',
    contato: { email: false, whatsapp: false, sms: false },
    ...part,
  })
  const etapas = [
    etapa('Triagem', { tipo: 'triagem' as const }),
    etapa('Prova prática', {
      tipo: 'questionario' as const,
      limiteDias: 3,
      mensagemNotificacao: 'Olá, {{nome}}!',
      contato: { email: true, whatsapp: true, sms: false },
    }),
    etapa('Documentos'),
  ]
  const keep = (nome: string, of = etapas) =>
    office.api.call('createProcessoModelo', { body: { nome, etapas: of } }, { token: office.token })
  const list = async () =>
    (await office.api.call('listProcessoModelos', {}, { token: office.token })).body.data

  it('are kept, renamed, replaced and removed; one name is one model', async () => {
    const { api, token } = office
    const { body } = await keep('Técnico')
    expect(body.data).toEqual({ id: body.data.id, nome: 'Técnico', etapas })
    const again = await keep(' TECNICO ')
    expect([again.status, again.erro?.campos]).toEqual([422, { nome: 'Já existe um modelo com este nome.' }])
    const params = { id: body.data.id }
    const changed = { nome: 'Técnico de campo', etapas: etapas.slice(0, 1) }
    await api.call('updateProcessoModelo', { params, body: changed }, { token })
    expect(await list()).toEqual([{ ...params, ...changed }])
    expect((await api.call('deleteProcessoModelo', { params }, { token })).status).toBe(204)
    expect((await api.call('deleteProcessoModelo', { params }, { token })).status).toBe(404)
    expect(await list()).toEqual([])
  })

  it('are the stages that a campaign begins with, and what changes later changes nothing there', async () => {
    const { body } = await keep('Operação')
    const { id, processoModeloId } = await publish(office, { processoModeloId: body.data.id })
    expect(processoModeloId).toBe(body.data.id)
    const params = { id: body.data.id }
    await office.api.call('deleteProcessoModelo', { params }, { token: office.token })
    const board = await readBoard(office, id)
    expect(board.etapas).toMatchObject(etapas.map((one, at) => ({ ...one, ordem: at + 1, qtdTalentos: 0 })))
  })

  it('that are gone, or another company’s, are said before anything is published', async () => {
    const body = await buildPublicavel(office, { processoModeloId: 999_999 })
    const { status, erro } = await office.api.call('createCampanha', { body }, { token: office.token })
    expect([status, Object.keys(erro?.campos ?? {})]).toEqual([422, ['processoModeloId']])
    const { body: theirs } = await office.api.call(
      'createProcessoModelo',
      { body: { nome: 'Alheio', etapas } },
      { token: office.estranho.token },
    )
    const other = await office.api.call(
      'createCampanha',
      { body: { ...body, processoModeloId: theirs.data.id } },
      { token: office.token },
    )
    expect(other.status).toBe(422)
  })

  it.each([
    ['a name', { nome: ' ', etapas }, 'nome'],
    ['a stage', { nome: 'a', etapas: [] }, 'etapas'],
    [
      'messages that can be filled in',
      { nome: 'a', etapas: [etapa('b', { mensagemNotificacao: '{{apelido}}' })] },
      'etapas.0.mensagemNotificacao',
    ],
  ])('need %s', async (_, body, field) => {
    const { status, erro } = await office.api.call('createProcessoModelo', { body }, { token: office.token })
    expect([status, Object.keys(erro?.campos ?? {})]).toEqual([422, [field]])
  })
})
