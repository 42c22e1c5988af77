import { CLIENTE, goPelaEmpresa, openEmpresaBrowser, startProvedor, visitProvedor } from './support/provedor'
import { createWatch, ligarSegundoFator } from './support/autenticador'
import { seedEmpresa, seedUsuario, SENHA } from './support/seed-empresa'
import { startApi, type TestApi } from './support/start-api'

/** Signing in with the company's own account, at a real OpenID provider (product 75, decision 196). */

const PUBLIC = 'http://vagas.test'
const VOLTA = `${PUBLIC}/usuario/v1/usuarios/login/empresa/retorno`
/** What domains have published. */
const txt = new Map<string, string[][]>()
const watch = createWatch()

let api: TestApi
let aurora: Awaited<ReturnType<typeof startProvedor>>
let sol: Awaited<ReturnType<typeof startProvedor>>
let empresaId = 0
let ana = ''
let caio = ''

beforeAll(async () => {
  api = await startApi(
    { publicUrl: PUBLIC, trustProxy: 1 },
    undefined,
    watch.clock,
    async (nome) => txt.get(nome) ?? [],
  )
  ;[aurora, sol] = await Promise.all([startProvedor(VOLTA), startProvedor(VOLTA)])
  ;({ empresaId } = await seedEmpresa(api.db))
  await seedEmpresa(api.db, 'Oficina Sol', 'caio@sol.test')
  ana = await api.login('ana@aurora.test')
  caio = await api.login('caio@sol.test')
})
afterAll(async () => {
  await Promise.all([aurora.stop(), sol.stop()])
  await api.close()
})

type Papel = 'RECRUTADOR' | null
async function save(
  token: string,
  emissor: string,
  dominio: string,
  papel: Papel = null,
  soPelaEmpresa = false,
) {
  const body = { ...CLIENTE, emissor, dominio, papel, soPelaEmpresa }
  return api.call('saveAcessoDaEmpresa', { body }, { token })
}
async function open(
  token: string,
  emissor: string,
  dominio: string,
  papel: Papel = null,
  soPelaEmpresa = false,
) {
  const saved = await save(token, emissor, dominio, papel, soPelaEmpresa)
  if (saved.status !== 200) throw new Error(`saving answered ${saved.status}: ${saved.erro?.mensagem}`)
  txt.set(dominio, [['v=spf1 -all'], [saved.body.data?.registro ?? '']])
  await api.call('proveDominio', {}, { token })
}

const openBrowser = () => openEmpresaBrowser(api, PUBLIC)

/** The whole way, as somebody whom the provider knows by `hint`. */
const enter = (email: string, hint?: string) => goPelaEmpresa(api, PUBLIC, email, hint)
const contaOf = async (token: string) => (await api.call('getUsuario', {}, { token })).body.data

describe('setting it up', () => {
  it('asks the provider whether it is one, and never tells the client’s secret', async () => {
    const wrong = await save(ana, `${aurora.emissor}/outro`, 'aurora.test')
    expect(wrong.erro?.campos).toEqual({
      emissor: 'Este endereço não respondeu como um provedor OpenID. Confira o endereço do emissor.',
    })
    const common = await save(ana, 'https://login.microsoftonline.com/common/v2.0', 'aurora.test')
    expect(common.erro?.campos?.['emissor']).toMatch(/^Use o endereço do seu locatário/)
    const consumers = 'https://login.microsoftonline.com/9188040d-6c67-4c5b-b112-36a304b66dad/v2.0'
    expect((await save(ana, consumers, 'aurora.test')).erro?.campos?.['emissor']).toBe(
      common.erro?.campos?.['emissor'],
    )
    const saved = await save(ana, aurora.emissor, 'Aurora.test')
    expect(saved.body.data).toMatchObject({ dominio: 'aurora.test', isDominioProvado: false, volta: VOLTA })
    expect(JSON.stringify(saved.body)).not.toContain(CLIENTE.segredo)
    const { rows } = await api.pool.query<{ segredo: Buffer }>('select segredo from acesso_empresa')
    expect(rows[0]?.segredo.toString('latin1')).not.toContain(CLIENTE.segredo)
  })

  it('opens nothing until the domain has published the company’s code', async () => {
    expect((await enter('ana@aurora.test')).result).toBe(
      'Nenhuma empresa entra assim com este e-mail. Use a senha.',
    )
    txt.set('aurora.test', [['seleta-verificacao=de-outra-empresa']])
    expect((await api.call('proveDominio', {}, { token: ana })).erro?.codigo).toBe('dominio_nao_provado')
    await open(ana, aurora.emissor, 'aurora.test')
    expect((await api.call('getAcessoDaEmpresa', {}, { token: ana })).body.data?.isDominioProvado).toBe(true)
    const { rows } = await api.pool.query("select acao from auditoria where acao = 'dominio_provado'")
    expect(rows).toHaveLength(1)
  })

  it('lets one company have a domain, and another domain begins unproven', async () => {
    await save(caio, sol.emissor, 'aurora.test')
    const { registro = '' } = (await api.call('getAcessoDaEmpresa', {}, { token: caio })).body.data ?? {}
    txt.get('aurora.test')?.push([registro])
    expect((await api.call('proveDominio', {}, { token: caio })).erro?.codigo).toBe('dominio_em_uso')
    await open(caio, sol.emissor, 'sol.test')
    const moved = await save(caio, sol.emissor, 'lua.test')
    expect(moved.body.data?.isDominioProvado).toBe(false)
    await open(caio, sol.emissor, 'sol.test')
  })
})

