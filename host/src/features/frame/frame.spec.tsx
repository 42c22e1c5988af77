import { callQuery } from '@seleta/api-client'
import type { FakeApi } from '@seleta/testing/fake-api'
import { refuse } from '@seleta/testing/fake-api'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { readRegistry } from '../../queries/remotes/registry'
import { lookForNewer } from '../../queries/remotes/renewal'
import { buildArea, startAreaServer } from '../../testing/area-server'
import { renderApp, startEachTest } from '../../testing/render-app'

let api: FakeApi
startEachTest((started) => {
  api = started
})

const title = (name: string) => screen.findByRole('heading', { level: 1, name })
const menu = () => screen.getByRole('navigation', { name: 'Principal' })

test('nothing of the bars is there without a session', async () => {
  window.localStorage.clear()
  renderApp('/')
  await screen.findByLabelText('Senha')
  expect(screen.queryByRole('navigation')).toBeNull()
  expect(screen.queryByRole('banner')).toBeNull()
})

test('the side menu has the six targets of the spec, in order, and the desk', async () => {
  renderApp('/dashboard/campanhas')
  await title('Lista das Campanhas')
  const targets = within(menu()).getAllByRole('listitem')
  expect(targets.map((target) => target.textContent)).toEqual([
    'Criar Campanha',
    'Campanhas',
    'Cesta de Talentos',
    'Avaliações',
    'Dashboard',
    'Configurações',
    'Logout',
  ])
  expect(within(menu()).getByRole('link', { name: 'Campanhas' })).toHaveAttribute('aria-current', 'page')
})

test('title and document title follow the address, the id of the campaign in them', async () => {
  const { router } = renderApp('/dashboard/candidatos/42')
  await title('Lista de Candidatos - #42')
  expect(document.title).toBe('Lista de Candidatos - #42 · Seleta')
  await act(() => router.navigate('/dashboard/selecao/7'))
  await title('Lista de Candidatos - #7')
  expect(document.title).toBe('Lista de Candidatos - #7 · Seleta')
})

test('after a move to another page the focus is in its content', async () => {
  const { router } = renderApp('/dashboard/campanhas')
  await title('Lista das Campanhas')
  expect(document.body).toHaveFocus()
  await act(() => router.navigate('/dashboard/graficos'))
  await title('Dashboard')
  expect(screen.getByRole('main')).toHaveFocus()
})

test('the first stop of the keyboard leads to the content', async () => {
  renderApp('/dashboard/campanhas')
  await title('Lista das Campanhas')
  const user = userEvent.setup()
  await user.tab()
  expect(screen.getByRole('link', { name: 'Ir para o conteúdo' })).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('main')).toHaveFocus()
})

test('the side bar is narrowed and the choice is remembered', async () => {
  const user = userEvent.setup()
  const first = renderApp('/dashboard/campanhas')
  await title('Lista das Campanhas')
  // jsdom has no width, so the bar starts as on a medium screen: narrow.
  await user.click(screen.getByRole('button', { name: 'Expandir menu' }))
  expect(screen.getByRole('button', { name: 'Recolher menu' })).toHaveAttribute('aria-expanded', 'true')
  first.unmount()
  renderApp('/dashboard/campanhas')
  expect(await screen.findByRole('button', { name: 'Recolher menu' })).toBeVisible()
})

test('typing in the search writes ?busca= once, after the hand has rested, and drops the page number', async () => {
  const user = userEvent.setup()
  // A busy machine types slowly: between two letters the hand does not rest.
  const quick = userEvent.setup({ delay: null })
  const { router, address } = renderApp('/dashboard/campanhas?pagina=3')
  await title('Lista das Campanhas')
  const written: string[] = []
  router.subscribe(({ location }) => written.push(location.search))
  await quick.type(screen.getByPlaceholderText('Pesquisar por palavra chave'), 'analista')
  expect(address()).toBe('/dashboard/campanhas?pagina=3')
  await waitFor(() => expect(address()).toBe('/dashboard/campanhas?busca=analista'))
  expect(new Set(written)).toEqual(new Set(['?busca=analista']))
  await user.click(screen.getByRole('button', { name: 'Limpar pesquisa' }))
  expect(address()).toBe('/dashboard/campanhas')
})

test('of a list of people the search is kept by the tab and stands in no address', async () => {
  const { address } = renderApp('/dashboard/cesto-de-talentos?pagina=3')
  const user = userEvent.setup()
  await title('Cesto de Talentos')
  await user.type(screen.getByPlaceholderText('Pesquisar por palavra chave'), 'maria')
  await waitFor(() => expect(address()).toBe('/dashboard/cesto-de-talentos'))
  expect(sessionStorage.getItem('seleta.privado.candidatos.palavras-chave')).toBe('{"cesta":"maria"}')
})

test('the search follows the address: a shared link, Back', async () => {
  const { router } = renderApp('/dashboard/campanhas?busca=analista')
  await title('Lista das Campanhas')
  expect(screen.getByPlaceholderText('Pesquisar por palavra chave')).toHaveValue('analista')
  await act(() => router.navigate('/dashboard/campanhas'))
  expect(screen.getByPlaceholderText('Pesquisar por palavra chave')).toHaveValue('')
})

