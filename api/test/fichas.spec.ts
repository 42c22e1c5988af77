import { type Office, openOffice, publish, readBoard } from './support/campanhas'
import { buildFicha } from './support/fichas'

/** What people are judged by (product 73). */

let office: Office
let fichaId: number
beforeAll(async () => {
  office = await openOffice()
  const { body } = await office.api.call('createFicha', { body: buildFicha() }, { token: office.token })
  fichaId = body.data.id
})
afterAll(() => office.api.close())

describe('a ficha', () => {
  it('has three to eight criteria, each once, with words for both ends', async () => {
    const { api, token } = office
    const [criterio] = buildFicha().criterios
    const many = (n: number) =>
      Array.from({ length: n }, (_, i) => ({
        ...criterio,
        id: `00000000-0000-4000-8000-0000000001${String(i).padStart(2, '0')}`,
        nome: `C${i}`,
        baixo: 'a',
        alto: 'b',
      }))
    const status = async (criterios: ReturnType<typeof many>) =>
      (await api.call('createFicha', { body: { nome: `F${criterios.length}`, criterios } }, { token })).status
    expect([
      await status(many(2)),
      await status(many(3)),
      await status(many(8)),
      await status(many(9)),
    ]).toEqual([422, 200, 200, 422])
    expect(await status(many(4).map((one) => ({ ...one, nome: 'Igual' })))).toBe(422)
    expect(await status(many(4).map((one) => ({ ...one, alto: '' })))).toBe(422)
  })

  it('has a name that no other of the company has, and is another company’s never', async () => {
    const { api, token, estranho } = office
    const again = await api.call('createFicha', { body: buildFicha({ nome: 'ENTREVISTA' }) }, { token })
    expect([again.status, again.erro?.campos]).toEqual([422, { nome: 'Já existe uma ficha com este nome.' }])
    expect((await api.call('listFichas', {}, { token: estranho.token })).body.data).toEqual([])
    const { etapa } = await readBoard(
      { api, token: estranho.token },
      (await publish({ api, token: estranho.token })).id,
    )
    const params = { id: etapa('Triagem').id }
    const taken = await api.call(
      'updateEtapa',
      { params, body: { idFicha: fichaId } },
      { token: estranho.token },
    )
    expect([taken.status, taken.erro?.campos]).toEqual([422, { idFicha: 'Ficha não encontrada.' }])
  })
})
