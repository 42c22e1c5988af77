import type { CallAnswer, CallInput } from '@seleta/contract/calls'
import { type Operation, type Route, routes } from '@seleta/contract/routes'
import type { Erro } from '@seleta/contract/wire'
import { rmSync } from 'node:fs'
import type { FastifyInstance, RouteOptions } from 'fastify'
import type { Kysely } from 'kysely'
import type { Pool } from 'pg'
import type { Database } from '../../src/database/schema'
import type { Clock } from '../../src/ground/clock'
import type { ModuleContext } from '../../src/ground/module'
import { buildServer } from '../../src/server'
import { readSettings, type Settings } from '../../src/ground/settings'
import { createTestDatabase, type TestConnection } from './test-database'
import { makeTemporaryFolder } from './test-server'
import { SENHA } from './seed-empresa'

/** An answer as a test reads it. `body` has the operation's type only when `status` says 2xx. */
export interface Answer<O extends Operation> {
  readonly status: number
  readonly headers: Headers
  readonly body: CallAnswer<O>
  readonly erro: Erro['erro'] | null
}

export interface CallOptions {
  /** What `login` gave; left out, the call is made without a session. */
  readonly token?: string
  readonly headers?: Readonly<Record<string, string>>
}

export interface TestApi {
  readonly url: string
  readonly app: FastifyInstance
  /** Every route that Fastify knows. */
  readonly rotas: readonly RouteOptions[]
  readonly db: Kysely<Database>
  readonly pool: Pool
  /** Folder of the files, this server's own. */
  readonly dataDir: string
  /** Calls an operation over HTTP; JSON in, JSON out. */
  readonly call: <O extends Operation>(
    operation: O,
    input: CallInput<O>,
    options?: CallOptions,
  ) => Promise<Answer<O>>
  /** Any request; a path is put after the api's address. */
  readonly request: (path: string, init?: RequestInit) => Promise<Response>
  /** Signs in and gives the bare token. */
  readonly login: (email: string, senha?: string) => Promise<string>
  readonly close: () => Promise<void>
}

/**
 * The real server on a free port, over a database of this test file's own. Call `close` in `afterAll`.
 * @param connection how the database is reached, where that shall be unlike the product's
 * @param clock the product's own unless a test moves it
 * @param resolveTxt the same for what domains have published
 * @param onRoute may change a route as it is registered
 */
export async function startApi(
  settings: Partial<Settings> = {},
  connection?: TestConnection,
  clock?: Clock,
  resolveTxt?: ModuleContext['resolveTxt'],
  onRoute: (route: RouteOptions) => void = () => {},
): Promise<TestApi> {
  const { db, pool, drop } = await createTestDatabase(false, connection)
  const rotas: RouteOptions[] = []
  const dataDir = makeTemporaryFolder()
  // What fails by our own fault says why beside the test that it turns red.
  const defaults = readSettings({ LOG_LEVEL: 'error', PORT: '0', DATA_DIR: dataDir })
  const context = {
    db,
    pool,
    settings: { ...defaults, ...settings },
    ...(clock !== undefined && { clock }),
    ...(resolveTxt !== undefined && { resolveTxt }),
  }
  const app = await buildServer(context, undefined, (route) => {
    onRoute(route)
    rotas.push(route)
  })
  const url = (await app.listen({ port: 0, host: '127.0.0.1' })).replace(/\/$/, '')
  const request: TestApi['request'] = (path, init) => fetch(url + path, init)
  const call = openCalls(request)
  return {
    url,
    app,
    rotas,
    db,
    pool,
    dataDir: context.settings.dataDir,
    request,
    call,
    login: async (email, senha = SENHA) => {
      const { status, body } = await call('login', {
        body: { username: email, password: senha, grant_type: 'password' },
      })
      if (status !== 200) throw new Error(`sign-in of ${email} answered ${status}`)
      return body.access_token
    },
    close: async () => {
      await app.close()
      await drop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Calls of a server that was started otherwise. */
export const openCalls =
  (request: TestApi['request']): TestApi['call'] =>
  (operation, input, options = {}) =>
    send(request, operation, input, options)

async function send<O extends Operation>(
  request: TestApi['request'],
  operation: O,
  input: CallInput<O>,
  { token, headers = {} }: CallOptions,
): Promise<Answer<O>> {
  const route: Route = routes[operation]
  const {
    params = {},
    query = {},
    body,
  } = input as {
    params?: Record<string, string | number>
    query?: Record<string, string | number | boolean | undefined>
    body?: unknown
  }
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  )
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) if (value !== undefined) search.set(key, String(value))
  const response = await request(search.size === 0 ? path : `${path}?${search.toString()}`, {
    method: route.method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const isJson = response.headers.get('content-type')?.includes('json') === true
  const answer: unknown = isJson ? await response.json() : await response.text()
  const erro = isJson && !response.ok ? (answer as Erro).erro : null
  return { status: response.status, headers: response.headers, body: answer as CallAnswer<O>, erro }
}
