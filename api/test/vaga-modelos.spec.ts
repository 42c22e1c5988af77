import { openOffice, type Office } from './support/campanhas'

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
