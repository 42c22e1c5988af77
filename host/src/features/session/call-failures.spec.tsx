import type { QueryClient } from '@seleta/api-client'
import { callQuery } from '@seleta/api-client'
import { pageOf } from '@seleta/testing/builders'
import type { FakeApi } from '@seleta/testing/fake-api'
import { fileReply, offline, refuse, timeout } from '@seleta/testing/fake-api'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderApp, startEachTest, storeSession } from '../../testing/render-app'

/** Issue 3, line 7: each call of spec section 7 that the host makes, in each way it can fail, in exact words. */

const OFFLINE = 'Sem conexão. Confira a internet e tente de novo.'
const TIMEOUT = 'O servidor demorou mais de 60 segundos para responder. Tente de novo.'
const GENERIC = 'Não foi possível concluir agora. Tente de novo em instantes.'
const SESSION_OVER = 'Sua sessão terminou. Entre de novo para continuar de onde parou.'

let api: FakeApi
startEachTest(
  (started) => {
    api = started
  },
  { isSignedIn: false },
)

const failures = {
  401: () => refuse(401, 'Não autorizado.'),
  403: () => refuse(403, 'Proibido.'),
  404: () => refuse(404, 'Não encontrado.'),
  500: () => refuse(500),
  503: () => refuse(503),
  'time-out': timeout,
  offline,
  'broken body': () => fileReply('<html></html>', 'text/html'),
} as const
type Failure = keyof typeof failures

describe('POST /usuario/v1/usuarios/login', () => {
  const said: Record<Failure, string> = {
    401: 'E-mail ou senha inválidos',
    403: 'Proibido.',
    404: 'Não encontrado.',
    500: GENERIC,
    503: GENERIC,
    'time-out': TIMEOUT,
    offline: OFFLINE,
    'broken body': GENERIC,
  }

  test.each(Object.keys(failures) as Failure[])(
    '%s is said in the form, which keeps what was typed',
    async (failure) => {
      api.on('login', () => failures[failure]())
      renderApp('/')
      const user = userEvent.setup()
      await user.type(await screen.findByLabelText('E-mail'), 'ana@aurora.test')
      await user.type(screen.getByLabelText('Senha'), 'uma senha longa')
      await user.click(screen.getByRole('button', { name: 'Entrar' }))
      expect(await screen.findByText(said[failure])).toBeVisible()
      expect(screen.getByLabelText('E-mail')).toHaveValue('ana@aurora.test')
      expect(window.localStorage.getItem('authentication')).toBeNull()
    },
  )
})

describe.each([
  ['GET /usuario/v1/usuarios/eu', 'getUsuario', 'Erro ao buscar usuário'],
  ['GET /campanha/v1/funcoes', 'listFuncoes', 'Erro ao buscar lista de funções'],
] as const)('%s', (_, operation, fault) => {
  const said: Record<Failure, string> = {
    401: SESSION_OVER,
    403: SESSION_OVER,
    404: 'Não encontrado.',
    500: fault,
    503: fault,
    'time-out': TIMEOUT,
    offline: OFFLINE,
    'broken body': fault,
  }

  test.each(Object.keys(failures) as Failure[])('%s', async (failure) => {
    storeSession()
    api.on(operation, () => failures[failure]())
    renderApp('/dashboard/graficos')
    expect(await screen.findByText(said[failure])).toBeInTheDocument()
    const isOver = ['401', '403'].includes(String(failure))
    expect(window.localStorage.getItem('authentication') === null).toBe(isOver)
  })
})

/** What the areas read through the host's one cache (audit W17, B7). */
describe.each([
  ['Erro ao buscar informações da campanha', 'getCampanha', callQuery('getCampanha', { params: { id: 7 } })],
  [
    'Erro ao buscar campanhas',
    'filterCampanhas',
    callQuery('filterCampanhas', { query: { page: 0, size: 12 }, body: { filtros: [], orders: [] } }),
  ],
] as const)('“%s” of a page', (fault, operation, query) => {
  // Of the two each is asked as it stands; their answers do not matter here.
  const ask = (client: QueryClient) => act(() => client.prefetchQuery({ ...query, staleTime: 0 } as never))

  test('is a toast too, once until it has come', async () => {
    storeSession()
    api.on(operation, () => refuse(500))
    const { client } = renderApp('/dashboard/graficos')
    await screen.findByRole('heading', { level: 1, name: 'Dashboard' })
    await ask(client)
    await ask(client)
    expect(await screen.findAllByText(fault)).toHaveLength(1)
  })

  test('is no toast where the person did something that cannot be', async () => {
    storeSession()
    api.on(operation, () => refuse(404, 'Não encontrado.'))
    const { client } = renderApp('/dashboard/graficos')
    await screen.findByRole('heading', { level: 1, name: 'Dashboard' })
    await ask(client)
    expect(screen.queryByText('Não encontrado.')).toBeNull()
  })
})

/** The palette searches campaigns and people on the server. */
describe.each([
  ['POST /campanha/v1/campanhas/filtro', 'filterCampanhas', 'Erro ao buscar campanhas', 'Não encontrado.'],
  ['POST /talento/v1/talentos/filtro', 'filterTalentos', 'Erro ao obter candidatos.', undefined],
] as const)('%s in the palette', (_, operation, fault, notFound) => {
  const said: Record<Failure, string> = {
    401: SESSION_OVER,
    403: SESSION_OVER,
    404: notFound ?? fault,
    500: fault,
    503: fault,
    'time-out': TIMEOUT,
    offline: OFFLINE,
    'broken body': fault,
  }

  test.each(Object.keys(failures) as Failure[])('%s', async (failure) => {
    storeSession()
    api.on('filterCampanhas', () => pageOf([])).on('filterTalentos', () => pageOf([]))
    api.on(operation, () => failures[failure]())
    renderApp('/dashboard/graficos')
    const user = userEvent.setup()
    await screen.findByRole('heading', { level: 1, name: 'Dashboard' })
    await user.keyboard('{Control>}k{/Control}')
    await user.type(await screen.findByRole('combobox'), 'ana')
    expect(await screen.findByText(said[failure])).toBeInTheDocument()
    const isOver = ['401', '403'].includes(String(failure))
    expect(window.localStorage.getItem('authentication') === null).toBe(isOver)
    if (!isOver) expect(screen.getByRole('button', { name: 'Tentar novamente' })).toBeVisible()
  })
})
