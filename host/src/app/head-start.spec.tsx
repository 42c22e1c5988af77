import { waitFor } from '@testing-library/react'
import type { RegisteredArea } from '../queries/remotes/registry'
import { begin } from './head-start'

/** What the script in the page asks for before any file has come (decision 126). */

const release = {
  version: '1',
  base: '/remotes/mfe-campaigns/1/',
  entry: 'remoteEntry.js',
  container: 'mfe_campaigns_1',
  contract: '^1.0.0',
  integrity: Object.fromEntries(
    ['remoteEntry.js', 'a.js', 'b.js', 'c.js', 'd.js'].map((file) => [file, `sha256-${file}`]),
  ),
  first: { campanhas: ['a.js', 'b.js', 'c.js', 'd.js'] },
  needs: { campanhas: ['react', '@seleta/ui/grid'] },
}
const descriptor = {
  id: 'mfe-campaigns',
  contract: '^1.0.0',
  pages: [
    {
      id: 'campanhas',
      path: '/dashboard/campanhas',
      layout: 'dashboard',
      auth: true,
      title: 'Lista das Campanhas',
    },
  ],
}

const original = window.fetch
let asked: string[] = []

function answerRegistry(area: Partial<RegisteredArea>): void {
  window.fetch = ((address: string) => {
    asked.push(address)
    const remotes = { 'mfe-campaigns': { descriptor, current: release, previous: null, ...area } }
    return Promise.resolve({ ok: true, json: () => Promise.resolve({ remotes }) })
  }) as typeof window.fetch
}

beforeEach(() => {
  asked = []
  window.history.replaceState(null, '', '/dashboard/campanhas')
  document.head.innerHTML =
    '<link data-needs="@seleta/ui/form @seleta/ui/grid" href="/assets/grid.js"><link data-needs="@seleta/ui/charts" href="/assets/charts.js">'
  document.body.innerHTML = '<div id="root"><p class="abertura"></p></div>'
  window.matchMedia = () => ({ matches: true }) as MediaQueryList
})
afterEach(() => {
  window.fetch = original
  delete window.__seletaRegistry
  document.head.innerHTML = ''
})

const start = () => begin(document.getElementById('root') ?? document.body)
const preloaded = () =>
  [...document.querySelectorAll('link[rel=preload]')].map((link) => link.getAttribute('href'))

test('asks for four files of the page’s area at most, and for what the page needs of the host', async () => {
  answerRegistry({})
  void start()
  await waitFor(() =>
    expect(preloaded()).toEqual([
      '/assets/grid.js',
      ...['remoteEntry.js', 'a.js', 'b.js', 'c.js'].map((file) => release.base + file),
    ]),
  )
  expect(document.querySelector<HTMLLinkElement>('link[href$="a.js"]')?.integrity).toBe('sha256-a.js')
  expect(document.querySelector('.moldura-titulo')?.textContent).toBe('Lista das Campanhas')
})

test.each([
  ['a release that only some browsers try', () => answerRegistry({ share: { percent: 10 } })],
  [
    'areas from elsewhere',
    () => {
      answerRegistry({})
      window.history.replaceState(null, '', '/dashboard/campanhas?area=mfe-campaigns@http://localhost:3011')
    },
  ],
])('asks for no file of an area where there are %s', async (_, arrange) => {
  arrange()
  void start()
  await window.__seletaRegistry
  await Promise.resolve()
  expect(asked).toContain('/registry.json')
  expect(preloaded()).toEqual([])
})
