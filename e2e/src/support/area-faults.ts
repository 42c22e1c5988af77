import { createHash } from 'node:crypto'
import type { Locator, Page, Route } from '@playwright/test'
import { amount } from './amount'
import type { FaultServer, NetworkFault } from './fault-server'
import { expect } from './test'

/** The areas inside the frame, how one knows that they work, and everything that can be wrong with one. */

export interface Area {
  readonly id: string
  /** The page that is opened, as its descriptor names it. */
  readonly page: string
  readonly path: (campanha: string) => string
  /** What is seen when it works. */
  readonly content: (page: Page) => Locator
  readonly isThere: (page: Page) => Promise<void>
}

const area = (id: string, page: string, path: Area['path'], content: Area['content']): Area => ({
  id,
  page,
  path,
  content,
  isThere: (open) => expect(content(open)).toBeVisible(),
})

export const areas: readonly Area[] = [
  area(
    'mfe-campaigns',
    'campanhas',
    () => '/dashboard/campanhas',
    (page) => page.getByRole('grid', { name: 'Campanhas' }),
  ),
  area(
    'mfe-candidates',
    'cesta',
    () => '/dashboard/cesto-de-talentos',
    (page) => page.getByRole('main').getByRole('grid').first(),
  ),
  area(
    'mfe-kanban',
    'selecao',
    (campanha) => `/dashboard/selecao/${campanha}`,
    (page) => page.getByRole('region', { name: /^Triagem/ }),
  ),
  area(
    'mfe-wizard',
    'detalhes',
    () => '/dashboard/nova-campanha/detalhes',
    (page) => page.getByRole('main').getByRole('textbox').first(),
  ),
]

/** Opens an address as a link of the product would. */
export async function go(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
}

interface Registered {
  current: {
    base: string
    entry: string
    container: string
    integrity: Record<string, string>
    first: object
  }
  previous: unknown
}

/** What is wrong with an area's files. */
export interface Fault {
  /** The kind that the area's message names; null where the area has to come all the same. */
  readonly kind: string | null
  readonly file: 'entry' | 'inner'
  readonly damage: (server: FaultServer) => (route: Route) => Promise<void>
  /** What the file is replaced by where the registry takes it for good: code that fails by itself. */
  readonly code?: (area: Pick<Area, 'id' | 'page'>, container: string) => string
  /** The registry is silent too, when it is asked again. */
  readonly isRegistrySilent?: true
}

const answering = (code: number) => () => (route: Route) => route.fulfill({ status: code, body: 'fora' })

const overNetwork =
  (kind: NetworkFault): Fault['damage'] =>
  (server) =>
  (route) =>
    route.continue({ url: server.addressOf(kind, route.request().url()) })

/** As whoever stands in between would: its length and headers are right. */
const changed =
  (change: (text: string) => string): Fault['damage'] =>
  () =>
  async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: change(await answer.text()) })
  }

const tampered = changed((text) => `${text};self.foiExecutado = true`)

const late: Fault['damage'] = () => async (route) => {
  // In the short form the page's clock runs ten times as fast.
  await new Promise((resolve) => setTimeout(resolve, amount(1000, 10_000)))
  // Given up meanwhile.
  await route.continue().catch(() => undefined)
}

const entry = (kind: string | null, damage: Fault['damage']): Fault => ({ kind, file: 'entry', damage })
const inner = (kind: string, damage: Fault['damage']): Fault => ({ kind, file: 'inner', damage })
const code = (kind: string, text: NonNullable<Fault['code']>): Fault => ({
  ...entry(kind, answering(404)),
  code: text,
})

export const faults: Readonly<Record<string, Fault>> = {
  'is not there': entry('entry', answering(404)),
  'answers 503': entry('entry', answering(503)),
  'never answers': entry('timeout', overNetwork('silent')),
  'is reset': entry('entry', overNetwork('reset')),
  'is cut off while it comes': entry('entry', overNetwork('cut')),
  'comes as a page of a gateway': entry(
    'entry',
    () => (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Volte mais tarde' }),
  ),
  'is truncated': entry(
    'integrity',
    changed((text) => text.slice(0, 2000)),
  ),
  'was tampered with': entry('integrity', tampered),
  'answers 503 while the registry never answers': {
    ...entry('entry', answering(503)),
    isRegistrySilent: true,
  },
  'throws while it loads': code('expose', () => 'throw new Error("com defeito")'),
  'throws while it draws': code(
    'render',
    ({ id, page }, container) => `var ${container} = { init() {}, get: async () => () => ({ default: {
      id: ${JSON.stringify(id)},
      pages: { ${JSON.stringify(page)}: async () => ({ default: () => { throw new Error('com defeito') } }) } } }) }`,
  ),
  'lacks an inner file': inner('chunk', answering(404)),
  'has an inner file that never answers': inner('timeout', overNetwork('silent')),
  'has an inner file that is cut off while it comes': inner('chunk', overNetwork('cut')),
  'has an inner file that was tampered with': inner('integrity', tampered),
  'takes 10 s': entry(null, late),
  'comes slowly for 20 s': entry(null, overNetwork('slow')),
}

/**
 * Breaks areas in this browser; their versions of before are gone too, so that nothing but healing heals them.
 * @param broken which area with what
 */
export async function breakAreas(
  page: Page,
  server: FaultServer,
  broken: readonly (readonly [Pick<Area, 'id' | 'page'>, Fault])[],
): Promise<void> {
  // What is here is read by nobody else.
  const registry = (await (await page.request.get('/registry.json')).json()) as {
    remotes: Record<string, Registered>
  }
  for (const [one, fault] of broken) {
    const registered = registry.remotes[one.id]
    if (registered === undefined) throw new Error(`no ${one.id} in the registry`)
    registered.previous = null
    await breakFiles(page, registered.current, fault.code?.(one, registered.current.container), {
      file: fault.file,
      damage: fault.damage(server),
    })
  }
  let asked = 0
  await page.route('**/registry.json', (route) => {
    asked += 1
    const isSilent = asked > 1 && broken.some(([, { isRegistrySilent }]) => isRegistrySilent === true)
    return isSilent
      ? route.continue({ url: server.addressOf('silent', route.request().url()) })
      : route.fulfill({ json: registry })
  })
}

async function breakFiles(
  page: Page,
  release: Registered['current'],
  body: string | undefined,
  { file, damage }: { readonly file: Fault['file']; readonly damage: (route: Route) => Promise<void> },
): Promise<void> {
  if (body !== undefined) {
    const digest = createHash('sha256').update(body).digest('base64')
    release.integrity[release.entry] = `sha256-${digest}`
  }
  const isEntry = (url: URL) => url.pathname === release.base + release.entry
  const isInner = (url: URL) =>
    url.pathname.startsWith(release.base) && !isEntry(url) && url.pathname.endsWith('.js')
  await page.route(
    file === 'entry' ? isEntry : isInner,
    body === undefined ? damage : (route) => route.fulfill({ contentType: 'text/javascript', body }),
  )
}
