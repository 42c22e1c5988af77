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
