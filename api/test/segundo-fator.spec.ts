import { createApp, createWatch, ligarSegundoFator, openBrowser } from './support/autenticador'
import { seedEmpresa, seedUsuario, SENHA } from './support/seed-empresa'
import { startApi, type TestApi } from './support/start-api'

/** The second factor (product 75, decision 189). */

const watch = createWatch()
let api: TestApi
let empresaId = 0
beforeAll(async () => {
  api = await startApi(
    { trustProxy: 1, mail: { smtpUrl: 'smtp://127.0.0.1:9', from: { name: 'S', address: 's@s.test' } } },
    undefined,
    watch.clock,
  )
  ;({ empresaId } = await seedEmpresa(api.db))
  await seedEmpresa(api.db, 'Oficina Sol', 'caio@sol.test')
})
afterAll(() => api.close())
afterEach(async () => {
  watch.forward()
  await api.db.deleteFrom('tentativaLogin').execute()
})

let made = 0
/** Somebody of the company who has a second factor. */
async function pessoaComFator() {
  const email = `pessoa${(made += 1)}@aurora.test`
  const id = await seedUsuario(api.db, empresaId, email, `Pessoa ${made}`)
  const first = await api.login(email)
  const fator = await ligarSegundoFator(api, first, watch.clock)
  return { id, email, first, ...fator }
}
/** Whoever waits, waits long: a slow machine takes more than the first seconds. */
const prolong = () =>
  api.pool.query(
    "update tentativa_login set bloqueado_ate = now() + interval '1 hour' where bloqueado_ate is not null",
  )
const eu = async (token: string) => (await api.call('getUsuario', {}, { token })).status
const sessoesDe = async (id: number) =>
  (await api.pool.query('select id from sessao where usuario_id = $1', [id])).rows.length

describe('setting up a second factor', () => {
  it('asks for the password, gives a secret that no database names, and begins with the first code', async () => {
    const email = 'nova@aurora.test'
    const id = await seedUsuario(api.db, empresaId, email)
    const token = await api.login(email)
    const wrong = await api.call('beginSegundoFator', { body: { senha: 'outra-senha-1' } }, { token })
    expect([wrong.status, wrong.erro?.campos]).toEqual([422, { senha: 'A senha não confere.' }])
    const { body } = await api.call('beginSegundoFator', { body: { senha: SENHA } }, { token })
    const { segredo, endereco } = body.data
    expect(segredo).toMatch(/^[A-Z2-7]{32}$/)
    expect(endereco).toBe(
      `otpauth://totp/Seleta:nova%40aurora.test?issuer=Seleta&secret=${segredo}&algorithm=SHA1&digits=6&period=30`,
    )
    const kept = await api.pool.query<{ segredo: Buffer }>(
      'select segredo from segundo_fator where usuario_id = $1',
      [id],
    )
    expect(kept.rows[0]?.segredo.toString('latin1')).not.toContain(segredo)
    // Until a code has come back the password is enough.
    expect((await openBrowser(api).password(email)).status).toBe(200)
    expect((await api.call('confirmSegundoFator', { body: { codigo: '000000' } }, { token })).status).toBe(
      422,
    )
    const codigo = createApp(segredo, watch.clock).codigo()
    const ligado = await api.call('confirmSegundoFator', { body: { codigo } }, { token })
    expect(new Set(ligado.body.data.codigos).size).toBe(10)
    const fator = await api.call('getSegundoFator', {}, { token: ligado.body.data.access_token })
    expect(fator.body.data).toMatchObject({ codigosRestantes: 10, isExigido: false })
    expect(
      (
        await api.call(
          'beginSegundoFator',
          { body: { senha: SENHA } },
          { token: ligado.body.data.access_token },
        )
      ).status,
    ).toBe(409)
  })

  it('lets the session go on under another token, ends all others, writes it down and tells by mail', async () => {
    const email = 'rita@aurora.test'
    const id = await seedUsuario(api.db, empresaId, email, 'Rita')
    const outra = await api.login(email)
    const first = await api.login(email)
    const { token } = await ligarSegundoFator(api, first, watch.clock)
    expect([await eu(first), await eu(outra), await eu(token)]).toEqual([401, 401, 200])
    expect(await sessoesDe(id)).toBe(1)
    const { rows } = await api.pool.query('select acao from auditoria where alvo = $1', [`usuario:${id}`])
    expect(rows).toEqual([{ acao: 'segundo_fator_ligado' }])
    const mails = await api.pool.query(
      "select destinatario from mensagem where tipo = 'seguranca' and destinatario = $1",
      [email],
    )
    expect(mails.rows).toHaveLength(1)
  })

  it('has no secret that another installation, or another person, could open', async () => {
    const [ana, beto] = [await pessoaComFator(), await pessoaComFator()]
    await api.pool.query(
      'update segundo_fator set segredo = (select segredo from segundo_fator where usuario_id = $1) where usuario_id = $2',
      [ana.id, beto.id],
    )
    const browser = openBrowser(api)
    await browser.password(beto.email)
    expect((await browser.code(ana.app.codigo(1))).erro?.codigo).toBe('chave_do_servidor')
    // A recovery code needs no key of the server.
    expect((await browser.code(beto.codigos[0] ?? '')).status).toBe(200)
  })
})

