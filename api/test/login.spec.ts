import { seedEmpresa, SENHA } from './support/seed-empresa'
import { startApi, type TestApi } from './support/start-api'

let api: TestApi

beforeAll(async () => {
  api = await startApi()
  await seedEmpresa(api.db)
})
afterAll(() => api.close())

const pair = (username: string, password: string) => ({
  body: { username, password, grant_type: 'password' as const },
})

describe('signing in (product 2)', () => {
  it('gives an opaque token of 43 characters for the right pair', async () => {
    const { status, body } = await api.call('login', pair('ana@aurora.test', SENHA))
    expect(status).toBe(200)
    expect(body.token_type).toBe('bearer')
    expect(body.access_token).toMatch(/^[\w-]{43}$/)
    expect(body.expires_in).toBe(12 * 3600)
  })

  it('takes the e-mail in any case and a form body with the basic client credential', async () => {
    const response = await api.request('/usuario/v1/usuarios/login', {
      method: 'POST',
      headers: { authorization: `Basic ${btoa('seleta-web:publico')}` },
      body: new URLSearchParams({
        username: 'ANA@Aurora.test',
        password: SENHA,
        grant_type: 'password',
        manter_conectado: 'true',
      }),
    })
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({ expires_in: 30 * 24 * 3600 })
  })
})
