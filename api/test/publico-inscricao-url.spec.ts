import { openOffice, publish, type Office } from './support/campanhas'

let office: Office
beforeAll(async () => {
  office = await openOffice({
    inscricaoUrl: 'https://inscricao.exemplo.test/vaga/',
    inscricaoHosts: ['inscricao.exemplo.test'],
  })
})
afterAll(() => office.api.close())

describe('a sign-up page elsewhere (product 54)', () => {
  it('is named with the id of the campaign', async () => {
    const { id } = await publish(office)
    const { body } = await office.api.call('getCampanhaPublica', { params: { id } })
    expect(body.data.inscricaoUrl).toBe(`https://inscricao.exemplo.test/vaga/${id}`)
  })
})
