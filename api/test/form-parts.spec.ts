import { buildInscricao, openOffice, publish, type Office } from './support/campanhas'

/** Fields of a form that say they are JSON, as OpenAPI has them unless told otherwise (audit S10, O8). */

let office: Office
let campanhaId = 0
beforeAll(async () => {
  office = await openOffice()
  campanhaId = (await publish(office)).id
})
afterAll(() => office.api.close())

/** A form whose parts are JSON, sent by hand: `FormData` knows no type without a name of a file. */
async function send(path: string, parts: Readonly<Record<string, string>>) {
  const body = Object.entries(parts).map(
    ([name, text]) =>
      `--x\r\ncontent-disposition: form-data; name="${name}"\r\ncontent-type: application/json\r\n\r\n${text}\r\n`,
  )
  const response = await office.api.request(path, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${office.token}`,
      'content-type': 'multipart/form-data; boundary=x',
    },
    body: `${body.join('')}--x--\r\n`,
  })
  return { status: response.status, text: await response.text() }
}

const page = () => `/campanha/${campanhaId}/inscricao`
const call = () => `/talento/v1/publico/campanhas/${campanhaId}/inscricoes`

describe('a form whose parts say that they are JSON', () => {
  it.each([
    ['an object with a method of its own', '{"toString":"a"}'],
    ['lists within lists', `${'['.repeat(9900)}${']'.repeat(9900)}`],
    ['what is no JSON', '{'],
  ])('comes back as a page, each of its fields taken as text: %s', async (_, nome) => {
    const { status, text } = await send(page(), { nome })
    expect(status).toBe(422)
    expect(text).toContain('E-mail')
  })

  it('is told that it is too large when a field of it is', async () => {
    expect((await send(page(), { nome: `"${'a'.repeat(30_000)}"` })).status).toBe(413)
    expect((await send(call(), { dados: `"${'a'.repeat(2_000_000)}"` })).status).toBe(413)
  })

  it('applies by the call, whether the part has a name of a file or none', async () => {
    const dados = JSON.stringify(buildInscricao({ nome: 'Olga Oiticica' }))
    expect(await send(call(), { dados })).toMatchObject({ status: 200 })
    const form = new FormData()
    form.set(
      'dados',
      new Blob([JSON.stringify(buildInscricao({ nome: 'Otto Orrico' }))], { type: 'application/json' }),
    )
    const response = await office.api.request(call(), { method: 'POST', body: form })
    expect(response.status).toBe(200)
    const { rows } = await office.api.pool.query(
      `select nome from talento where nome in ('Olga Oiticica', 'Otto Orrico') order by nome`,
    )
    expect(rows).toEqual([{ nome: 'Olga Oiticica' }, { nome: 'Otto Orrico' }])
  })

  it.each([
    ['too deep', `${'['.repeat(65)}${']'.repeat(65)}`],
    ['of too many parts', `[${'[],'.repeat(60_000)}[]]`],
  ])('is held to the limits of any other body: %s', async (_, dados) => {
    expect((await send(call(), { dados })).status).toBe(422)
  })
})