describe('coming in', () => {
  it('is for colleagues: linked at the first time, known by the provider’s subject after it', async () => {
    const { token } = await enter('ana@aurora.test', 'sub-ana|ana@aurora.test')
    expect(await contaOf(token)).toMatchObject({ email: 'ana@aurora.test', empresa: { id: empresaId } })
    // Whatever the address is there later.
    const renamed = await enter('ana@aurora.test', 'sub-ana|ana.lima@aurora.test')
    expect((await contaOf(renamed.token)).email).toBe('ana@aurora.test')
    // Somebody else who was given the address there is not her.
    expect((await enter('ana@aurora.test', 'sub-outra|ana@aurora.test')).result).toBe('outra-conta')
  })

  it('takes up an invitation, and without one is for nobody until the company says so', async () => {
    expect((await enter('nova@aurora.test')).result).toBe('sem-conta')
    const body = { email: 'nova@aurora.test', nome: 'Nova', papel: 'LEITURA' as const }
    const convite = await api.call('createConvite', { body }, { token: ana })
    expect(await contaOf((await enter('nova@aurora.test')).token)).toMatchObject({
      nome: 'Nova',
      papel: 'LEITURA',
    })
    // Who holds the invitation's link has nothing in hand any more.
    const link = new URL(convite.body.data.link ?? '').searchParams.get('token') ?? ''
    const late = await api.call('acceptConvite', { body: { token: link, nome: 'Outra', senha: SENHA } })
    expect(late.erro?.codigo).toBe('link_expirado')
    await open(ana, aurora.emissor, 'aurora.test', 'RECRUTADOR')
    const { token } = await enter('eva@aurora.test')
    expect(await contaOf(token)).toMatchObject({ nome: 'Nome do Provedor', papel: 'RECRUTADOR' })
    // Nobody knows a password of theirs.
    const body2 = { username: 'eva@aurora.test', password: '!', grant_type: 'password' as const }
    expect((await api.call('login', { body: body2 })).status).toBe(401)
  })

  it('refuses an e-mail that the provider has not verified, or of another domain', async () => {
    expect((await enter('ana@aurora.test', 'sub-x|nao-conferido@aurora.test')).result).toBe('email')
    expect((await enter('ana@aurora.test', 'sub-x|ana@outra.test')).result).toBe('email')
  })

  it('refuses who works in another company, and who was removed', async () => {
    const outra = await seedEmpresa(api.db, 'Mercado Lua', 'gil@aurora.test')
    expect(outra.empresaId).not.toBe(empresaId)
    expect((await enter('gil@aurora.test')).result).toBe('outra-empresa')
    // Nor does an invitation that waited here while they began there.
    const convidado = { email: 'bento@aurora.test', nome: 'Bento', papel: 'LEITURA' as const }
    await api.call('createConvite', { body: convidado }, { token: ana })
    await seedEmpresa(api.db, 'Bar do Bento', 'bento@aurora.test')
    expect((await enter('bento@aurora.test')).result).toBe('outra-empresa')
    // The company still lets its people in by themselves: whom it took out is none of them, whatever their address is now.
    const eva = (await enter('eva@aurora.test')).token
    const { id } = await contaOf(eva)
    await api.call('deleteUsuario', { params: { id }, query: {} }, { token: ana })
    expect((await api.call('getUsuario', {}, { token: eva })).status).toBe(401)
    for (const hint of [
      'eva@aurora.test',
      'sub-nova|eva@aurora.test',
      'eva@aurora.test|eva.reis@aurora.test',
    ])
      expect((await enter('eva@aurora.test', hint)).result).toBe('sem-conta')
    const deVolta = { email: 'eva@aurora.test', nome: 'Eva', papel: 'LEITURA' as const }
    await api.call('createConvite', { body: deVolta }, { token: ana })
    expect((await enter('eva@aurora.test')).result).toBe('ok')
    await open(ana, aurora.emissor, 'aurora.test', null)
  })

  it('says it when somebody gives up there', async () => {
    expect((await enter('ana@aurora.test', 'recusa')).result).toBe('cancelada')
  })

  it('asks for no second factor of ours: the company answers for it there', async () => {
    const { token } = await ligarSegundoFator(api, ana, watch.clock)
    ana = token
    expect((await enter('ana@aurora.test', 'sub-ana|ana@aurora.test')).result).toBe('ok')
  })
})

