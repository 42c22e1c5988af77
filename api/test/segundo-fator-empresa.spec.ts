import { ligarSegundoFator, createWatch, openBrowser } from './support/autenticador'
import { seedEmpresa, seedUsuario, SENHA } from './support/seed-empresa'
import { startApi, type TestApi } from './support/start-api'
import { untilWaiting } from './support/until-waiting'

/** What a company asks of its people's sign-in, and where secrets are kept (product 75, decision 189). */

const watch = createWatch()
let api: TestApi
beforeAll(async () => {
  api = await startApi({}, undefined, watch.clock)
  await seedEmpresa(api.db)
  await seedEmpresa(api.db, 'Oficina Sol', 'caio@sol.test')
})
afterAll(() => api.close())

const eu = async (token: string) => (await api.call('getUsuario', {}, { token })).status
const sessoesDe = async (id: number) =>
  (await api.pool.query('select id from sessao where usuario_id = $1', [id])).rows.length

describe('a company that asks for it', () => {
  const exigir = (token: string, exigeSegundoFator: boolean) =>
    api.call('saveAcesso', { body: { exigeSegundoFator } }, { token })

  it('begins with an administrator who has one; the others set theirs up before anything else', async () => {
    const chefe = await seedEmpresa(api.db, 'Mercado Lua', 'lia@lua.test')
    const semEle = await seedUsuario(api.db, chefe.empresaId, 'davi@lua.test', 'Davi')
    const chave = (await api.call('createChaveOrigens', {}, { token: await api.login('lia@lua.test') })).body
      .data.chave
    const first = await api.login('lia@lua.test')
    expect((await exigir(first, true)).erro?.codigo).toBe('sem_segundo_fator')
    const { token } = await ligarSegundoFator(api, first, watch.clock)
    const antes = await api.login('davi@lua.test')
    expect((await exigir(token, true)).body.data).toEqual({ exigeSegundoFator: true, semSegundoFator: 1 })
    expect([await eu(token), await eu(antes)]).toEqual([200, 401])
    const disabled = await api.call('disableSegundoFator', { body: { senha: SENHA, codigo: '1' } }, { token })
    expect(disabled.status).toBe(409)

    const davi = await api.login('davi@lua.test')
    const conta = await api.call('getUsuario', {}, { token: davi })
    expect(conta.body.data.faltaSegundoFator).toBe(true)
    const refused = await api.call('listSessoes', {}, { token: davi })
    expect([refused.status, refused.erro?.codigo, refused.erro?.mensagem]).toEqual([
      403,
      'sem_permissao',
      'Sua empresa pede um segundo fator para entrar. Cadastre o seu para continuar.',
    ])
    const dele = await ligarSegundoFator(api, davi, watch.clock)
    expect(await eu(davi)).toBe(401)
    expect((await api.call('listSessoes', {}, { token: dele.token })).status).toBe(200)
    expect((await api.call('getUsuario', {}, { token: dele.token })).body.data.faltaSegundoFator).toBe(false)
    expect(await sessoesDe(semEle)).toBe(1)
    // Keys of origins are programs.
    const origem = await api.request('/talento/v1/origens/ABLER/talentos', {
      method: 'POST',
      headers: { 'x-api-key': chave },
    })
    expect([401, 403]).not.toContain(origem.status)
  })

  it('lets nobody switch theirs off in the moment in which it begins to ask', async () => {
    const { empresaId } = await seedEmpresa(api.db, 'Padaria Mar', 'gil@mar.test')
    const { token, app } = await ligarSegundoFator(api, await api.login('gil@mar.test'), watch.clock)
    watch.forward()
    const client = await api.pool.connect()
    await client.query('begin')
    await client.query('update empresa set exige_segundo_fator = true where id = $1', [empresaId])
    const answer = api.call(
      'disableSegundoFator',
      { body: { senha: SENHA, codigo: app.codigo() } },
      { token },
    )
    await untilWaiting(api.pool, 1)
    await client.query('commit')
    client.release()
    expect((await answer).status).toBe(409)
    expect(await eu(token)).toBe(200)
    const status = (await api.call('getSegundoFator', {}, { token })).body.data
    expect([status.isExigido, status.ativoDesde]).toEqual([true, expect.any(String)])
  })

  it('may take it back: who was waiting goes on', async () => {
    const { token } = await ligarSegundoFator(api, await api.login('caio@sol.test'), watch.clock)
    const { rows } = await api.pool.query<{ empresa_id: number }>(
      "select empresa_id from usuario where email = 'caio@sol.test'",
    )
    await seedUsuario(api.db, Number(rows[0]?.empresa_id), 'eva@sol.test', 'Eva')
    await exigir(token, true)
    const eva = await api.login('eva@sol.test')
    expect((await api.call('getEmpresa', {}, { token: eva })).status).toBe(403)
    expect((await exigir(token, false)).status).toBe(200)
    expect((await api.call('getEmpresa', {}, { token: eva })).status).toBe(200)
    // Another company's people sign in as they did.
    expect((await openBrowser(api).password('ana@aurora.test')).status).toBe(200)
  })
})

describe('an installation that has no place for secrets', () => {
  it('says so and keeps none', async () => {
    const bare = await startApi({ databaseUrl: 'postgres://elsewhere/x' })
    try {
      await seedEmpresa(bare.db)
      const token = await bare.login('ana@aurora.test')
      const { status, erro } = await bare.call('beginSegundoFator', { body: { senha: SENHA } }, { token })
      expect([status, erro?.codigo]).toEqual([409, 'sem_chave_do_servidor'])
    } finally {
      await bare.close()
    }
  })
})
