import { createHash } from 'node:crypto'
import { get } from 'node:http'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { startApi, type TestApi } from './support/start-api'

let api: TestApi
const folder = mkdtempSync(join(tmpdir(), 'seleta-static-'))
/** As scripts/build writes it. */
const ENDERECOS = [
  '/',
  '/redefinir-senha',
  '/convite',
  '/dashboard',
  '/dashboard/configuracoes',
  '/dashboard/campanhas',
  '/dashboard/candidatos/:campanhaId',
  '/campanha/:campaign',
]
const FIRST_SCRIPT = 'console.log("moldura")'
const FIRST_STYLE = '.moldura{}'
const DASHBOARD = `<!doctype html><title>Seleta</title><style>${FIRST_STYLE}</style><link rel=preload><script src=/x.js></script><script>${FIRST_SCRIPT}</script>`
const SCRIPT = 'console.log("olá")'.repeat(50)
const REGISTRY = JSON.stringify({ remotes: {}, note: '1.2.3'.repeat(500) })

beforeAll(async () => {
  for (const sub of ['assets', 'remotes/mfe-kanban/1.2.3', '.git'])
    mkdirSync(join(folder, sub), { recursive: true })
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Seleta</title>')
  writeFileSync(join(folder, 'dashboard.html'), DASHBOARD)
  writeFileSync(join(folder, 'registry.json'), REGISTRY)
  writeFileSync(join(folder, 'pages.json'), JSON.stringify(ENDERECOS))
  writeFileSync(join(folder, 'favicon.svg'), '<svg/>')
  writeFileSync(join(folder, 'assets/main.abc.js'), SCRIPT)
  writeFileSync(join(folder, 'assets/main.abc.js.br'), brotliCompressSync(SCRIPT))
  writeFileSync(join(folder, 'assets/main.abc.js.map'), '{}')
  writeFileSync(join(folder, 'remotes/mfe-kanban/1.2.3/remote.js'), SCRIPT)
  writeFileSync(join(folder, '.git/config'), 'secret')
  writeFileSync(join(folder, '.env'), 'secret')
  api = await startApi({ staticDir: folder })
})
afterAll(async () => {
  await api.close()
  rmSync(folder, { recursive: true, force: true })
})

const open = (path: string) =>
  api.request(path, { headers: { accept: 'text/html', 'sec-fetch-dest': 'document' } })
/** `fetch` always says what it accepts; tools may not. */
const openAsTool = (path: string, accept?: string) =>
  new Promise<{ status: number | undefined; type: string | undefined }>((resolve, reject) => {
    get(api.url + path, { headers: accept === undefined ? {} : { accept } }, (answer) => {
      answer.resume()
      resolve({ status: answer.statusCode, type: answer.headers['content-type'] })
    }).on('error', reject)
  })
const cacheOf = (response: Response) => response.headers.get('cache-control')

