import type { EntradaAnswer } from '@seleta/contract/entrada'
import type { Erro } from '@seleta/contract/wire'
import { openOffice, publish, type Office } from './support/campanhas'

/** Job boards send people with the company's key (product 42). */

let office: Office
let campanhaId: number
beforeAll(async () => {
  office = await openOffice()
  campanhaId = (await publish(office)).id
})
afterAll(() => office.api.close())

describe('automated origins', () => {
  const send = (chave: string | null, body: object, origem = 'ABLER') =>
    office.api.request(`/talento/v1/origens/${origem}/talentos`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(chave === null ? {} : { 'x-api-key': chave }) },
      body: JSON.stringify(body),
    })
  const makeKey = async () =>
    (await office.api.call('createChaveOrigens', {}, { token: office.token })).body.data.chave
  const pessoa = {
    referencia: 'abler-1',
    nome: 'Téo Robô',
    email: 'teo@exemplo.test',
    cidade: 'Recife',
    uf: 'PE',
    experiencia: 'MAIS_CINCO_ANOS',
    cnh: 'A e B',
    pretensao: 'R$ 2.500,00',
  }

  it('send people with the company’s key; sending again is the same person, and newer facts count', async () => {
    const chave = await makeKey()
    const first = await send(chave, { ...pessoa, idCampanha: campanhaId })
    const { data } = (await first.json()) as { data: EntradaAnswer }
    expect([first.status, data.resultado]).toEqual([200, 'criada'])
    const again = await send(chave, {
      ...pessoa,
      email: '',
      telefone: '11 96666-0000',
      cidade: 'Campinas/SP',
      uf: '',
      idCampanha: campanhaId,
    })
    expect(((await again.json()) as { data: EntradaAnswer }).data).toMatchObject({
      identificador: data.identificador,
      resultado: 'unida',
      motivo: 'referencia',
      jaInscrita: true,
    })
    const list = await office.api.call(
      'filterTalentos',
      { query: { size: 8 }, body: { idCampanha: campanhaId, origens: ['ABLER', 'BNE'] } },
      { token: office.token },
    )
    expect(list.body.data).toEqual([
      expect.objectContaining({ nome: 'Téo Robô', origem: 'ABLER', localizacao: 'Campinas – SP' }),
    ])
    const params = { identificador: data.identificador }
    const told = await office.api.call('getTalento', { params }, { token: office.token })
    expect(told.body.data.informacaoPessoal).toMatchObject({ cnh: 'AB', pretensao: 2500 })
    const { status } = await send(chave, { ...pessoa, referencia: 'abler-2', cnh: 'sim', pretensao: 'muito' })
    expect(status).toBe(422)
  })

  it('are refused without a key, with a wrong one, and with one that was revoked or replaced', async () => {
    const [old, chave] = [await makeKey(), await makeKey()]
    const codes = async (key: string | null) => (await send(key, pessoa)).status
    expect([await codes(null), await codes('seleta_x'), await codes(old), await codes(office.token)]).toEqual(
      [401, 401, 401, 401],
    )
    expect(await codes(chave)).toBe(200)
    await office.api.call('deleteChaveOrigens', {}, { token: office.token })
    expect(await codes(chave)).toBe(401)
    const { body } = await office.api.call('getChaveOrigens', {}, { token: office.token })
    expect(body.data.criadaEm).toBeNull()
  })

  it('are told every wrong field, an unknown origin, and a campaign that is not the company’s', async () => {
    const chave = await makeKey()
    const wrong = await send(chave, { referencia: 'x', nome: '', email: 'a', cidade: 'Atlântida' })
    expect(((await wrong.json()) as Erro).erro.campos).toEqual({
      nome: 'Informe o nome.',
      email: 'E-mail inválido.',
      cidade: 'Cidade não encontrada.',
    })
    expect((await send(chave, pessoa, 'CATHO')).status).toBe(404)
    expect((await send(chave, { ...pessoa, idCampanha: 999_999 })).status).toBe(404)
  })

  it('never find the key in the database, only its hash', async () => {
    const chave = await makeKey()
    const { rows } = await office.api.pool.query<{ text: string }>('select e::text as text from empresa e')
    expect(rows.some(({ text }) => text.includes(chave))).toBe(false)
  })

  it('find themselves in the documentation, with the header that they need', async () => {
    const { paths, components } = (await (await office.api.request('/docs/json')).json()) as {
      paths: Record<string, { post: { security: object[] } }>
      components: { securitySchemes: Record<string, object> }
    }
    expect(paths['/talento/v1/origens/{origem}/talentos']?.post.security).toEqual([{ chave: [] }])
    expect(components.securitySchemes['chave']).toMatchObject({ in: 'header', name: 'x-api-key' })
  })

  it('are told about the key before anybody reads what they sent (audit S17)', async () => {
    const send = (body: string) =>
      office.api.request('/talento/v1/origens/ABLER/talentos', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-api-key': 'seleta_errada' },
        body,
      })
    for (const body of ['{}', '{"nome":', JSON.stringify({ nome: 1 })])
      expect((await send(body)).status).toBe(401)
  })
})