describe('signing in with a second factor', () => {
  it('gives no session for the password alone, and one for password and code, kept as asked for', async () => {
    const { email, id, app } = await pessoaComFator()
    const before = await sessoesDe(id)
    const browser = openBrowser(api)
    const first = await browser.password(email, SENHA, true)
    expect([first.status, first.erro?.codigo]).toEqual([403, 'segundo_fator'])
    expect(first.given).toMatch(
      /^seleta-entrada=[\w-]{43}; Max-Age=300; Path=\/usuario\/v1\/usuarios\/login; HttpOnly; SameSite=Strict$/,
    )
    expect(await sessoesDe(id)).toBe(before)
    const { status, body } = await browser.code(app.codigo())
    expect([status, body.expires_in]).toEqual([200, 30 * 24 * 3600])
    expect(await eu(body.access_token)).toBe(200)
    const { rows } = await api.pool.query('select 1 from entrada_pendente where usuario_id = $1', [id])
    expect(rows).toEqual([])
  })

  it('takes codes of the step before and after, and no other', async () => {
    for (const [passos, status] of [
      [-2, 422],
      [2, 422],
      [0, 200],
    ] as const) {
      const { email, app } = await pessoaComFator()
      watch.forward()
      const browser = openBrowser(api)
      await browser.password(email)
      expect([passos, (await browser.code(app.codigo(passos))).status]).toEqual([passos, status])
    }
    const { email, app } = await pessoaComFator()
    watch.forward()
    for (const passos of [-1, 0, 1]) {
      const browser = openBrowser(api)
      await browser.password(email)
      expect((await browser.code(app.codigo(passos))).status).toBe(200)
    }
  })

  it('takes a code once, by whomever and how often it comes (replay)', async () => {
    const { email, app } = await pessoaComFator()
    const codigo = app.codigo()
    const browsers = [openBrowser(api), openBrowser(api), openBrowser(api)]
    for (const browser of browsers) await browser.password(email)
    const answers = await Promise.all(browsers.map((browser) => browser.code(codigo)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422])
    // Nor one of a step before it.
    const late = openBrowser(api)
    await late.password(email)
    expect((await late.code(app.codigo(-1))).erro?.mensagem).toBe('Código inválido ou já usado.')
  })

  it('opens for the browser that has shown the password, once, for five minutes', async () => {
    const { email, app } = await pessoaComFator()
    expect((await openBrowser(api).code(app.codigo())).erro?.codigo).toBe('entrada_expirada')
    const browser = openBrowser(api)
    await browser.password(email)
    const cookie = browser.cookie()
    expect((await browser.code(app.codigo())).status).toBe(200)
    browser.plant(cookie)
    expect((await browser.code(app.codigo(1))).erro?.codigo).toBe('entrada_expirada')
    const slow = openBrowser(api)
    await slow.password(email)
    await api.pool.query("update entrada_pendente set expira_em = now() - interval '1 second'")
    const over = await slow.code(app.codigo(1))
    expect([over.status, over.erro?.mensagem]).toEqual([
      401,
      'O tempo para digitar o código acabou. Entre de novo com a senha.',
    ])
  })

  it('gives whoever plants their own cookie nothing of somebody else (fixation)', async () => {
    const [ana, ladrao] = [await pessoaComFator(), await pessoaComFator()]
    const [dela, dele] = [openBrowser(api), openBrowser(api)]
    await dele.password(ladrao.email)
    dela.plant(dele.cookie())
    // Her code is none of his, and her password gives her browser a cookie of its own.
    expect((await dela.code(ana.app.codigo())).status).toBe(422)
    await dela.password(ana.email)
    expect(dela.cookie()).not.toBe(dele.cookie())
    const { body } = await dela.code(ana.app.codigo())
    expect((await api.call('getUsuario', {}, { token: body.access_token })).body.data.email).toBe(ana.email)
    // What he holds still opens for his code alone.
    expect((await dele.code(ana.app.codigo(1))).status).toBe(422)
  })

  it('slows guessing down by account, whatever browser or address it comes from', async () => {
    const { email, app } = await pessoaComFator()
    const seen: number[] = []
    for (let n = 0; n < 4; n += 1) {
      const browser = openBrowser(api)
      await browser.password(email)
      seen.push((await browser.code(`00000${n}`)).status)
    }
    expect(seen).toEqual([422, 422, 422, 422])
    const { rowCount } = await prolong()
    expect(rowCount).toBe(1)
    const browser = openBrowser(api)
    await browser.password(email)
    const right = await browser.code(app.codigo())
    expect([right.status, Number(right.headers.get('retry-after')) > 0]).toEqual([429, true])
  })

  it('lets its owner in, where they have signed in before and by a recovery code, while a stranger with the password guesses', async () => {
    const { email, app, codigos } = await pessoaComFator()
    const enter = async (codigo: string, lugar?: string) => {
      const browser = openBrowser(api, lugar)
      await browser.password(email)
      return (await browser.code(codigo)).status
    }
    expect(await enter(app.codigo(), '198.51.100.7')).toBe(200)
    for (let n = 0; n < 4; n += 1) expect(await enter(`00000${n}`)).toBe(422)
    await prolong()
    expect(await enter(app.codigo(1))).toBe(429)
    expect(await enter(app.codigo(1), '198.51.100.7')).toBe(200)
    expect(await enter(codigos[0] ?? '')).toBe(200)
    // There too nobody guesses for long.
    for (let n = 0; n < 6; n += 1) expect(await enter(`00000${n}`, '198.51.100.7')).toBe(422)
    await prolong()
    watch.forward()
    expect(await enter(app.codigo(), '198.51.100.7')).toBe(429)
  })

  it('takes each recovery code once, however it is typed, and new ones end the old', async () => {
    const { email, codigos, token, app } = await pessoaComFator()
    const [first = '', second = '', third = ''] = codigos
    const enter = async (codigo: string) => {
      const browser = openBrowser(api)
      await browser.password(email)
      return (await browser.code(codigo)).status
    }
    expect(await enter(first)).toBe(200)
    expect(await enter(first)).toBe(422)
    expect(await enter(second.toLowerCase().replaceAll('-', ' '))).toBe(200)
    const fator = await api.call('getSegundoFator', {}, { token })
    expect(fator.body.data.codigosRestantes).toBe(8)
    const body = { senha: SENHA, codigo: app.codigo() }
    const novos = await api.call('renewRecuperacao', { body }, { token })
    expect(novos.body.data.codigos).toHaveLength(10)
    expect(await enter(third)).toBe(422)
    expect(await enter(novos.body.data.codigos[0] ?? '')).toBe(200)
    const { rows } = await api.pool.query('select codigo_hash from codigo_recuperacao')
    expect(JSON.stringify(rows)).not.toContain(novos.body.data.codigos[1])
  })

  it('is over for whoever changed the password in between, or is no longer there', async () => {
    const { email, app, token } = await pessoaComFator()
    const browser = openBrowser(api)
    await browser.password(email)
    const body = { atual: SENHA, nova: 'montanha-verde-7' }
    expect((await api.call('changeSenha', { body }, { token })).status).toBe(204)
    expect((await browser.code(app.codigo())).status).toBe(401)
  })
})

