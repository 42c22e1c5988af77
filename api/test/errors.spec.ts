import { seedEmpresa } from './support/seed-empresa'
import { startApi, type TestApi } from './support/start-api'

let api: TestApi
let token: string

beforeAll(async () => {
  api = await startApi()
  await seedEmpresa(api.db)
  token = await api.login('ana@aurora.test')
})
afterAll(() => api.close())

const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  api.request(path, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, ...headers },
  })

const erroOf = async (response: Response) => {
  const body: unknown = await response.json()
  expect(body).toEqual({
    erro: expect.objectContaining({
      codigo: expect.any(String),
      mensagem: expect.any(String),
      id: expect.any(String),
    }),
  })
  return (body as { erro: { codigo: string; mensagem: string; campos?: Record<string, string>; id: string } })
    .erro
}

describe('the one envelope of failures', () => {
  it('tells a wrong body field by field, in Portuguese, with 422', async () => {
    const response = await post(
      '/campanha/v1/kanban',
      JSON.stringify({ nome: '', cor: 'preto', contato: { email: 1 } }),
    )
    expect(response.status).toBe(422)
    const { campos } = await erroOf(response)
    expect(campos).toEqual({
      nome: 'Informe o nome da etapa.',
      cor: 'Informe a cor como #rrggbb.',
      mensagemNotificacao: 'Campo obrigatório.',
      campanhaId: 'Informe um número.',
      'contato.email': 'Tipo de valor inválido.',
    })
  })

  it('has the id that the answer carries, so that support finds the line in the log', async () => {
    const response = await api.request('/usuario/v1/usuarios/eu')
    const { id } = await erroOf(response)
    expect(response.headers.get('x-request-id')).toBe(id)
  })

  it.each([
    ['an unknown id', '/campanha/v1/campanhas/999999'],
    ['a malformed id', '/campanha/v1/campanhas/abc'],
    ['a malformed identificador', '/talento/v1/talentos/1'],
    ['an unknown call', '/campanha/v1/nada'],
  ])('answers 404 to %s', async (_, path) => {
    const response = await api.request(path, { headers: { authorization: `Bearer ${token}` } })
    expect(response.status).toBe(404)
    expect((await erroOf(response)).codigo).toBe('nao_encontrado')
  })

  it.each([
    ['JSON that is cut', '{"nome":'],
    ['a key that changes prototypes', '{"__proto__":{"isAdmin":true}}'],
    ['a constructor', '{"constructor":{"prototype":{"isAdmin":true}}}'],
  ])('answers 400 to %s', async (_, body) => {
    const response = await post('/campanha/v1/kanban', body)
    expect(response.status).toBe(400)
    await erroOf(response)
    expect(Reflect.has({}, 'isAdmin')).toBe(false)
  })

  it.each([
    ['of the year 0', '0000-01-01T00:00:00Z'],
    ['of the year 0 in UTC', '0001-01-01T00:00:00+15:00'],
    ['after the year 9999 in UTC', '9999-12-31T23:59:59-15:00'],
    ['too far from UTC', '2026-01-01T00:00:00+16:00'],
    ['of two hundred decimals', `2026-01-01T00:00:00.${'0'.repeat(200)}Z`],
  ])('answers 422 to a moment %s, which no database can read', async (_, moment) => {
    const asked = [
      ['/talento/v1/talentos/filtro?size=8', { inscritaDesde: moment }],
      ['/talento/v1/talentos/filtro?size=8', { figura: { nome: 'inscricoes', desde: moment } }],
      ['/talento/v1/talentos/filtro/facetas', { inscritaDesde: moment }],
      ['/talento/v1/talentos/filtro/todos', { inscritaDesde: moment }],
      ['/usuario/v1/avisos/lidos', { ate: moment }],
    ] as const
    for (const [path, body] of asked) expect((await post(path, JSON.stringify(body))).status).toBe(422)
    const query = new URLSearchParams({ nome: 'inscricoes', desde: moment })
    const figura = await api.request(`/campanha/v1/indicadores/campanhas?${query.toString()}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(figura.status).toBe(422)
  })

  it.each(['0001-01-01T00:00:00Z', '9999-12-31T23:59:59Z', '2026-01-01T00:00:00-15:59'])(
    'asks by any other: %s',
    async (moment) => {
      const body = JSON.stringify({ inscritaDesde: moment })
      expect((await post('/talento/v1/talentos/filtro?size=8', body)).status).toBe(200)
      expect((await post('/usuario/v1/avisos/lidos', JSON.stringify({ ate: moment }))).status).toBe(204)
    },
  )

  it('answers 422 to a day of the year 0', async () => {
    const response = await post('/campanha/v1/campanhas', JSON.stringify({ inicio: '0000-01-01' }))
    expect(response.status).toBe(422)
    expect((await erroOf(response)).campos).toMatchObject({ inicio: 'Data inválida.' })
  })

  it('answers 413 to a body over 1 MiB', async () => {
    const response = await post('/campanha/v1/kanban', JSON.stringify({ nome: 'x'.repeat(1_100_000) }))
    expect(response.status).toBe(413)
    expect((await erroOf(response)).codigo).toBe('grande_demais')
  })

  it('answers 415 to a kind of body that nobody reads', async () => {
    const response = await post('/campanha/v1/kanban', '<a/>', { 'content-type': 'application/xml' })
    expect(response.status).toBe(415)
    await erroOf(response)
  })

  it('answers 403 to a page of another site, even with a token (security S20)', async () => {
    const response = await post('/campanha/v1/kanban', '{}', { origin: 'https://outro.test' })
    expect(response.status).toBe(403)
    expect((await erroOf(response)).codigo).toBe('origem_recusada')
  })

  it('takes an empty body with a JSON type where nothing has to be said', async () => {
    const response = await post('/usuario/v1/usuarios/logout', '', {
      authorization: `Bearer ${await api.login('ana@aurora.test')}`,
    })
    expect(response.status).toBe(204)
  })

  it('tells nothing of the inside when a query fails', async () => {
    await api.pool.query('alter table empresa rename to empresa_fora')
    const fault = await api.request('/usuario/v1/usuarios/eu', {
      headers: { authorization: `Bearer ${token}` },
    })
    await api.pool.query('alter table empresa_fora rename to empresa')
    expect(fault.status).toBe(500)
    const { mensagem, codigo } = await erroOf(fault)
    expect(codigo).toBe('erro_interno')
    expect(mensagem).not.toMatch(/empresa|relation|select/i)
  })

  it('goes on after the database has dropped every connection', async () => {
    await api.pool.query(
      // Ended, not only told to end: each waits for its own, ms.
      'select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
    const states = []
    for (let i = 0; i < 8; i++) states.push((await api.call('getUsuario', {}, { token })).status)
    expect(states.at(-1)).toBe(200)
  })

  it('says how often costly calls may be asked', async () => {
    const responses = []
    for (let i = 0; i < 12; i++) {
      responses.push(await api.call('requestSenha', { body: { email: 'ninguem@aurora.test' } }))
    }
    const last = responses.at(-1)
    expect(last?.status).toBe(429)
    expect(last?.erro?.codigo).toBe('muitas_tentativas')
    expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})
