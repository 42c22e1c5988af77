import { createHash } from 'node:crypto'
import type { Page, Route } from '@playwright/test'
import { expect } from './test'

/** The areas inside the frame, how one knows that they work, and everything that can be wrong with one. */

export interface Area {
  readonly id: string
  /** The page that is opened, as its descriptor names it. */
  readonly page: string
  readonly path: (campanha: string) => string
  readonly isThere: (page: Page) => Promise<void>
}

export const areas: readonly Area[] = [
  {
    id: 'mfe-campaigns',
    page: 'campanhas',
    path: () => '/dashboard/campanhas',
    isThere: (page) => expect(page.getByRole('grid', { name: 'Campanhas' })).toBeVisible(),
  },
  {
    id: 'mfe-candidates',
    page: 'cesta',
    path: () => '/dashboard/cesto-de-talentos',
    isThere: (page) => expect(page.getByRole('main').getByRole('grid').first()).toBeVisible(),
  },
  {
    id: 'mfe-kanban',
    page: 'selecao',
    path: (campanha) => `/dashboard/selecao/${campanha}`,
    isThere: (page) => expect(page.getByRole('region', { name: /^Triagem/ })).toBeVisible(),
  },
  {
    id: 'mfe-wizard',
    page: 'detalhes',
    path: () => '/dashboard/nova-campanha/detalhes',
    isThere: (page) => expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible(),
  },
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

interface Fault {
  /** Whether the area has to say that it is not available; a slow one has to come instead. */
  readonly isFatal: boolean
  readonly file: 'entry' | 'inner'
  readonly damage: (route: Route) => Promise<void>
  /** What the file is replaced by where the registry takes it for good: code that fails by itself. */
  readonly code?: (area: Area, container: string) => string
}

const hang = () => new Promise<void>(() => undefined)
const withCode =
  (body: string) =>
  (route: Route): Promise<void> =>
    route.fulfill({ contentType: 'text/javascript', body })

const status = (code: number) => (route: Route) => route.fulfill({ status: code, body: 'fora' })

export const faults: Readonly<Record<string, Fault>> = {
  'is not there': { isFatal: true, file: 'entry', damage: status(404) },
  'answers 503': { isFatal: true, file: 'entry', damage: status(503) },
  'never answers': { isFatal: true, file: 'entry', damage: hang },
  'is reset': { isFatal: true, file: 'entry', damage: (route) => route.abort('connectionreset') },
  'is truncated': {
    isFatal: true,
    file: 'entry',
    damage: async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, body: (await answer.text()).slice(0, 2000) })
    },
  },
  'was tampered with': {
    isFatal: true,
    file: 'entry',
    damage: async (route) => {
      const answer = await route.fetch()
      const body = `${await answer.text()};self.foiExecutado = true`
      await route.fulfill({ response: answer, body })
    },
  },
  'takes 10 s': {
    isFatal: false,
    file: 'entry',
    damage: async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 10_000))
      // Given up meanwhile.
      await route.continue().catch(() => undefined)
    },
  },
  'throws while it loads': {
    isFatal: true,
    file: 'entry',
    damage: hang,
    code: () => 'throw new Error("com defeito")',
  },
  'throws while it draws': {
    isFatal: true,
    file: 'entry',
    damage: hang,
    code: ({ id, page }, container) => `var ${container} = { init() {}, get: async () => () => ({ default: {
      id: ${JSON.stringify(id)},
      pages: { ${JSON.stringify(page)}: async () => ({ default: () => { throw new Error('com defeito') } }) } } }) }`,
  },
  'lacks an inner file': { isFatal: true, file: 'inner', damage: status(404) },
  'has an inner file that never answers': { isFatal: true, file: 'inner', damage: hang },
}

/** Breaks an area in this browser; its version of before is gone too, so that nothing but healing heals it. */
export async function breakArea(page: Page, area: Area, { file, damage, code }: Fault): Promise<void> {
  const registry = (await (await page.request.get('/registry.json')).json()) as {
    remotes: Record<string, Registered>
  }
  const registered = registry.remotes[area.id]
  if (registered === undefined) throw new Error(`no ${area.id} in the registry`)
  const { current } = registered
  registered.previous = null
  const body = code?.(area, current.container)
  if (body !== undefined) {
    current.integrity[current.entry] = `sha256-${createHash('sha256').update(body).digest('base64')}`
  }
  await page.route('**/registry.json', (route) => route.fulfill({ json: registry }))
  const isEntry = (url: URL) => url.pathname === current.base + current.entry
  const isInner = (url: URL) =>
    url.pathname.startsWith(current.base) && !isEntry(url) && url.pathname.endsWith('.js')
  await page.route(file === 'entry' ? isEntry : isInner, body === undefined ? damage : withCode(body))
}
