import { SENHA_LINK_MINUTES } from '@seleta/contract/prazos'
import { seedEmpresa, SENHA } from './support/seed-empresa'
import { startApi, type TestApi } from './support/start-api'

let api: TestApi

beforeAll(async () => {
  api = await startApi({
    trustProxy: 1,
    publicUrl: 'https://seleta.test',
    mail: { smtpUrl: 'smtp://127.0.0.1:1', from: { name: 'Seleta', address: 'nao-responda@seleta.test' } },
  })
  await seedEmpresa(api.db)
})
afterAll(() => api.close())

/** Each from an address of its own: the limit by address is not what is tested here. */
let places = 0
const ask = (email: string) =>
  api.call(
    'requestSenha',
    { body: { email } },
    { headers: { 'x-forwarded-for': `192.0.2.${(places += 1)}` } },
  )

/** The link of the newest mail to an address; mail is queued after the answer. */
async function linkFor(email: string): Promise<string> {
  for (;;) {
    const row = await api.db
      .selectFrom('mensagem')
      .select(['corpo', 'publico'])
      .where('destinatario', '=', email)
      .orderBy('id', 'desc')
      .executeTakeFirst()
    const token = /token=([\w-]{43})/.exec(row?.corpo ?? '')?.[1]
    if (token !== undefined) return token
  }
}

describe('a forgotten password (product 5)', () => {
  it('is set anew with the link, once, and every session ends', async () => {
    const session = await api.login('ana@aurora.test')
    const { body } = await ask('ana@aurora.test')
    expect(body).toEqual({ data: { emailLigado: true } })
    const token = await linkFor('ana@aurora.test')

    const reset = () => api.call('resetSenha', { body: { token, nova: 'montanha-verde-7' } })
    expect((await reset()).status).toBe(204)
    await api.login('ana@aurora.test', 'montanha-verde-7')
    expect((await api.call('getUsuario', {}, { token: session })).status).toBe(401)

    const again = await reset()
    expect(again.status).toBe(422)
    expect(again.erro?.codigo).toBe('link_expirado')
  })

  it('keeps the link when the new password is refused', async () => {
    await api.db.deleteFrom('mensagem').execute()
    await ask('ana@aurora.test')
    const token = await linkFor('ana@aurora.test')
    const weak = await api.call('resetSenha', { body: { token, nova: 'senha12345' } })
    expect(weak.erro?.codigo).toBe('senha_fraca')
    expect((await api.call('resetSenha', { body: { token, nova: 'planalto-claro-8' } })).status).toBe(204)
  })

  it('has a link that lasts 30 minutes', async () => {
    await api.db.deleteFrom('mensagem').execute()
    await ask('ana@aurora.test')
    const token = await linkFor('ana@aurora.test')
    const { rows } = await api.pool.query(
      "select expira_em between now() + interval '29 minutes' and now() + interval '30 minutes' as ok from token_senha",
    )
    expect(rows).toEqual([{ ok: true }])
    await api.pool.query('update token_senha set expira_em = now()')
    const { erro } = await api.call('resetSenha', { body: { token, nova: 'montanha-verde-7' } })
    expect(erro?.codigo).toBe('link_expirado')
  })

  it('gives the same answer for an address that nobody has, and sends nothing', async () => {
    const { status, body } = await ask('ninguem@aurora.test')
    expect([status, body]).toEqual([200, { data: { emailLigado: true } }])
    const { rows } = await api.pool.query("select 1 from mensagem where destinatario = 'ninguem@aurora.test'")
    expect(rows).toEqual([])
  })

  it('is told by no mail whose link is over by the time it would leave', async () => {
    const { email } = await seedEmpresa(api.db, 'Livraria Lume', 'lia@lume.test')
    const states = async () => {
      await api.pool.query(
        "update mensagem set estado = 'pendente', enviar_depois_de = now() where destinatario = $1",
        [email],
      )
      await api.app.jobs.runDue()
      const rows = await api.db
        .selectFrom('mensagem')
        .select('estado')
        .where('destinatario', '=', email)
        .orderBy('id')
        .execute()
      return rows.map(({ estado }) => estado)
    }
    await ask(email)
    const first = await linkFor(email)
    // No mail server answers here: what still holds waits on.
    expect(await states()).toEqual(['pendente'])
    await ask(email)
    while ((await linkFor(email)) === first) continue
    expect(await states()).toEqual(['cancelada', 'pendente'])
    await api.pool.query('update token_senha set expira_em = now()')
    expect(await states()).toEqual(['cancelada', 'cancelada'])
  })

  it('ends its open link when the password is changed by the present one', async () => {
    const { email } = await seedEmpresa(api.db, 'Doceria Dália', 'dora@dalia.test')
    await ask(email)
    const link = await linkFor(email)
    const body = { atual: SENHA, nova: 'montanha-verde-7' }
    expect((await api.call('changeSenha', { body }, { token: await api.login(email) })).status).toBe(204)
    const { erro } = await api.call('resetSenha', { body: { token: link, nova: 'planalto-claro-8' } })
    expect(erro?.codigo).toBe('link_expirado')
    await api.login(email, 'montanha-verde-7')
  })

  it('sends an account three links at most while one may still hold, then another, and says the same however often it is asked (audit S17)', async () => {
    const { email } = await seedEmpresa(api.db, 'Oficina Bravo', 'bia@bravo.test')
    const sent = async () =>
      (await api.pool.query('select 1 from mensagem where destinatario = $1', [email])).rowCount
    /** Mail is queued after the answer: each is waited for, so that none meets the one before. */
    const askAndGet = async (expected: number) => {
      expect((await ask(email)).status).toBe(200)
      while ((await sent()) !== expected) await linkFor(email)
    }
    for (const expected of [1, 2, 3]) await askAndGet(expected)
    for (let n = 0; n < 3; n += 1) expect((await ask(email.toUpperCase())).status).toBe(200)
    const later = await seedEmpresa(api.db, 'Cantina Caju', 'caio@caju.test')
    await ask(later.email)
    await linkFor(later.email)
    expect(await sent()).toBe(3)
    // The life of a link later, of whom nothing came since.
    for (const [table, column] of [
      ['contagem', 'termina_em'],
      ['token_senha', 'expira_em'],
    ])
      await api.pool.query(
        `update ${table} set ${column} = ${column} - interval '${SENHA_LINK_MINUTES} minutes'`,
      )
    await askAndGet(4)
  }, 15_000)
})