describe('taking it away', () => {
  it('asks for password and code', async () => {
    const { email, app, token } = await pessoaComFator()
    const disable = async (senha: string, codigo: string) =>
      (await api.call('disableSegundoFator', { body: { senha, codigo } }, { token })).status
    expect(await disable('outra-senha-1', app.codigo())).toBe(422)
    expect(await disable(SENHA, '000000')).toBe(422)
    expect(await disable(SENHA, app.codigo())).toBe(204)
    expect((await openBrowser(api).password(email)).status).toBe(200)
  })

  it('is an administrator’s for a colleague who asks: logged, mailed, and nobody is left signed in', async () => {
    const { id, email, token } = await pessoaComFator()
    const ana = await api.login('ana@aurora.test')
    const browser = openBrowser(api)
    await browser.password(email)
    const reset = (who: string, whose: number) =>
      api.call('resetSegundoFator', { params: { id: whose } }, { token: who })
    expect((await reset(await api.login('caio@sol.test'), id)).status).toBe(404)
    expect((await reset(token, id)).status).toBe(409)
    expect((await reset(ana, id)).status).toBe(204)
    expect(await eu(token)).toBe(401)
    expect((await browser.code('000000')).erro?.codigo).toBe('entrada_expirada')
    expect((await openBrowser(api).password(email)).status).toBe(200)
    const { rows } = await api.pool.query(
      "select a.acao, u.email from auditoria a join usuario u on u.id = a.usuario_id where alvo = $1 and acao = 'segundo_fator_retirado'",
      [`usuario:${id}`],
    )
    expect(rows).toEqual([{ acao: 'segundo_fator_retirado', email: 'ana@aurora.test' }])
    expect((await reset(ana, id)).erro?.mensagem).toBe('Essa pessoa não tem segundo fator.')
  })
})