/** The registry of areas has come once, so that what nobody names is nobody's; the next one never answers. */
async function hearOfAreas(): Promise<void> {
  const server = startAreaServer()
  server.areas.set('mfe-um', buildArea('mfe-um', { pagina: '/dashboard/um' }, 'v1'))
  await lookForNewer()
  server.stop()
  void readRegistry({ isFresh: true })
}

test('an unknown address inside the dashboard keeps the bars and leads back', async () => {
  await hearOfAreas()
  renderApp('/dashboard/nao-existe')
  expect(await screen.findByRole('heading', { level: 2, name: 'Página não encontrada' })).toBeVisible()
  expect(menu()).toBeVisible()
  expect(screen.getByRole('link', { name: 'Voltar para as campanhas' })).toHaveAttribute(
    'href',
    '/dashboard/campanhas',
  )
})

test.each([
  ['/nao-existe', null],
  ['/empresa/padaria-aurora/nada', ['Ver vagas da empresa', '/empresa/padaria-aurora']],
  ['/campanha/12/nada', ['Ver a vaga', '/campanha/12']],
] as const)('a stranger at %s, which is nowhere, gets ways that are theirs', async (at, above) => {
  window.localStorage.clear()
  await hearOfAreas()
  renderApp(at)
  await title('Página não encontrada')
  expect(screen.queryByRole('link', { name: 'Voltar para as campanhas' })).toBeNull()
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ...(above === null ? [] : [above]),
    ['Entrar na Seleta', '/'],
  ])
})

test.each(['abc', '0', '-1', '1.5', '1e3', '9'.repeat(17)])(
  'a campaign whose number is «%s» is nowhere (audit P15)',
  async (id) => {
    await hearOfAreas()
    renderApp(`/dashboard/selecao/${id}`)
    expect(await screen.findByRole('heading', { level: 2, name: 'Página não encontrada' })).toBeVisible()
    expect(document.title).toMatch(/^Página não encontrada/)
  },
)

test.each([
  ['/dashboard/candidatos/99', 'getCampanha'],
  ['/dashboard/candidatos-robo/99', 'getCampanha'],
  ['/dashboard/selecao/99', 'getCampanha'],
  ['/dashboard/campanhas/99/metricas', 'getMetricas'],
] as const)('%s of a campaign that is not there is nowhere, bars and all', async (at, operation) => {
  api.on(operation, () => refuse(404, 'Não encontrado.'))
  const { client } = renderApp(at)
  await act(() => client.prefetchQuery(callQuery(operation, { params: { id: 99 } })))
  expect(await screen.findByRole('heading', { level: 1, name: 'Página não encontrada' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Voltar para as campanhas' })).toBeVisible()
})

test('a campaign that the server could not read is still there', async () => {
  api.on('getCampanha', () => refuse(500, 'Erro.'))
  const { client } = renderApp('/dashboard/selecao/99')
  await act(() => client.prefetchQuery(callQuery('getCampanha', { params: { id: 99 } })))
  expect(await title('Lista de Candidatos - #99')).toBeVisible()
})

test('an unknown address outside of it has a page too', async () => {
  await hearOfAreas()
  renderApp('/nada/disso')
  expect(await screen.findByRole('heading', { level: 1, name: 'Página não encontrada' })).toBeVisible()
})

test('without connection a bar says what still works', async () => {
  renderApp('/dashboard/campanhas')
  await title('Lista das Campanhas')
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void window.dispatchEvent(new Event('offline')))
  expect(
    screen.getByText('Sem conexão. Você pode ler o que já está aberto; rascunhos serão salvos depois.'),
  ).toBeVisible()
})

test('G and a letter go to a page, but not while typing', async () => {
  const user = userEvent.setup()
  const { address } = renderApp('/dashboard/campanhas')
  await title('Lista das Campanhas')
  await user.type(screen.getByPlaceholderText('Pesquisar por palavra chave'), 'gd')
  expect(address()).toMatch(/^\/dashboard\/campanhas/)
  await user.clear(screen.getByPlaceholderText('Pesquisar por palavra chave'))
  act(() => screen.getByRole('main').focus())
  await user.keyboard('gd')
  await title('Dashboard')
})

test('one-key shortcuts stay silent once they are turned off', async () => {
  const user = userEvent.setup()
  const { address } = renderApp('/dashboard/configuracoes')
  await user.click(await screen.findByRole('switch', { name: 'Usar atalhos de uma tecla' }))
  act(() => screen.getByRole('main').focus())
  await user.keyboard('gd?')
  expect(address()).toBe('/dashboard/configuracoes')
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.click(screen.getByRole('switch', { name: 'Usar atalhos de uma tecla' }))
  act(() => screen.getByRole('main').focus())
  await user.keyboard('?')
  expect(await screen.findByRole('dialog', { name: 'Ajuda' })).toBeVisible()
})
