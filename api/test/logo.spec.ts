import { openOffice, type Office } from './support/campanhas'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.api.close())

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

function send(conteudo: Buffer | null, token = office.token, tipo = 'image/png') {
  const form = new FormData()
  form.set('dados', '{}')
  if (conteudo !== null) form.set('logo', new Blob([new Uint8Array(conteudo)], { type: tipo }), 'logo.png')
  return office.api.request('/usuario/v1/empresa/logo', {
    method: 'PUT',
    body: form,
    headers: { authorization: `Bearer ${token}` },
  })
}
const read = (token = office.token) =>
  office.api.request('/usuario/v1/empresa/logo', { headers: { authorization: `Bearer ${token}` } })
const eu = async (token = office.token) => (await office.api.call('getUsuario', {}, { token })).body.data

test('a picture is kept, shown with its own type, and replaced without leaving the former one behind', async () => {
  expect((await read()).status).toBe(404)
  expect((await send(PNG)).status).toBe(200)
  expect((await eu()).empresa.temLogo).toBe(true)
  const answer = await read()
  expect(answer.headers.get('content-type')).toBe('image/png')
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  expect(Buffer.from(await answer.arrayBuffer()).equals(PNG)).toBe(true)
  expect((await send(PNG)).status).toBe(200)
  const { rows } = await office.api.pool.query('select count(*)::int as files from arquivo')
  expect(rows).toEqual([{ files: 1 }])
})

test.each([
  ['a drawing with code in it', Buffer.from('<svg onload="alert(1)"/>'), 415],
  ['a page that says it is a picture', Buffer.from('<!doctype html>'), 415],
  ['a picture of more than 1 MB', Buffer.concat([PNG, Buffer.alloc(1024 * 1024)]), 413],
  ['nothing', null, 422],
])('%s is refused at the field', async (_, conteudo, status) => {
  const answer = await send(conteudo)
  expect(answer.status).toBe(status)
  const { erro } = (await answer.json()) as { erro: { campos: Record<string, string> } }
  expect(Object.keys(erro.campos)).toEqual(['logo'])
})

test('another company has its own, or none', async () => {
  await send(PNG)
  expect((await read(office.estranho.token)).status).toBe(404)
  expect((await eu(office.estranho.token)).empresa.temLogo).toBe(false)
})

test('it can be taken away', async () => {
  await send(PNG)
  expect((await office.api.call('deleteLogo', {}, { token: office.token })).status).toBe(204)
  expect((await read()).status).toBe(404)
  const { rows } = await office.api.pool.query('select count(*)::int as files from arquivo')
  expect(rows).toEqual([{ files: 0 }])
})
