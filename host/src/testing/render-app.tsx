import {
  QueryClientProvider,
  appStore,
  createQueryClient,
  endSession,
  onSessionEnd,
  restoreSession,
  sessionEndAtom,
} from '@seleta/api-client'
import type { FakeApi } from '@seleta/testing/fake-api'
import { startFakeApi } from '@seleta/testing/fake-api'
import { AppTheme } from '@seleta/ui/theme'
import { render } from '@testing-library/react'
import { RouterProvider, createMemoryRouter } from 'react-router-dom'
import { buildRoutes } from '../app/routes'
import { logoutProblemAtom } from '../queries/logout'

/** A token as the login answers it: 43 characters. */
export const TOKEN = 'k'.repeat(43)

/** The api of a host test: someone is known, nothing else is. */
export function startHostApi(): FakeApi {
  return startFakeApi()
    .on('getUsuario', () => ({
      data: {
        id: 1,
        nome: 'Marina Duarte',
        email: 'marina@aurora.com.br',
        empresa: { id: 1, nome: 'Aurora' },
      },
    }))
    .on('listFuncoes', () => ({ data: [] }))
    .on('login', () => ({ access_token: TOKEN, token_type: 'bearer' as const, expires_in: 3600 }))
    .on('listAvisos', () => ({ data: { itens: [], naoLidos: 0 } }))
    .on('logout', () => undefined)
}

/** The host at an address, as a browser that has (or has not) a stored session opens it. */
export function renderApp(at: string) {
  restoreSession()
  const client = createQueryClient()
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retry: false } })
  onSessionEnd(() => client.clear())
  const router = createMemoryRouter(buildRoutes(), { initialEntries: [at] })
  const result = render(
    <QueryClientProvider client={client}>
      <AppTheme>
        <RouterProvider router={router} />
      </AppTheme>
    </QueryClientProvider>,
  )
  const address = () => {
    const { pathname, search, hash } = router.state.location
    return pathname + search + hash
  }
  return { ...result, router, client, address }
}

/**
 * Each test of the file finds the host's api and a browser with a stored session, and leaves nothing for the next.
 * @param begin takes the api, with what else the file's tests are answered
 */
export function startEachTest(
  begin: (api: FakeApi) => void = () => undefined,
  { isSignedIn = true }: { readonly isSignedIn?: boolean } = {},
): void {
  let api: FakeApi
  beforeEach(() => {
    api = startHostApi()
    begin(api)
    prepareBrowser()
    if (isSignedIn) storeSession()
  })
  afterEach(() => {
    api.stop()
    forgetEverything()
    jest.restoreAllMocks()
  })
}

export function storeSession(): void {
  window.localStorage.setItem('authentication', `Bearer ${TOKEN}`)
}

function forgetEverything(): void {
  endSession('logout')
  appStore.set(sessionEndAtom, 'none')
  appStore.set(logoutProblemAtom, false)
  window.localStorage.clear()
  window.sessionStorage.clear()
}

/**
 * Areas are not loaded in jsdom: their registry never answers, so they stay in their loading state. Call it in
 * `beforeEach`; `jest.restoreAllMocks()` takes it back.
 */
export function prepareBrowser(): void {
  Object.assign(globalThis, { fetch: () => new Promise(() => undefined), Request: RouterRequest })
  Object.assign(Element.prototype, { scrollIntoView: () => undefined })
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  // jsdom does not know <search> yet.
  const { error } = console
  jest.spyOn(console, 'error').mockImplementation((...args: unknown[]) => {
    if (!String(args[0]).includes('is unrecognized in this browser')) error(...args)
  })
}

/** What a data router makes of each navigation; jsdom has none. */
class RouterRequest {
  readonly url: string
  readonly method = 'GET'
  readonly signal: AbortSignal | undefined

  constructor(url: string, init: { signal?: AbortSignal } = {}) {
    this.url = url
    this.signal = init.signal
  }
}
