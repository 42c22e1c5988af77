import { createFirstUsuario } from '../src/areas/empresa/first-usuario'
import { seedEmpresa, SENHA } from './support/seed-empresa'
import { startApi, type TestApi } from './support/start-api'

let api: TestApi

beforeAll(async () => {
  api = await startApi({ trustProxy: 1 })
  await seedEmpresa(api.db)
})
afterAll(() => api.close())
afterEach(async () => {
  await api.db.deleteFrom('tentativaLogin').execute()
})

const EMAIL = 'ana@aurora.test'

/** A try from an address of its own. */
const enter = (username: string, password: string, address = '203.0.113.1') =>
  api.call(
    'login',
    { body: { username, password, grant_type: 'password' } },
    { headers: { 'x-forwarded-for': address } },
  )

describe('signing in (product 2)', () => {
  it('gives an opaque token of 43 characters for the right pair, kept only as a hash', async () => {
    const { status, body } = await enter(EMAIL, SENHA)
    expect(status).toBe(200)
    expect(body).toMatchObject({ token_type: 'bearer', expires_in: 12 * 3600 })
    expect(body.access_token).toMatch(/^[\w-]{43}$/)
    const { rows } = await api.pool.query('select count(*) as n from sessao where token_hash = $1', [
      Buffer.from(body.access_token),
    ])
    expect(rows).toEqual([{ n: 0 }])
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

  it('refuses a wrong pair with one text, whether the account exists or not', async () => {
    const known = await enter(EMAIL, 'errada')
    const unknown = await enter('ninguem@aurora.test', 'errada')
    expect(known.status).toBe(401)
    expect(unknown.status).toBe(401)
    expect(known.erro?.mensagem).toBe('E-mail ou senha inválidos')
    expect({ ...unknown.erro, id: '' }).toEqual({ ...known.erro, id: '' })
  })

  it('grants nothing for the client credential alone', async () => {
    const response = await api.request('/usuario/v1/usuarios/eu', {
      headers: { authorization: `Basic ${btoa('seleta-web:publico')}` },
    })
    expect(response.status).toBe(401)
  })

  it('does not let a removed or merely invited person in', async () => {
    await api.db.updateTable('usuario').set({ ativadoEm: null }).where('email', '=', EMAIL).execute()
    expect((await enter(EMAIL, SENHA)).status).toBe(401)
    await api.db.updateTable('usuario').set({ ativadoEm: new Date() }).where('email', '=', EMAIL).execute()
  })

  it('lets a colleague in who comes in many times at once', async () => {
    await api.login('ana@aurora.test')
    const entradas = Array.from({ length: 16 }, () => enter('ana@aurora.test', SENHA))
    expect(new Set((await Promise.all(entradas)).map(({ status }) => status))).toEqual(new Set([200]))
  })
})

describe('guessing is slowed down (security S03)', () => {
  it('refuses a person whose first password is not set yet like a wrong pair', async () => {
    await createFirstUsuario(
      api.db,
      { email: 'nova@aurora.test', nome: 'Nova', empresa: 'Nova', papel: 'ADMINISTRADOR' },
      'http://x.test',
    )
    const unset = await enter('nova@aurora.test', '!')
    const wrong = await enter(EMAIL, 'errada')
    expect(unset.status).toBe(401)
    expect({ ...unset.erro, id: '' }).toEqual({ ...wrong.erro, id: '' })
  })

  it('stops an account after a few failures, even for the right password from a strange place', async () => {
    await api.db.deleteFrom('tentativaLogin').execute()
    const tries = []
    for (let i = 0; i < 5; i++) tries.push(await enter(EMAIL, `errada-${i}`, `198.51.100.${i}`))
    expect(tries.map(({ status }) => status)).toEqual([401, 401, 401, 401, 429])
    const right = await enter(EMAIL, SENHA, '198.51.100.77')
    expect(right.status).toBe(429)
    expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(right.erro?.mensagem).toMatch(/^Muitas tentativas\. Tente de novo em \d+ segundos?\.$/)
  })

  it('lets the owner in from a place that has signed in before', async () => {
    expect((await enter(EMAIL, SENHA, '192.0.2.10')).status).toBe(200)
    for (let i = 0; i < 6; i++) await enter(EMAIL, `errada-${i}`, `198.51.100.${i}`)
    expect((await enter(EMAIL, SENHA, '198.51.100.9')).status).toBe(429)
    expect((await enter(EMAIL, SENHA, '192.0.2.10')).status).toBe(200)
  })

  it('answers an unknown account the same way', async () => {
    const tries = []
    for (let i = 0; i < 5; i++) tries.push(await enter('ninguem@aurora.test', 'errada', `198.51.100.${i}`))
    expect(tries.map(({ status }) => status)).toEqual([401, 401, 401, 401, 429])
  })

  it('stops an address that tries many accounts', async () => {
    for (let i = 0; i < 31; i++) await enter(`pessoa${i}@aurora.test`, 'errada', '198.51.100.50')
    expect((await enter('outra@aurora.test', 'errada', '198.51.100.50')).status).toBe(429)
    expect((await enter('outra@aurora.test', 'errada', '198.51.100.51')).status).toBe(401)
  })

  it('counts one account, whatever stands around its address that a trim takes (audit S2)', async () => {
    const blanks = [...Array(0x1_0000).keys()]
      .map((code) => String.fromCharCode(code))
      .filter((sign) => sign.trim() === '')
    expect(blanks.length).toBeGreaterThan(20)
    const around = blanks.flatMap((sign) => [
      sign + EMAIL,
      EMAIL + sign,
      `${sign}${EMAIL.toUpperCase()}${sign}`,
    ])
    const seen: number[] = []
    for (const [n, typed] of around.entries()) {
      seen.push((await enter(typed, 'errada', `192.0.${2 + (n >> 7)}.${n & 127}`)).status)
      // A slow machine takes longer than the first second of waiting.
      if (n === 3)
        await api.pool.query(
          "update tentativa_login set bloqueado_ate = now() + interval '1 hour' where falhas = 4",
        )
    }
    expect(seen.slice(0, 4)).toEqual([401, 401, 401, 401])
    expect(new Set(seen.slice(4))).toEqual(new Set([429]))
    await api.db.deleteFrom('tentativaLogin').execute()
    for (const typed of around.slice(0, 12))
      expect([typed, (await enter(typed, SENHA)).status]).toEqual([typed, 200])
  })

  it('counts failures that arrive at the same moment', async () => {
    await Promise.all([1, 2, 3, 4].map((i) => enter(EMAIL, 'errada', `198.51.100.${i}`)))
    expect((await enter(EMAIL, SENHA, '198.51.100.99')).status).toBe(429)
  })

  it('keeps no e-mail in its own table', async () => {
    await enter(EMAIL, 'errada')
    const { rows } = await api.pool.query("select chave from tentativa_login where chave like '%aurora%'")
    expect(rows).toEqual([])
  })
})