describe('the built front end', () => {
  it.each([
    '/',
    '/dashboard',
    '/dashboard/campanhas',
    '/dashboard/candidatos/12?talento=x',
    '/Dashboard/Campanhas/',
    '/redefinir-senha',
    '/convite',
    '/dashboard/configuracoes',
  ])('gets the page at %s, asked for anew each time', async (path) => {
    const response = await open(path)
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('<title>Seleta</title>')
    expect(cacheOf(response)).toBe('no-cache')
  })

  it.each(['/', '/convite', '/dashboard/campanhas', '/dashboard/candidatos/12'])(
    'is opened at %s and takes nothing: any other method is 405 with what it takes, in the envelope',
    async (path) => {
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
        const answer = await api.request(path, { method, body: 'x', headers: { accept: 'text/html' } })
        expect([method, answer.status, answer.headers.get('allow')]).toEqual([method, 405, 'GET, HEAD'])
        expect(await answer.text()).toContain('"codigo":"metodo_nao_aceito"')
      }
      expect((await api.request(path, { method: 'HEAD', headers: { accept: 'text/html' } })).status).toBe(200)
      expect((await api.request('/dashboard/nada', { method: 'POST' })).status).toBe(404)
    },
  )

  it.each([
    '/nada',
    '/dashboard/nada',
    '/dashboard/campanhas/1/2/3',
    '/campanha/1/nada',
    '/dashboard/candidatos/abc',
    '/dashboard/candidatos/0',
    '/dashboard/candidatos/1.5',
  ])('answers 404 with the page to %s, which is nobody’s (product 104)', async (path) => {
    const response = await open(path)
    expect(response.status).toBe(404)
    expect(await response.text()).toContain('<title>Seleta</title>')
    expect(cacheOf(response)).toBe('no-cache')
  })

  it.each([undefined, '*/*'])('gets the page at / for a tool that accepts %p', async (accept) => {
    const { status, type } = await openAsTool('/', accept)
    expect([status, type]).toEqual([200, 'text/html; charset=utf-8'])
  })

  it('does not take the page for what a script fetches', async () => {
    const response = await api.request('/dashboard/campanhas', {
      headers: { accept: '*/*', 'sec-fetch-dest': 'empty' },
    })
    expect(response.status).toBe(404)
  })

  it('keeps its icon for an hour', async () => {
    const response = await api.request('/favicon.svg')
    expect([response.status, cacheOf(response)]).toEqual([200, 'public, max-age=3600'])
  })

  it.each(['/assets/main.abc.js', '/remotes/mfe-kanban/1.2.3/remote.js'])(
    'keeps %s for a year',
    async (path) => {
      const response = await api.request(path)
      expect(response.status).toBe(200)
      expect(cacheOf(response)).toBe('public, max-age=31536000, immutable')
    },
  )

  it.each(['/assets/main.abc.js', '/remotes/mfe-kanban/1.2.3/remote.js'])(
    'tells %s what a script needs and no policy of a page',
    async (path) => {
      const { headers } = await api.request(path)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
      const written = [...headers].reduce((sum, [name, value]) => sum + name.length + value.length + 4, 0)
      expect(written).toBeLessThan(512)
    },
  )

  it.each(['/', '/dashboard/campanhas', '/favicon.svg', '/nada'])(
    'tells %s, which a browser opens as a page, every policy',
    async (path) => {
      const { headers } = await open(path)
      for (const name of [
        'content-security-policy',
        'integrity-policy',
        'permissions-policy',
        'x-frame-options',
      ])
        expect([name, headers.has(name)]).toEqual([name, true])
    },
  )

  it('asks ahead for the dashboard’s files at its addresses and nowhere else', async () => {
    const asked = async (path: string) => (await (await open(path)).text()).includes('<link rel=preload>')
    expect(await asked('/dashboard/campanhas')).toBe(true)
    expect(await asked('/')).toBe(false)
    expect(await asked('/convite')).toBe(false)
  })

  it('packs the registry while it is sent, has it asked for anew and answers 304 as long as it stands', async () => {
    const response = await api.request('/registry.json', { headers: { 'accept-encoding': 'gzip' } })
    expect(cacheOf(response)).toBe('no-cache')
    expect(response.headers.get('content-encoding')).toBe('gzip')
    expect(await response.text()).toBe(REGISTRY)
    const ask = () =>
      api.request('/registry.json', { headers: { 'if-none-match': response.headers.get('etag') ?? '' } })
    expect((await ask()).status).toBe(304)
    writeFileSync(join(folder, 'registry.json'), REGISTRY.replace('1.2.3', '1.2.4'))
    expect((await ask()).status).toBe(200)
  })

  it('sends what the build compressed', async () => {
    const response = await api.request('/assets/main.abc.js', { headers: { 'accept-encoding': 'br' } })
    expect(response.headers.get('content-encoding')).toBe('br')
    expect(response.headers.get('content-type')).toMatch(/^text\/javascript|^application\/javascript/)
    expect(await response.text()).toBe(SCRIPT)
  })

  it.each([
    '/assets/main.gone.js',
    '/assets/main.abc.js.map',
    '/remotes/mfe-kanban/9.9.9/remote',
    '/.env',
    '/.git/config',
    '/assets/..%2f.env',
    '/..%2f..%2fetc/passwd',
    '/index.php',
  ])('answers 404 in plain text to %s, never the page (security S26)', async (path) => {
    const response = await open(path)
    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).toMatch(/^text\/plain/)
    expect(await response.text()).not.toMatch(/secret|Seleta/)
  })

  it('answers calls that do not exist in the envelope, not with the page', async () => {
    for (const path of ['/campanha/v1/nada', '/talento/v1/x', '/usuario/v1/x']) {
      const response = await open(path)
      expect(response.status).toBe(404)
      expect(response.headers.get('content-type')).toMatch(/^application\/json/)
    }
  })
})

