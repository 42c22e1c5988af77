import type { CallAnswer, CallInput } from '@seleta/contract/calls'
import type { Erro } from '@seleta/contract/wire'
import { HTTP_TIMEOUT_MS } from '@seleta/contract/limits'
import type { Operation, Route } from '@seleta/contract/routes'
import { routes } from '@seleta/contract/routes'
import type { AxiosResponse } from 'axios'
import axios, { AxiosError } from 'axios'
import { CallError, kindOfStatus } from './call-error'
import { appStore, endSession, sessionAtom } from './session'

/** The only code of the front end that calls HTTP. */

/** What a caller gets: the value inside `data` for the form `data`, the whole body for the others. */
export type CallResult<O extends Operation> = (typeof routes)[O]['answer'] extends 'data'
  ? CallAnswer<O> extends { data: infer D }
    ? D
    : never
  : (typeof routes)[O]['answer'] extends 'file'
    ? FileAnswer
    : CallAnswer<O>

export interface FileAnswer {
  readonly blob: Blob
  /** Lower-case media type as the server sent it. */
  readonly tipo: string
}

export interface RequestOptions {
  readonly signal?: AbortSignal
  /** Makes a retry of the same intent one thing (product 22). */
  readonly idempotencyKey?: string
  /** Files of a multipart call, by field name; the JSON body goes as `dados`. */
  readonly files?: Readonly<Record<string, Blob | null>>
  /** 0–1, while a body is sent. */
  readonly onProgress?: (share: number) => void
}

/** The password grant's public client: not a secret, it protects nothing (product 2). */
const CLIENT_CREDENTIAL = `Basic ${btoa('seleta-web:publico')}`

const http = axios.create({ timeout: HTTP_TIMEOUT_MS, validateStatus: () => true })

let apiUrl = ''
/** Points the client at another server with the same calls; empty is this page's own. The host calls it once. */
export function setApiUrl(url: string): void {
  apiUrl = url.replace(/\/$/, '')
}

/**
 * Calls an operation.
 * @param operation a name of `routes`
 * @param input `{ params?, query?, body? }` as the operation declares
 * @returns the value inside `data`, or the whole body for the other answer forms
 * @throws CallError always and only
 */
export async function request<O extends Operation>(
  operation: O,
  input: CallInput<O>,
  options: RequestOptions = {},
): Promise<CallResult<O>> {
  const route: Route = routes[operation]
  const { params, query, body } = input as {
    params?: Record<string, unknown>
    query?: unknown
    body?: unknown
  }
  const response = await send(operation, route, { params, query, body }, options)
  if (response.status < 200 || response.status > 299) throw await refuse(operation, route, response)
  // The wire's shape is checked below as far as the form says; the rest is the server's promise (shared/contract).
  return unwrap(operation, route, response) as CallResult<O>
}

/** The absolute address of an operation, for streams that the browser opens itself. */
export function addressOf(operation: Operation, params: Record<string, unknown> = {}): string {
  return apiUrl + fillPath(routes[operation].path, params)
}

async function send(
  operation: Operation,
  route: Route,
  input: { params: Record<string, unknown> | undefined; query: unknown; body: unknown },
  options: RequestOptions,
): Promise<AxiosResponse> {
  try {
    return await http.request({
      method: route.method,
      url: apiUrl + fillPath(route.path, input.params ?? {}),
      params: input.query,
      data: encodeBody(operation, route, input.body, options),
      headers: headersFor(operation, options),
      responseType: route.answer === 'file' ? 'blob' : 'json',
      ...(options.signal === undefined ? {} : { signal: options.signal }),
      ...(options.onProgress === undefined
        ? {}
        : { onUploadProgress: (event: { progress?: number }) => options.onProgress?.(event.progress ?? 0) }),
    })
  } catch (cause) {
    if (axios.isCancel(cause)) throw new CallError({ kind: 'cancelled', operation, cause })
    const isTimeout =
      cause instanceof AxiosError && (cause.code === 'ECONNABORTED' || cause.code === 'ETIMEDOUT')
    throw new CallError({ kind: isTimeout ? 'timeout' : 'offline', operation, cause })
  }
}

function headersFor(operation: Operation, options: RequestOptions): Record<string, string> {
  const { isAuth, token } = appStore.get(sessionAtom)
  const headers: Record<string, string> = {}
  if (operation === 'login') headers['Authorization'] = CLIENT_CREDENTIAL
  else if (isAuth) headers['Authorization'] = token
  if (options.idempotencyKey !== undefined) headers['Idempotency-Key'] = options.idempotencyKey
  return headers
}

function encodeBody(operation: Operation, route: Route, body: unknown, options: RequestOptions): unknown {
  if (operation === 'login')
    return new URLSearchParams(Object.entries(body as Record<string, string>).map(([k, v]) => [k, v]))
  if (route.isMultipart !== true) return body
  const form = new FormData()
  form.append('dados', JSON.stringify(body))
  for (const [name, file] of Object.entries(options.files ?? {})) if (file !== null) form.append(name, file)
  return form
}

function fillPath(path: string, params: Record<string, unknown>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
}

async function refuse(operation: Operation, route: Route, response: AxiosResponse): Promise<CallError> {
  const erro = await readErro(response)
  const kind = kindOfStatus(response.status)
  const isSessionOver = kind === 'unauthorized' || kind === 'forbidden'
  // A proxy's own 403 page must not wipe a session (security T15): only the api's envelope does.
  // An answer to a former session's call says nothing about the present one.
  const isOfThisSession = response.config.headers.get('Authorization') === appStore.get(sessionAtom).token
  if (isSessionOver && isOfThisSession && route.isPublic !== true && erro !== null) endSession('expired')
  return new CallError({
    kind,
    operation,
    status: response.status,
    mensagem: erro?.mensagem ?? '',
    campos: erro?.campos ?? {},
    requestId: erro?.id ?? '',
    retryAfter: Number(response.headers['retry-after'] ?? 0) || 0,
  })
}

async function readErro(response: AxiosResponse): Promise<Erro['erro'] | null> {
  let body: unknown = response.data
  if (body instanceof Blob) {
    try {
      body = JSON.parse(await body.text())
    } catch {
      return null
    }
  }
  if (typeof body !== 'object' || body === null || !('erro' in body)) return null
  const { erro } = body as Erro
  return typeof erro?.mensagem === 'string' ? erro : null
}

/** Accepts either form, bare or inside `data`, where the spec is ambiguous (architecture.md). */
function unwrap(operation: Operation, route: Route, response: AxiosResponse): unknown {
  const body: unknown = response.data
  const hasData = typeof body === 'object' && body !== null && 'data' in body
  switch (route.answer) {
    case 'empty':
    case 'events':
      return undefined
    case 'file':
      return { blob: body as Blob, tipo: String(response.headers['content-type'] ?? '').toLowerCase() }
    case 'data':
      if (hasData) return body.data
      if (Array.isArray(body)) return body
      break
    case 'bare':
      if (hasData) return body.data
      if (typeof body === 'object' && body !== null) return body
      break
    case 'envelope':
      if (hasData) return body
      break
    case 'page':
      if (hasData && Array.isArray(body.data)) return body
      break
  }
  throw new CallError({ kind: 'shape', operation, status: response.status })
}
