import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { RemoteId } from '@seleta/shell'
import { lookForNewer, isPageOld } from '../../queries/remotes/renewal'
import type { AreaServer } from '../../testing/area-server'
import { buildDescriptor, buildRelease, startAreaServer } from '../../testing/area-server'
import { renderApp, startEachTest } from '../../testing/render-app'

/** An area is released, or taken back, while somebody writes in one of its pages (decision 184). */

let server: AreaServer
startEachTest((api) =>
  api.on('getUsuario', () => ({
    data: {
      id: 1,
      nome: 'Marina Duarte',
      email: 'marina@aurora.com.br',
      empresa: { id: 1, nome: 'Aurora' },
      recusadas: ['createRascunho'],
    },
  })),
)
beforeEach(() => {
  server = startAreaServer()
})
afterEach(() => server.stop())

const Anotacoes = () => <input aria-label="Anotações" />
const field = () => screen.findByRole('textbox', { name: 'Anotações' })

function release(
  id: RemoteId,
  version: string,
  { pages = {}, panels = {} }: { pages?: Record<string, string>; panels?: Record<string, string> },
): void {
  const views = Object.fromEntries(
    [...Object.keys(pages), ...Object.keys(panels)].map((name) => [name, Anotacoes]),
  )
  server.areas.set(id, {
    descriptor: {
      ...buildDescriptor(id, pages),
      panels: Object.entries(panels).map(([panel, param]) => ({ id: panel, param, title: panel })),
    },
    current: buildRelease(id, version, views),
    previous: null,
  })
}

async function writeAt(address: string) {
  await lookForNewer()
  const app = renderApp(address)
  const user = userEvent.setup()
  await user.type(await field(), 'liga amanhã')
  return app
}

const hearOfReleases = () => act(async () => void (await lookForNewer()))

test.each([
  ['takes the page away', {}],
  ['gives the page another id', { pages: { outra: '/dashboard/um' } }],
] as const)(
  'a release that %s leaves the open one as it is, with what was typed, until it is left',
  async (what, next) => {
    const id = what.startsWith('takes') ? 'mfe-um' : 'mfe-dois'
    const path = `/dashboard/${id}`
    release(id, 'v1', { pages: { pagina: path } })
    const { router } = await writeAt(path)
    release(id, 'v2', 'pages' in next ? { pages: { outra: path } } : {})
    await hearOfReleases()
    expect(await field()).toHaveValue('liga amanhã')
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Página pagina')
    expect(isPageOld()).toBe(true)

    await act(() => router.navigate('/dashboard/configuracoes'))
    await act(() => router.navigate(path))
    if ('pages' in next)
      expect(await screen.findByRole('heading', { level: 1, name: 'Página outra' })).toBeVisible()
    else expect(await screen.findByRole('heading', { level: 1, name: 'Página não encontrada' })).toBeVisible()
  },
)

test('a release that lets the role no longer open a page leaves the open one that is the same as that page', async () => {
  const paths = { escrita: '/dashboard/seis', outra: '/dashboard/seis-b' }
  const views = { escrita: Anotacoes, outra: Anotacoes }
  const releaseWith = (version: string, needs: readonly string[]) => {
    const { pages, ...descriptor } = buildDescriptor('mfe-seis', paths)
    const [escrita, outra] = pages
    if (escrita === undefined || outra === undefined) throw new Error('two pages')
    server.areas.set('mfe-seis', {
      descriptor: {
        ...descriptor,
        pages: [
          { ...escrita, needs },
          { ...outra, sameAs: 'escrita' },
        ],
      },
      current: buildRelease('mfe-seis', version, views),
      previous: null,
    })
  }
  releaseWith('v1', [])
  const { router } = await writeAt(paths.outra)
  releaseWith('v2', ['createRascunho'])
  await hearOfReleases()
  expect(await field()).toHaveValue('liga amanhã')

  await act(() => router.navigate('/dashboard/configuracoes'))
  await act(() => router.navigate(paths.outra))
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Anotações' })).toBeNull())
  expect(screen.getByText('Seu papel não abre esta página')).toBeVisible()
})

test.each([
  ['takes its parameter away', {}],
  ['gives it another id', { outra: 'nota' }],
])('a release that %s leaves an open panel as it is', async (what, panels) => {
  const id = what.startsWith('takes') ? 'mfe-quatro' : 'mfe-cinco'
  release(id, 'v1', { panels: { painel: 'nota' } })
  const { router } = await writeAt('/dashboard/configuracoes?nota=7')
  release(id, 'v2', { panels })
  await hearOfReleases()
  expect(await field()).toHaveValue('liga amanhã')
  await act(() => router.navigate('/dashboard/configuracoes'))
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Anotações' })).toBeNull())
})
