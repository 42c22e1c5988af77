import { CLIENTE, openEmpresaBrowser, startProvedor, visitProvedor } from './support/provedor'
import { createWatch, ligarSegundoFator, openBrowser } from './support/autenticador'
import { seedEmpresa, seedUsuario, SENHA } from './support/seed-empresa'
import { startApi, type TestApi } from './support/start-api'

/** Who was not let in, and what was changed about how one comes in: in the log of whoever runs the product (security section 5). */

const PUBLIC = 'http://vagas.test'
const watch = createWatch()
const txt = new Map<string, string[][]>()
let written = ''
let api: TestApi
let provedor: Awaited<ReturnType<typeof startProvedor>>
let empresaId = 0
let ana = ''

beforeAll(async () => {
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    written += String(text)
    return true
  })
  api = await startApi(
    { publicUrl: PUBLIC, trustProxy: 1, logLevel: 'info' },
    undefined,
    watch.clock,
    async (nome) => txt.get(nome) ?? [],
  )
  provedor = await startProvedor(`${PUBLIC}/usuario/v1/usuarios/login/empresa/retorno`)
  ;({ empresaId } = await seedEmpresa(api.db))
  ana = await api.login('ana@aurora.test')
})
afterAll(async () => {
  await provedor.stop()
  await api.close()
  jest.restoreAllMocks()
})

/** Looks into what is new in the log; a line is written after its answer has left. */
async function logged(words: string): Promise<void> {
  const until = Date.now() + 2000
  while (!written.includes(words) && Date.now() < until) await new Promise((resolve) => setImmediate(resolve))
  expect(written).toContain(words)
  written = ''
}

describe('the log notes who was not let in', () => {
  it('a code that is wrong, and one whose time was over', async () => {
    const email = 'bia@aurora.test'
    await seedUsuario(api.db, empresaId, email)
    const { app } = await ligarSegundoFator(api, await api.login(email), watch.clock)
    const browser = openBrowser(api)
    await browser.password(email)
    await browser.code('000000')
    await logged('[aviso] entrada recusada: código errado POST /usuario/v1/usuarios/login/segundo-fator 422')
    watch.forward()
    await api.pool.query('delete from tentativa_login')
    expect((await browser.code(app.codigo())).status).toBe(200)
    await logged('[info] entrada POST /usuario/v1/usuarios/login/segundo-fator 200')
    await browser.code(app.codigo())
    await logged('[aviso] entrada recusada: o tempo do código acabou POST')
  })

  it('with the company’s own account: no company, a refusal on the way back, a way that was used', async () => {
    const browser = openEmpresaBrowser(api, PUBLIC)
    await browser.begin('ana@nenhuma.test')
    await logged('[aviso] entrada recusada: nenhuma empresa com este domínio POST')
    await openProvedor()
    const { body } = await browser.begin('ana@aurora.test')
    await logged('[info] entrada pela empresa começada POST')
    const address = new URL(body.data.endereco)
    address.searchParams.set('login_hint', 'sub-x|ana@outra.test')
    expect(await browser.back(await visitProvedor(address.href))).toBe('email')
    await logged('[aviso] entrada recusada: a volta do provedor não abre (email) GET')
    await browser.finish()
    await logged('[aviso] entrada recusada: a volta do provedor acabou ou já foi usada POST')
  })
})

/** Sets the company's provider up, its domain proven. */
async function openProvedor() {
  const body = {
    ...CLIENTE,
    emissor: provedor.emissor,
    dominio: 'aurora.test',
    papel: null,
    soPelaEmpresa: false,
  }
  const saved = await api.call('saveAcessoDaEmpresa', { body }, { token: ana })
  await logged('[info] entrada pela empresa mudada PUT')
  txt.set('aurora.test', [[saved.body.data?.registro ?? '']])
  await api.call('proveDominio', {}, { token: ana })
  await logged('[info] domínio da empresa provado POST')
}

test('the log notes what was changed about how people come in', async () => {
  const email = 'caio@aurora.test'
  const id = await seedUsuario(api.db, empresaId, email)
  const fator = await ligarSegundoFator(api, await api.login(email), watch.clock)
  await logged('[info] segundo fator ligado PUT')
  await api.call(
    'disableSegundoFator',
    { body: { senha: SENHA, codigo: fator.app.codigo() } },
    { token: fator.token },
  )
  await logged('[info] segundo fator desligado POST')
  await ligarSegundoFator(api, fator.token, watch.clock)
  await api.call('resetSegundoFator', { params: { id } }, { token: ana })
  await logged('[info] segundo fator de um colega retirado DELETE')
  await api.call('saveAcesso', { body: { exigeSegundoFator: false } }, { token: ana })
  await logged('[info] configuração da empresa mudada PUT /usuario/v1/empresa/acesso 200')
  await api.call('deleteAcessoDaEmpresa', {}, { token: ana })
  await logged('[info] entrada pela empresa retirada DELETE')
})
