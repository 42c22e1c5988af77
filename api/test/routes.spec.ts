import { type Operation, routes } from '@seleta/contract/routes'
import { seedEmpresa } from './support/seed-empresa'
import { startApi, type TestApi } from './support/start-api'

let api: TestApi

beforeAll(async () => {
  api = await startApi()
  await seedEmpresa(api.db)
})
afterAll(() => api.close())

/** What answers without a session, and why nothing else is here (security S05). */
const PUBLIC_ROUTES = [
  // The application form picks a city.
  'GET /campanha/v1/cidades',
  'GET /campanha/v1/publico/campanhas/:id',
  'GET /campanha/v1/publico/vagas',
  'GET /health/live',
  'GET /health/ready',
  // By the company's key instead of a session.
  'GET /talento/v1/videos/:chave',
  // The company's provider sends browsers back there.
  'GET /usuario/v1/usuarios/login/empresa/retorno',
  'POST /campanha/v1/publico/falhas',
  'POST /talento/v1/origens/:origem/talentos',
  // By the link's own secret (decision 188).
  'POST /talento/v1/publico/avaliacao-links/abrir',
  'POST /talento/v1/publico/campanhas/:id/inscricoes',
  'POST /usuario/v1/convites/aceitar',
  'POST /usuario/v1/usuarios/esqueci-senha',
  'POST /usuario/v1/usuarios/login',
  'POST /usuario/v1/usuarios/login/empresa',
  'POST /usuario/v1/usuarios/login/empresa/concluir',
  'POST /usuario/v1/usuarios/login/segundo-fator',
  'POST /usuario/v1/usuarios/redefinir-senha',
]

interface Rota {
  readonly method: string
  readonly url: string
  readonly isPublic: boolean
}

/** Without the documentation's own pages and the HEAD twins of GET. */
function dump(): Rota[] {
  return api.rotas
    .flatMap(({ method, url, config }) =>
      [method].flat().map((one) => ({ method: one, url, isPublic: config?.isPublic === true })),
    )
    .filter(({ method, url }) => method !== 'HEAD' && !url.startsWith('/docs'))
}

/** An address with an id in every place of one. */
const addressOf = (url: string) =>
  url.replaceAll(/:identificador/g, '4f9f1a0c-6c1b-4b0e-9a53-1f1f1f1f1f1f').replaceAll(/:\w+/g, '1')

describe('every route', () => {
  it('is one of the contract, and every call of the contract has a route', () => {
    const known = new Set(dump().map(({ method, url }) => `${method} ${url}`))
    const promised = Object.entries(routes).map(([operation, { method, path }]) => ({
      operation: operation as Operation,
      route: `${method} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
    }))
    expect(promised.filter(({ route }) => !known.has(route)).map(({ operation }) => operation)).toEqual([])
  })

  it('needs a session, but for the listed ones', () => {
    const isPage = (url: string) => !/^\/(?:usuario|campanha|talento)\/v1\/|^\/health/.test(url)
    const open = dump().filter(({ isPublic, url }) => isPublic && !isPage(url))
    expect(open.map(({ method, url }) => `${method} ${url}`).toSorted()).toEqual(PUBLIC_ROUTES)
  })

  it.each(['none', 'garbage', 'over'])('answers 401 to a token that is %s', async (kind) => {
    const token = await api.login('ana@aurora.test')
    if (kind === 'over') await api.call('logout', {}, { token })
    const headers: Record<string, string> =
      kind === 'none' ? {} : { authorization: `Bearer ${kind === 'over' ? token : 'x'.repeat(43)}` }
    const wrong: string[] = []
    for (const { method, url } of dump().filter(({ isPublic }) => !isPublic)) {
      const response = await api.request(addressOf(url), { method, headers })
      if (response.status !== 401) wrong.push(`${method} ${url}: ${response.status}`)
    }
    expect(wrong).toEqual([])
  })

  it('that is public answers a stale token as if there were none (security S11)', async () => {
    const response = await api.request('/campanha/v1/publico/vagas', {
      headers: { authorization: `Bearer ${'x'.repeat(43)}` },
    })
    expect(response.status).toBe(200)
  })
})
