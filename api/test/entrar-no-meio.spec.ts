import type { Pool } from 'pg'
import { createToken, hashToken } from '../src/ground/tokens'
import { createApp, createWatch, ligarSegundoFator, openBrowser } from './support/autenticador'
import { type HeldLock, holdLock, openBeside } from './support/held-lock'
import { seedEmpresa, seedUsuario, SENHA } from './support/seed-empresa'
import { startApi, type TestApi } from './support/start-api'
import { untilWaiting } from './support/until-waiting'

/** Somebody comes in while what they come in by ends (security S06). */

const NOVA = 'montanha-verde-7'
const watch = createWatch()
let api: TestApi
let beside: Pool
let empresaId = 0
let ana = ''
let gate: HeldLock | null = null
beforeAll(async () => {
  api = await startApi(
    { trustProxy: 1, mail: { smtpUrl: 'smtp://127.0.0.1:9', from: { name: 'S', address: 's@s.test' } } },
    undefined,
    watch.clock,
  )
  ;({ empresaId } = await seedEmpresa(api.db))
  beside = await openBeside(api.pool)
  ana = await api.login('ana@aurora.test')
})
afterEach(async () => {
  await gate?.letGo()
  watch.forward()
  await api.db.deleteFrom('tentativaLogin').execute()
})
afterAll(async () => {
  await beside.end()
  await api.close()
})

const hold = async (statement: string, ...values: string[]) => {
  gate = await holdLock(beside, statement, values)
  return gate
}
/** Nobody goes past a counter of sign-in that is there. */
const holdCounter = (chave: string) =>
  hold('select from tentativa_login where chave like $1 for update', chave)

let made = 0
/** Somebody who has come in from this place, and mistyped their password there since. */
async function pessoa() {
  const email = `pessoa${(made += 1)}@aurora.test`
  const id = await seedUsuario(api.db, empresaId, email, 'Rui Prado')
  const token = await api.login(email)
  await enter(email, 'errada')
  return { id, email, token }
}
type Pessoa = Awaited<ReturnType<typeof pessoa>>

const enter = (username: string, password = SENHA) =>
  api.call('login', { body: { username, password, grant_type: 'password' } })

/** What a sign-in came to: its own refusal, or what its session opens. */
async function opens(late: Promise<{ status: number; body: { access_token: string } }>) {
  const { status, body } = await late
  return status === 200 ? (await api.call('getUsuario', {}, { token: body.access_token })).status : status
}

const change = ({ token }: Pick<Pessoa, 'token'>, nova = NOVA) =>
  api.call('changeSenha', { body: { atual: SENHA, nova } }, { token })

/** The token of the link that sets a password anew; mail is queued after the answer. */
async function linkOf(email: string): Promise<string> {
  await api.call('requestSenha', { body: { email } })
  for (;;) {
    const { rows } = await beside.query<{ corpo: string }>(
      'select corpo from mensagem where destinatario = $1',
      [email],
    )
    const token = /token=([\w-]{43})/.exec(rows[0]?.corpo ?? '')?.[1]
    if (token !== undefined) return token
  }
}

const ENDS: readonly (readonly [string, (of: Pessoa) => Promise<{ status: number }>])[] = [
  ['a change of their password', change],
  [
    'a new password by a link',
    async ({ email }) => api.call('resetSenha', { body: { token: await linkOf(email), nova: NOVA } }),
  ],
  ['their dismissal', ({ id }) => api.call('deleteUsuario', { params: { id } }, { token: ana })],
  [
    'a second factor that they set up',
    async ({ token }) => {
      const novo = await api.call('beginSegundoFator', { body: { senha: SENHA } }, { token })
      const codigo = createApp(novo.body.data.segredo, watch.clock).codigo()
      return api.call('confirmSegundoFator', { body: { codigo } }, { token })
    },
  ],
]

describe.each(ENDS)('a sign-in does not outlive %s', (_what, end) => {
  it('that comes when the password has been looked at', async () => {
    const one = await pessoa()
    const held = await holdCounter('conhecido:%')
    const late = enter(one.email)
    await untilWaiting(beside, 1)
    expect((await end(one)).status).toBeLessThan(300)
    await held.letGo()
    const { status, erro } = await late
    expect([status, erro?.mensagem]).toEqual([401, 'E-mail ou senha inválidos'])
  })

  it('that comes when nothing but its answer is left', async () => {
    const one = await pessoa()
    const held = await holdCounter('visto:%')
    const late = enter(one.email)
    await untilWaiting(beside, 1)
    expect((await end(one)).status).toBeLessThan(300)
    await held.letGo()
    expect(await opens(late)).toBe(401)
  })
})

