import type { CallAnswer, Calls, CallSchemas } from '@seleta/contract/calls'
import { calls } from '@seleta/contract/calls'
import type { Operation, Route } from '@seleta/contract/routes'
import { routes } from '@seleta/contract/routes'
import type { z } from 'zod'
import type { Wire, WireOutcome, WireRequest } from './fake-xhr'
import { makeFakeXhr } from './fake-xhr'

/**
 * An api in memory behind a fake XMLHttpRequest. It holds callers and tests to the contract: a request that the
 * real server would refuse gets 422 here too, and an answer that the contract does not allow fails the test loudly.
 *
 *   const api = startFakeApi().on('getTalento', () => ({ data: buildTalento() }))
 *   afterEach(() => api.stop())
 */
export interface FakeApi {
  /** Answers an operation from now on; the later handler wins. */
  readonly on: <O extends Operation>(operation: O, handler: FakeHandler<O>) => FakeApi
  /** Every call so far, oldest first. */
  readonly calls: readonly FakeCall[]
  /** The calls of one operation, with its own types. */
  readonly callsOf: <O extends Operation>(operation: O) => FakeCallOf<O>[]
  /** Puts the browser's own XMLHttpRequest back. */
  readonly stop: () => void
}

type Parsed<O extends Operation, K extends 'params' | 'query' | 'body'> =
  Calls[O] extends Record<K, infer S> ? (S extends z.ZodType ? z.output<S> : undefined) : undefined

export interface FakeCallOf<O extends Operation> {
  readonly operation: O
  readonly params: Parsed<O, 'params'>
  readonly query: Parsed<O, 'query'>
  readonly body: Parsed<O, 'body'>
  /** The body as it came over the wire, before defaults. */
  readonly rawBody: unknown
  /** Files of a multipart call by field name. */
  readonly files: Readonly<Record<string, File>>
  readonly headers: Readonly<Record<string, string>>
  readonly signal: AbortSignal
}
export type FakeCall = FakeCallOf<Operation>

/** Instead of an answer: a refusal, a file, no connection, the time-out. */
export type FakeReply =
  | {
      readonly fake: 'refusal'
      status: number
      mensagem: string
      /** Where the page looks at it. */
      codigo?: string
      campos?: Record<string, string>
      headers?: Record<string, string>
    }
  | { readonly fake: 'file'; body: Blob | string; tipo: string }
  | { readonly fake: 'offline' | 'timeout' }

type MaybePromise<T> = T | Promise<T>
export type FakeHandler<O extends Operation> = (
  call: FakeCallOf<O>,
) => MaybePromise<CallAnswer<O> | FakeReply>

/** The api's refusal: `{ erro }` with this status. */
export function refuse(status: number, mensagem = '', campos?: Record<string, string>): FakeReply {
  return { fake: 'refusal', status, mensagem, ...(campos === undefined ? {} : { campos }) }
}
export const offline = (): FakeReply => ({ fake: 'offline' })
export const timeout = (): FakeReply => ({ fake: 'timeout' })
export const fileReply = (body: Blob | string, tipo: string): FakeReply => ({ fake: 'file', body, tipo })

/** An answer that waits until the test lets it go: for loading states, without sleeping. */
export function heldReply<T>(): { readonly reply: Promise<T>; readonly release: (value: T) => void } {
  const releases: ((value: T) => void)[] = []
  const reply = new Promise<T>((resolve) => void releases.push(resolve))
  return { reply, release: (value) => releases[0]?.(value) }
}

/** Starts the fake api: from here on the page talks to it. An operation without handler answers 501. */
export function startFakeApi(): FakeApi {
  const handlers = new Map<Operation, FakeHandler<Operation>>()
  const made: FakeCall[] = []
  const original = window.XMLHttpRequest
  window.XMLHttpRequest = makeFakeXhr(wireOf(handlers, made))
  giveBlobsText()
  const api: FakeApi = {
    on: (operation, handler) => {
      // One map for all; checked where registered.
      handlers.set(operation, handler as unknown as FakeHandler<Operation>)
      return api
    },
    calls: made,
    callsOf: <O extends Operation>(operation: O) =>
      // The filter proves the operation.
      made.filter((call) => call.operation === operation) as unknown as FakeCallOf<O>[],
    stop: () => {
      window.XMLHttpRequest = original
    },
  }
  return api
}

function wireOf(handlers: ReadonlyMap<Operation, FakeHandler<Operation>>, made: FakeCall[]): Wire {
  return async (request) => {
    const match = findOperation(request)
    if (match === null) return erro(404, `No route ${request.method} ${request.url.pathname}`)
    const call = await readCall(match.operation, match.params, request)
    if ('status' in call) return call
    made.push(call)
    const handler = handlers.get(match.operation)
    if (handler === undefined) return erro(501, `O fake não responde a ${match.operation}.`)
    return answerOf(match.operation, await handler(call))
  }
}

// Object.keys forgets the literal keys.
const operations = Object.keys(routes) as Operation[]