describe('what somebody else could try', () => {
  const begun = async () => {
    const browser = openBrowser()
    const { body } = await browser.begin('ana@aurora.test')
    const address = new URL(body.data.endereco)
    address.searchParams.set('login_hint', 'sub-ana|ana@aurora.test')
    return { browser, back: await visitProvedor(address.href) }
  }

  it('coming back twice opens nothing (replay), nor does finishing twice', async () => {
    const { browser, back } = await begun()
    const kept = new Map(browser.cookies)
    expect(await browser.back(back)).toBe('ok')
    const waiting = new Map(browser.cookies)
    expect((await browser.finish()).status).toBe(200)
    for (const [name, value] of waiting) browser.cookies.set(name, value)
    const again = await browser.finish()
    expect([again.status, again.erro?.mensagem]).toEqual([401, 'Esta entrada não vale mais. Comece de novo.'])
    for (const [name, value] of kept) browser.cookies.set(name, value)
    expect(await browser.back(back)).toBe('expirada')
  })

  it('another browser’s way back opens nothing (fixation)', async () => {
    const { back } = await begun()
    expect(await openBrowser().back(back)).toBe('expirada')
    const other = await begun()
    expect(await other.browser.back(back)).toBe('provedor')
  })

  it('what another issuer says is not taken (mix-up), nor a way that was begun for another company', async () => {
    const { browser, back } = await begun()
    back.searchParams.set('iss', sol.emissor)
    expect(await browser.back(back)).toBe('provedor')
    const daSol = openBrowser()
    const { body } = await daSol.begin('caio@sol.test')
    const there = await visitProvedor(body.data.endereco)
    const { browser: daAurora, back: own } = await begun()
    own.searchParams.set('code', there.searchParams.get('code') ?? '')
    expect(await daAurora.back(own)).toBe('provedor')
  })

  it('a sealed cookie that was changed is none, and a way of more than ten minutes is over', async () => {
    const { browser, back } = await begun()
    const [[name = '', value = ''] = []] = browser.cookies
    browser.cookies.set(name, `${value.slice(0, -4)}AAAA`)
    expect(await browser.back(back)).toBe('expirada')
    const late = await begun()
    await api.pool.query("update ida_ao_provedor set expira_em = now() - interval '1 second'")
    expect(await late.browser.back(late.back)).toBe('expirada')
  })

  it('a token that waits for a code is none that comes from a provider, nor the other way round', async () => {
    const { browser, back } = await begun()
    await browser.back(back)
    const pendente = browser.cookies.get('seleta-volta') ?? ''
    const answer = await api.call(
      'enterSegundoFator',
      { body: { codigo: '000000' } },
      { headers: { cookie: `seleta-entrada=${pendente}` } },
    )
    expect(answer.erro?.codigo).toBe('entrada_expirada')
  })
})

describe('a company whose people come in by it alone', () => {
  it('keeps passwords for administrators, so that nobody is shut out with their provider', async () => {
    await seedUsuario(api.db, empresaId, 'rui@aurora.test', 'Rui')
    await api.db
      .updateTable('usuario')
      .set({ papel: 'RECRUTADOR' })
      .where('email', '=', 'rui@aurora.test')
      .execute()
    await open(ana, aurora.emissor, 'aurora.test', null, true)
    const login = (username: string) =>
      api.call('login', { body: { username, password: SENHA, grant_type: 'password' } })
    expect((await login('rui@aurora.test')).erro?.codigo).toBe('so_pela_empresa')
    expect((await login('ana@aurora.test')).erro?.codigo).toBe('segundo_fator')
    expect((await enter('rui@aurora.test')).result).toBe('ok')
    const waiting = openBrowser()
    const address = new URL((await waiting.begin('rui@aurora.test')).body.data.endereco)
    address.searchParams.set('login_hint', 'rui@aurora.test')
    expect(await waiting.back(await visitProvedor(address.href))).toBe('ok')
    expect((await api.call('deleteAcessoDaEmpresa', {}, { token: ana })).status).toBe(204)
    // Who was on the way in stands outside again.
    expect((await waiting.finish()).status).toBe(401)
    expect((await login('rui@aurora.test')).status).toBe(200)
  })
})