describe('a new password', () => {
  it('ends a sign-in that has not been asked for its code yet', async () => {
    const one = await pessoa()
    const { token, app } = await ligarSegundoFator(api, one.token, watch.clock)
    const browser = openBrowser(api)
    await browser.password(one.email, 'errada')
    const held = await holdCounter('conta:%')
    const late = browser.password(one.email)
    await untilWaiting(beside, 1)
    expect((await change({ token })).status).toBe(204)
    await held.letGo()
    expect((await late).status).toBe(401)
    expect((await browser.code(app.codigo(1))).erro?.codigo).toBe('entrada_expirada')
  })

  /** Stops whoever comes in by what this browser was given, at its row. */
  const meet = async (id: number, come: () => Parameters<typeof opens>[0], token: string) => {
    const held = await hold('select from entrada_pendente where usuario_id = $1 for update', String(id))
    const late = come()
    await untilWaiting(beside, 1)
    const changed = change({ token })
    await untilWaiting(beside, 2)
    await held.letGo()
    expect((await changed).status).toBe(204)
    return opens(late)
  }

  it('ends a sign-in that comes with its code', async () => {
    const one = await pessoa()
    const { token, app } = await ligarSegundoFator(api, one.token, watch.clock)
    const browser = openBrowser(api)
    await browser.password(one.email)
    expect(await meet(one.id, () => browser.code(app.codigo(1)), token)).toBe(401)
  })

  it('ends a sign-in that comes from the company’s provider', async () => {
    const { id, token } = await pessoa()
    const pendente = createToken()
    await beside.query(
      `insert into entrada_pendente (empresa_id, usuario_id, token_hash, lembrar, pela_empresa, expira_em)
       values ($1, $2, $3, false, true, now() + interval '5 minutes')`,
      [empresaId, id, hashToken(pendente)],
    )
    const headers = { cookie: `seleta-volta=${pendente}` }
    expect(await meet(id, () => api.call('enterPelaEmpresa', {}, { headers }), token)).toBe(401)
  })

  it('leaves no second factor to a session that it has ended', async () => {
    const { id, email, token } = await pessoa()
    const novo = await api.call('beginSegundoFator', { body: { senha: SENHA } }, { token })
    const owner = await api.login(email)
    const app = createApp(novo.body.data.segredo, watch.clock)
    const confirm = (codigo: string) => api.call('confirmSegundoFator', { body: { codigo } }, { token })
    expect((await confirm('000000')).status).toBe(422)
    const held = await holdCounter('codigo%')
    const late = confirm(app.codigo())
    await untilWaiting(beside, 1)
    expect((await change({ token: owner })).status).toBe(204)
    await held.letGo()
    expect((await late).status).toBe(401)
    const { rows } = await beside.query('select segundo_fator_em from usuario where id = $1', [id])
    expect(rows).toEqual([{ segundo_fator_em: null }])
  })

  it('begins no second factor of whoever had given the present one before it', async () => {
    const { id, email, token } = await pessoa()
    const owner = await api.login(email)
    const held = await hold('select from usuario where id = $1 for update', String(id))
    const changed = change({ token: owner })
    await untilWaiting(beside, 1)
    const late = api.call('beginSegundoFator', { body: { senha: SENHA } }, { token })
    await untilWaiting(beside, 2)
    await held.letGo()
    expect([(await changed).status, (await late).status]).toEqual([204, 422])
  })

  describe.each(['disableSegundoFator', 'renewRecuperacao'] as const)('takes %s from', (operation) => {
    it('whoever had given the present one, and a code, before it', async () => {
      const one = await pessoa()
      const { token, app, codigos } = await ligarSegundoFator(api, one.token, watch.clock)
      const browser = openBrowser(api)
      await browser.password(one.email)
      const owner = (await browser.code(app.codigo())).body.access_token
      const other = (codigo: string) => api.call(operation, { body: { senha: SENHA, codigo } }, { token })
      expect((await other('000000')).status).toBe(422)
      const held = await holdCounter('codigo%')
      const late = other(app.codigo(1))
      await untilWaiting(beside, 1)
      expect((await change({ token: owner })).status).toBe(204)
      await held.letGo()
      const { status, erro } = await late
      expect([status, erro?.campos]).toEqual([422, { senha: 'A senha não confere.' }])
      await browser.password(one.email, NOVA)
      expect((await browser.code(codigos[0] ?? '')).status).toBe(200)
    })
  })

  it('is one: of two who set it with the same present one at once, the second is told that it is wrong', async () => {
    const { id, email, token } = await pessoa()
    const outra = await api.login(email)
    const held = await hold('select from usuario where id = $1 for update', String(id))
    const changes = [change({ token }), change({ token: outra }, 'planalto-claro-8')]
    await untilWaiting(beside, 2)
    await held.letGo()
    const [first, second] = await Promise.all(changes)
    const lost = first?.status === 204 ? second : first
    expect([first?.status, second?.status].toSorted()).toEqual([204, 422])
    expect(lost?.erro?.campos).toEqual({ atual: 'A senha atual não confere.' })
    expect((await enter(email, first?.status === 204 ? NOVA : 'planalto-claro-8')).status).toBe(200)
  })

  it('is set once by a link that is opened twice at once', async () => {
    const { id, email } = await pessoa()
    const link = await linkOf(email)
    const held = await hold('select from usuario where id = $1 for update', String(id))
    const reset = (nova: string) => api.call('resetSenha', { body: { token: link, nova } })
    const resets = [reset(NOVA), reset('planalto-claro-8')]
    await untilWaiting(beside, 2)
    await held.letGo()
    expect((await Promise.all(resets)).map(({ status }) => status).toSorted()).toEqual([204, 422])
  })
})
