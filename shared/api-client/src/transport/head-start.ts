import { HTTP_TIMEOUT_MS } from '@seleta/contract/limits'
import type { Operation, Route } from '@seleta/contract/routes'
import { routes } from '@seleta/contract/routes'
import { isUsableToken, readStoredToken } from '../stored-token'
import type { Parts } from './address'
import { addressOf } from './address'
import { parseJson } from './envelope'

/**
 * Calls that leave while the client itself is still on its way: the first script asks for what the page will show, and
 * the client takes the answer instead of asking again (docs/decisions/126-first-paint.md). Nothing of axios, the store or
 * the query cache stands here.
 */

/** What came, as the transport reads an answer. */
export interface EarlyAnswer {
  readonly status: number
  readonly body: unknown
  readonly tipo: string
  readonly retryAfter: string | null
}

interface Asked {
  readonly method: string
  readonly address: string
  readonly body: unknown
  /** With `Bearer `; empty without a session. */
  readonly authorization: string
}

/** Later than this an answer may be older than what the page has done since. */
const FRESH_MS = 15_000

declare global {
  interface Window {
    /** By call: the script that asks stands in the page, and is another copy of this file than the client's. */
    __seletaCalls?: Map<string, { readonly answer: Promise<EarlyAnswer | null>; readonly since: number }>
  }
}

const calls = () => (window.__seletaCalls ??= new Map())

/**
 * Asks for a call of the stored session; without one nothing is asked. Never throws: the client's own call tells what
 * is wrong.
 * @returns what came, for whoever looks at it meanwhile: it is still there to be taken; null as of `takeEarlyAnswer`
 */
export async function startCall(
  operation: Operation,
  { params, query, body }: Parts,
): Promise<EarlyAnswer | null> {
  const authorization = readStoredToken()
  if (!isUsableToken(authorization)) return null
  const { method, path }: Route = routes[operation]
  const asked = { method, address: addressOf(path, params, query), body, authorization }
  const answer = ask(asked).catch(() => null)
  calls().set(keyOf(asked), { answer, since: performance.now() })
  return answer
}

/**
 * The answer to a call that has left already, once: whoever asks again asks the server.
 * @returns null when it has not left, or failed on its way
 */
export async function takeEarlyAnswer(asked: Asked): Promise<EarlyAnswer | null> {
  const key = keyOf(asked)
  const early = calls().get(key)
  if (early === undefined) return null
  calls().delete(key)
  return performance.now() - early.since > FRESH_MS ? null : early.answer
}

async function ask({ method, address, body, authorization }: Asked): Promise<EarlyAnswer> {
  // oxlint-disable-next-line no-restricted-globals -- the transport is the one place that calls HTTP
  const response = await fetch(address, {
    method,
    headers: {
      accept: 'application/json, text/plain, */*',
      authorization,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(HTTP_TIMEOUT_MS),
  })
  const text = await response.text()
  return {
    status: response.status,
    body: text === '' ? '' : parseJson(text),
    tipo: response.headers.get('content-type') ?? '',
    retryAfter: response.headers.get('retry-after'),
  }
}

const keyOf = ({ method, address, body, authorization }: Asked) =>
  JSON.stringify([method, address, body ?? null, authorization])
