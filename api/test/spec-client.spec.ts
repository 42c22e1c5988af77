import { apply, buildInscricao, buildPublicavel, openOffice, publish, type Office } from './support/campanhas'

/** Bodies as the spec's own client sends them, word for word (spec section 7, audit W18). */

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.api.close())

/** Past our own types: what is sent is what the spec writes. */
async function send<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await office.api.request(path, {
    method,
    headers: {
      authorization: `Bearer ${office.token}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  expect(`${response.status} ${response.ok ? '' : text}`.trim()).toMatch(/^20\d$/)
  // The test names what it reads.
  return (text === '' ? undefined : JSON.parse(text)) as T
}

interface Stored {
  readonly data: {
    readonly id: number
    readonly fechamento: string
    readonly quadros: string[]
    readonly vaga: { readonly tipoContratacoes: { id: number; descricao: string }[] }
  }
}

describe('the spec’s client', () => {
  it('publishes with the closing date as a date, a contract type by its id, and Catho by its switch', async () => {
    const publicavel = await buildPublicavel(office)
    const ano = new Date().getFullYear() + 1
    const { data } = await send<Stored>('POST', '/campanha/v1/campanhas', {
      ...publicavel,
      // Midnight in Brazil, and the last minute of a day there, which is the next one in UTC.
      inicio: `${ano}-03-01T03:00:00.000Z`,
      fechamento: `${ano}-05-01T02:59:00.000Z`,
      quadros: undefined,
      enviarCatho: true,
      vaga: { ...publicavel.vaga, tipoContratacoes: [{ id: 1 }] },
    })
    const { data: read } = await send<Stored>('GET', `/campanha/v1/campanhas/${data.id}`)
    expect(read).toMatchObject({
      inicio: `${ano}-03-01`,
      fechamento: `${ano}-04-30`,
      enviarCatho: true,
      quadros: ['CATHO'],
    })
    expect(read.vaga.tipoContratacoes).toEqual([{ id: 1, descricao: expect.stringMatching(/\S/) }])
  })

  it('asks for the list as it opens: no filters, by name', async () => {
    const answer = await send<{ totalElements: number; totalPages: number }>(
      'POST',
      '/campanha/v1/campanhas/filtro?size=12&page=0',
      { filtros: [], orders: [{ path: 'campanha.nome', order: 'ASC' }] },
    )
    expect(answer).toMatchObject({ totalElements: expect.any(Number), totalPages: expect.any(Number) })
  })

  it('asks for people with the search box as it stands: empty, or a word', async () => {
    const { id: idCampanha } = await publish(office)
    const ask = (pesquisa: unknown) =>
      send<{ totalElements: number }>('POST', '/talento/v1/talentos/filtro?size=8&page=0', {
        idCampanha,
        pesquisa,
        origens: ['MANUAL'],
      })
    await apply(office.api, idCampanha, buildInscricao({ nome: 'Rita Soldadora' }))
    expect((await ask('')).totalElements).toBe(1)
    expect((await ask('soldadora')).totalElements).toBe(1)
    expect((await ask('padeira')).totalElements).toBe(0)
    expect((await ask({ palavraChave: 'soldadora' })).totalElements).toBe(1)
  })

  it('creates a stage in the default colour', async () => {
    const { id: campanhaId } = await publish(office)
    const { data } = await send<{ data: { cor: string; ordem: number } }>('POST', '/campanha/v1/kanban', {
      nome: 'Prova',
      cor: 'black',
      ordem: 7,
      mensagemNotificacao: 'Há uma prova.',
      campanhaId,
      contato: { email: true, whatsapp: false, sms: false },
    })
    expect(data).toMatchObject({ cor: '#000000', ordem: 7 })
  })

  it('ends a campaign with an empty body', async () => {
    await send('PATCH', `/campanha/v1/campanhas/${(await publish(office)).id}/fechar`)
  })

  it('asks for a description in a sentence', async () => {
    const { data } = await send<{ data: string }>('POST', '/campanha/v1/openai/perguntar', {
      descricao: 'Crie a descrição de uma vaga de Auxiliar de Logística em Recife, palavras-chave Excel; WMS',
      tipoRetorno: 'HTML',
    })
    expect(data).toContain('Auxiliar de Logística')
  })
})
