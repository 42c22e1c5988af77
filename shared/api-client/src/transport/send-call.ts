import { OLHAR_HEADER, olharAt } from '@seleta/contract/dashboard-addresses'
import { HTTP_TIMEOUT_MS } from '@seleta/contract/limits'
import type { Operation, Route } from '@seleta/contract/routes'
import { routes } from '@seleta/contract/routes'
import type { AxiosResponse } from 'axios'
import axios, { AxiosError } from 'axios'
import { CallError } from '../call-error'
import { sessionAtom } from '../session'
import { appStore } from '../store'
import type { Parts } from './address'
import { addressOf } from './address'
import { parseJson } from './envelope'
import { takeEarlyAnswer } from './head-start'
import { lookForServer } from './look-for-server'
import { multipart } from './multipart'
import { refusal } from './refusal'

export interface SendOptions {
  readonly signal?: AbortSignal
  /** Makes a retry of the same intent one thing (product 22). */
  readonly idempotencyKey?: string
  /** Files of a multipart call, by field name; the JSON body goes as `dados`. */
  readonly files?: Readonly<Record<string, Blob | null>>
  /** 0–1, while a body is sent. */
  readonly onProgress?: (share: number) => void
}

export interface Answered {
  readonly status: number
  /** Parsed JSON; a Blob for the form `file`. */
  readonly body: unknown
  /** Media type as the server sent it. */
  readonly tipo: string
}

/** The password grant's public client: not a secret, it protects nothing (product 2). */
const CLIENT_CREDENTIAL = `Basic ${btoa('seleta-web:publico')}`

const http = axios.create({ timeout: HTTP_TIMEOUT_MS, validateStatus: () => true })

/**
 * One call over HTTP: address, session, 60 s, upload, abort.
 * @throws CallError when it was refused, given up, or not answered
 */
export async function sendCall(operation: Operation, parts: Parts, options: SendOptions): Promise<Answered> {
  const route: Route = routes[operation]
  const headers = headersOf(operation, options)
  const address = addressOf(route.path, parts.params, parts.query)
  const early = await takeEarlyAnswer({
    method: route.method,
    address,
    body: parts.body,
    authorization: headers['Authorization'] ?? '',
  })
  if (early !== null) return settle(operation, early, headers['Authorization'] ?? '')
  const response = await attempt(operation, {
    method: route.method,
    url: address,
    data: encode(operation, route, parts.body, options),
    headers,
    responseType: route.answer === 'file' ? 'blob' : 'json',
    ...(options.signal === undefined ? {} : { signal: options.signal }),
    ...(options.onProgress === undefined
      ? {}
      : { onUploadProgress: (event: { progress?: number }) => options.onProgress?.(event.progress ?? 0) }),
  })
  const { status, data } = response
  const answer = {
    status,
    // A refused file comes as a blob too.
    body: data instanceof Blob && !isGood(status) ? parseJson(await data.text()) : data,
    tipo: String(response.headers['content-type'] ?? ''),
    retryAfter: response.headers['retry-after'],
  }
  return settle(operation, answer, headers['Authorization'] ?? '')
}

const isGood = (status: number) => status >= 200 && status <= 299

/** @throws CallError when the answer is a refusal */
function settle(
  operation: Operation,
  { status, body, tipo, retryAfter }: Answered & { readonly retryAfter: unknown },
  authorization: string,
): Answered {
  if (isGood(status)) return { status, body, tipo }
  // A gateway that reaches nobody, or a server that reaches no database.
  if (status >= 502) lookForServer()
  throw refusal(operation, { status, body, authorization, retryAfter })
}

async function attempt(
  operation: Operation,
  config: Parameters<typeof http.request>[0],
): Promise<AxiosResponse<unknown>> {
  try {
    return await http.request(config)
  } catch (cause) {
    if (axios.isCancel(cause)) throw new CallError({ kind: 'cancelled', operation, cause })
    const isTimeout =
      cause instanceof AxiosError && (cause.code === 'ECONNABORTED' || cause.code === 'ETIMEDOUT')
    lookForServer()
    throw new CallError({ kind: isTimeout ? 'timeout' : 'offline', operation, cause })
  }
}

function headersOf(operation: Operation, options: SendOptions): Record<string, string> {
  const { token } = appStore.get(sessionAtom)
  const headers: Record<string, string> = {}
  if (operation === 'login') headers['Authorization'] = CLIENT_CREDENTIAL
  else if (token !== '') headers['Authorization'] = token
  const olhar = olharAt(location.pathname, location.search)
  if (olhar !== undefined) headers[OLHAR_HEADER] = olhar
  if (options.idempotencyKey !== undefined) headers['Idempotency-Key'] = options.idempotencyKey
  return headers
}

function encode(operation: Operation, route: Route, body: unknown, { files }: SendOptions): unknown {
  if (operation === 'login')
    // The one body that is sent as a form has texts alone.
    return new URLSearchParams(Object.entries(body as Record<string, string>).map(([k, v]) => [k, v]))
  return route.isMultipart === true ? multipart(body, Object.entries(files ?? {})) : body
}