describe('headers', () => {
  it('forbid every script but ours, on the page and on calls (security S16, S17)', async () => {
    for (const response of [await open('/'), await api.request('/usuario/v1/usuarios/eu')]) {
      const policy = response.headers.get('content-security-policy') ?? ''
      expect(policy).toContain("default-src 'none'")
      expect(policy).toContain("script-src 'self';")
      expect(policy).toContain("require-trusted-types-for 'script'")
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy).not.toContain('unsafe')
      expect(response.headers.get('integrity-policy')).toBe('blocked-destinations=(script)')
      expect(response.headers.get('x-content-type-options')).toBe('nosniff')
      expect(response.headers.get('referrer-policy')).toBe('no-referrer')
    }
  })

  it('let what the build has put into the dashboard’s page run there, by its digest, and nowhere else', async () => {
    const digestOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
    const policyOf = async (path: string) => (await open(path)).headers.get('content-security-policy') ?? ''
    const strict = await policyOf('/')
    const policy = await policyOf('/dashboard/campanhas')
    expect(policy).toBe(
      strict
        .replace("script-src 'self'", `script-src 'self' ${digestOf(FIRST_SCRIPT)}`)
        .replace("style-src 'self'", `style-src 'self' ${digestOf(FIRST_STYLE)}`),
    )
    expect(await policyOf('/dashboard/nada')).toBe(policy)
    for (const path of ['/convite', '/dashboard.html', '/usuario/v1/usuarios/eu'])
      expect([path, await policyOf(path)]).toEqual([path, strict])
    // A release brings another.
    writeFileSync(join(folder, 'dashboard.html'), DASHBOARD.replace(FIRST_SCRIPT, 'outra()'))
    const released = await policyOf('/dashboard/campanhas')
    for (const script of ['outra()', FIRST_SCRIPT]) expect(released).toContain(digestOf(script))
    // What stood there two releases ago does not.
    writeFileSync(join(folder, 'dashboard.html'), DASHBOARD.replace(FIRST_SCRIPT, 'mais-uma()'))
    expect(await policyOf('/dashboard/campanhas')).not.toContain(digestOf(FIRST_SCRIPT))
    writeFileSync(join(folder, 'dashboard.html'), DASHBOARD)
  })

  it('open the page’s policy to the origins that areas may come from, tell the host which, and nothing more', async () => {
    const origin = 'http://localhost:3014'
    const strict = (await open('/')).headers.get('content-security-policy') ?? ''
    const opened = await startApi({ staticDir: folder, areaOrigins: [origin] })
    const [page, registry] = await Promise.all(['/', '/registry.json'].map((path) => opened.request(path)))
    await opened.close()
    const policy = page?.headers.get('content-security-policy') ?? ''
    expect(policy.replaceAll(` ${origin}`, '')).toBe(strict)
    const directives = policy.split(';').filter((directive) => directive.includes(origin))
    expect(directives.map((directive) => directive.split(' ')[0])).toEqual([
      'script-src',
      'style-src',
      'connect-src',
      'img-src',
      'font-src',
    ])
    const plain = (await (await api.request('/registry.json')).json()) as object
    expect(plain).not.toHaveProperty('areaOrigins')
    expect(await registry?.json()).toEqual({ ...plain, areaOrigins: [origin] })
  })

  it('ask for https only where the address is https', async () => {
    expect((await open('/')).headers.get('strict-transport-security')).toBeNull()
    const secure = await startApi({ publicUrl: 'https://seleta.test' })
    const { headers } = await secure.request('/health/live')
    await secure.close()
    expect(headers.get('strict-transport-security')).toContain('max-age=63072000')
  })
})

describe('health and documentation', () => {
  it('says live and ready, and not ready while leaving (security R07)', async () => {
    const leaving = await startApi()
    expect((await leaving.request('/health/live')).status).toBe(200)
    expect((await leaving.request('/health/ready')).status).toBe(200)
    leaving.app.startDraining()
    expect((await leaving.request('/health/ready')).status).toBe(503)
    expect((await leaving.request('/health/live')).status).toBe(200)
    await leaving.close()
  })

  it('documents every call of the contract, compressed for whoever can read that', async () => {
    const plain = await fetch(`${api.url}/docs/json`, { headers: { 'accept-encoding': 'gzip;q=0' } })
    expect(plain.headers.get('content-encoding')).toBeNull()
    const response = await fetch(`${api.url}/docs/json`, { headers: { 'accept-encoding': 'gzip' } })
    expect(response.headers.get('content-encoding')).toBe('gzip')
    const document = (await response.json()) as {
      paths: Record<string, Record<string, { operationId: string }>>
    }
    expect(document.paths['/usuario/v1/usuarios/login']?.['post']?.operationId).toBe('login')
    expect(document.paths['/campanha/v1/campanhas/{id}']?.['get']?.operationId).toBe('getCampanha')
  })
})
