import { CLIENTE, openEmpresaBrowser, startProvedor, visitProvedor } from './support/provedor'
import { seedEmpresa } from './support/seed-empresa'
import { startApi, type TestApi } from './support/start-api'

/** What a company's OpenID provider says of itself and of people is judged as what anybody else sends (product 75). */

const PUBLIC = 'http://vagas.test'
const NO_PROVIDER = 'Este endereço não respondeu como um provedor OpenID. Confira o endereço do emissor.'
const txt = new Map<string, string[][]>()

let api: TestApi
let provedor: Awaited<ReturnType<typeof startProvedor>>
let ana = ''

beforeAll(async () => {
  api = await startApi(
    { publicUrl: PUBLIC, trustProxy: 1 },
    undefined,
    undefined,
    async (nome) => txt.get(nome) ?? [],
  )
  provedor = await startProvedor(`${PUBLIC}/usuario/v1/usuarios/login/empresa/retorno`)
  await seedEmpresa(api.db)
  ana = await api.login('ana@aurora.test')
  const saved = await save()
  txt.set('aurora.test', [[saved.body.data?.registro ?? '']])
  await api.call('proveDominio', {}, { token: ana })
})
afterAll(async () => {
  await provedor.stop()
  await api.close()
})
// Nobody of them asks too often.
beforeEach(() => api.pool.query('delete from contagem'))
afterEach(() => provedor.tell({}))

function save() {
  const { emissor } = provedor
  const body = {
    ...CLIENTE,
    emissor,
    dominio: 'aurora.test',
    papel: 'LEITURA' as const,
    soPelaEmpresa: false,
  }
  return api.call('saveAcessoDaEmpresa', { body }, { token: ana })
}

describe('a provider that names no place to sign in at', () => {
  const unusable = [
    '',
    'not a url',
    5,
    null,
    '/auth',
    'javascript:alert(1)//',
    'javascript://localhost/%0aalert(1)',
  ]
  const elsewhere = [
    'data:text/html,x',
    'http://provedor.test/auth',
    'ftp://localhost/auth',
    ['https://a.test'],
  ]
  it.each([...unusable, ...elsewhere])(
    'is not kept, and of one that was kept nobody is sent to %j',
    async (address) => {
      for (const endpoint of ['authorization_endpoint', 'token_endpoint', 'jwks_uri']) {
        await provedor.tell({ metadados: { [endpoint]: address } })
        const saved = await save()
        expect([endpoint, saved.status, saved.erro?.campos]).toEqual([
          endpoint,
          422,
          { emissor: NO_PROVIDER },
        ])
        const { status, erro } = await openEmpresaBrowser(api, PUBLIC).begin('ana@aurora.test')
        expect([endpoint, status, erro?.codigo]).toEqual([endpoint, 503, 'provedor'])
      }
    },
  )

  it('once it has changed while somebody is there ends their way with words, not with a fault', async () => {
    const browser = openEmpresaBrowser(api, PUBLIC)
    const { body } = await browser.begin('ana@aurora.test')
    const back = await visitProvedor(body.data.endereco)
    await provedor.tell({ metadados: { token_endpoint: 'data:application/json,{}' } })
    expect(await browser.back(back)).toBe('provedor')
  })

  it('by TLS anywhere, or on the same machine where the issuer is there itself, is taken', async () => {
    await provedor.tell({
      metadados: { authorization_endpoint: 'https://entrar.provedor.test/auth?tenant=1' },
    })
    expect((await save()).status).toBe(200)
    const { body } = await openEmpresaBrowser(api, PUBLIC).begin('ana@aurora.test')
    expect(body.data.endereco).toMatch(/^https:\/\/entrar\.provedor\.test\/auth\?tenant=1&/)
  })
})
