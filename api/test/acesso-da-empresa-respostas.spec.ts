import { CLIENTE, goPelaEmpresa, openEmpresaBrowser, startProvedor, visitProvedor } from './support/provedor'
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

describe('what a provider claims of somebody', () => {
  /** One way in of somebody whom nobody knows yet. */
  const claim = async (email: string, pessoa: Readonly<Record<string, unknown>>) => {
    await provedor.tell({ pessoa })
    const { result, token } = await goPelaEmpresa(api, PUBLIC, email)
    return { result, token }
  }
  const written = async () =>
    (
      await api.pool.query(
        'select email, nome from usuario union all select sujeito, emissor from identidade_empresa',
      )
    ).rows

  it.each([
    ['the character 0', 'a\0b'],
    ['a line end', 'a\r\nb'],
    ['half a pair of surrogates', 'a\ud800b'],
    ['256 characters', 's'.repeat(256)],
    ['100 kB', 's'.repeat(100_000)],
  ])('opens nothing as a subject with %s', async (_what, sub) => {
    const kept = await written()
    expect(await claim('eva@aurora.test', { sub })).toEqual({ result: 'provedor', token: '' })
    expect(await written()).toEqual(kept)
  })

  it.each([
    ['the character 0', 'a\0b@aurora.test'],
    ['a line end before the @', 'x\r\n@aurora.test'],
    ['half a pair of surrogates', 'a\ud800b@aurora.test'],
    ['300 letters before the @', `${'a'.repeat(300)}@aurora.test`],
    ['65 letters before the @', `${'a'.repeat(65)}@aurora.test`],
    ['two addresses', 'x@y.test, z@aurora.test'],
  ])('opens nothing with an e-mail of %s', async (sub, email) => {
    const kept = await written()
    expect(await claim('eva@aurora.test', { sub, email })).toEqual({ result: 'email', token: '' })
    expect(await written()).toEqual(kept)
  })

  it('is a name as any form takes it: one line, no longer than it may be', async () => {
    const nomeOf = async (email: string, name: unknown) => {
      const { token } = await claim(email, { name })
      return (await api.call('getUsuario', {}, { token })).body.data.nome
    }
    expect(await nomeOf('nul@aurora.test', 'Eva\0 Reis')).toBe('Eva Reis')
    expect(await nomeOf('linhas@aurora.test', ' Eva\r\n\u202e Reis\u200b ')).toBe('Eva Reis')
    expect(await nomeOf('metade@aurora.test', 'Eva \ud800Reis')).toBe('Eva \ufffdReis')
    expect(await nomeOf('longo@aurora.test', 'Eva '.repeat(4000))).toHaveLength(119)
    expect(await nomeOf('numero@aurora.test', 5)).toBe('')
  })

  it('opens the door with a subject of 255 characters, of whatever letters', async () => {
    expect((await claim('cheio@aurora.test', { sub: 's'.repeat(255) })).result).toBe('ok')
    expect((await claim('letras@aurora.test', { sub: 'id:ção|/+= ' })).result).toBe('ok')
  })
})