function findOperation(
  request: WireRequest,
): { operation: Operation; params: Record<string, string> } | null {
  for (const operation of operations) {
    const route: Route = routes[operation]
    if (route.method !== request.method) continue
    const names = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => String(name))
    const pattern = new RegExp(`^${route.path.replaceAll(/\{\w+\}/g, '([^/]+)')}$`)
    const values = pattern.exec(request.url.pathname)
    if (values === null || isShadowed(route.path, request)) continue
    const params = Object.fromEntries(names.map((name, i) => [name, decodeURIComponent(values[i + 1] ?? '')]))
    return { operation, params }
  }
  return null
}

/** A path written out wins over one with a parameter in that place (`/usuarios/eu`, `/talentos/filtro`). */
function isShadowed(path: string, request: WireRequest): boolean {
  if (!path.includes('{')) return false
  return Object.values<Route>(routes).some(
    (route) => route.method === request.method && route.path === request.url.pathname,
  )
}

async function readCall(
  operation: Operation,
  rawParams: Record<string, string>,
  request: WireRequest,
): Promise<FakeCall | (WireOutcome & { status: number })> {
  const schemas: CallSchemas = calls[operation]
  const { rawBody, files } = readBody(request.body)
  const parts = { params: rawParams, query: readQuery(request.url), body: rawBody }
  const parsed: Record<string, unknown> = {}
  for (const name of ['params', 'query', 'body'] as const) {
    const schema = schemas[name]
    if (schema === undefined) continue
    const result = schema.safeParse(parts[name])
    if (!result.success) {
      const campos = Object.fromEntries(result.error.issues.map((i) => [i.path.join('.') || name, i.message]))
      return erro(422, 'Confira os campos.', campos)
    }
    parsed[name] = result.data
  }
  // Each part was parsed by this operation's schema.
  return {
    operation,
    params: parsed['params'],
    query: parsed['query'],
    body: parsed['body'],
    rawBody,
    files,
    headers: request.headers,
    signal: request.signal,
  } as unknown as FakeCall
}

function readQuery(url: URL): Record<string, unknown> {
  const query: Record<string, unknown> = {}
  for (const key of new Set(url.searchParams.keys())) {
    const values = url.searchParams.getAll(key)
    query[key.replace(/\[\]$/, '')] = values.length > 1 || key.endsWith('[]') ? values : values[0]
  }
  return query
}

function readBody(body: unknown): { rawBody: unknown; files: Record<string, File> } {
  if (body instanceof FormData) {
    const files = Object.fromEntries(
      [...body.entries()].filter((entry): entry is [string, File] => entry[1] instanceof File),
    )
    const dados = body.get('dados')
    return { rawBody: JSON.parse(typeof dados === 'string' ? dados : 'null'), files }
  }
  if (body instanceof URLSearchParams) return { rawBody: Object.fromEntries(body), files: {} }
  if (typeof body !== 'string' || body === '') return { rawBody: undefined, files: {} }
  if (!body.startsWith('{') && !body.startsWith('['))
    return { rawBody: Object.fromEntries(new URLSearchParams(body)), files: {} }
  return { rawBody: JSON.parse(body), files: {} }
}

function answerOf(operation: Operation, answer: unknown): WireOutcome {
  if (isReply(answer)) return replyOf(answer)
  const { answer: schema }: CallSchemas = calls[operation]
  if (schema === undefined) return { status: 204, headers: {}, body: '' }
  const checked = schema.safeParse(answer)
  if (!checked.success) {
    // Loud on purpose: the test's own data is wrong, not the code under test.
    throw new Error(`The fake answer to ${operation} breaks the contract: ${checked.error.message}`)
  }
  return { status: 200, headers: { 'content-type': 'application/json' }, body: JSON.stringify(checked.data) }
}

function isReply(answer: unknown): answer is FakeReply {
  return typeof answer === 'object' && answer !== null && 'fake' in answer
}

function replyOf(reply: FakeReply): WireOutcome {
  if (reply.fake === 'file') return { status: 200, headers: { 'content-type': reply.tipo }, body: reply.body }
  if (reply.fake === 'refusal') return erro(reply.status, reply.mensagem, reply.campos, reply.codigo)
  return reply.fake
}

function erro(status: number, mensagem: string, campos?: Record<string, string>, codigo = `FAKE_${status}`) {
  const body = JSON.stringify({
    erro: { codigo, mensagem, ...(campos === undefined ? {} : { campos }), id: 'fake' },
  })
  return { status, headers: { 'content-type': 'application/json' }, body }
}

/** jsdom 26 has no Blob.text(), which every browser has and the client uses to read a refused download. */
function giveBlobsText(): void {
  if ('text' in Blob.prototype) return
  Object.defineProperty(Blob.prototype, 'text', {
    configurable: true,
    value(this: Blob) {
      return new Promise((resolve, reject) => {
        const reader = new FileReader()
        reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''))
        reader.addEventListener('error', () => reject(reader.error ?? new Error('The blob cannot be read')))
        reader.readAsText(this)
      })
    },
  })
}
