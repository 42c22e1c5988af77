import type { CallAnswer, CallInput } from '@seleta/contract/calls'
import { HTTP_TIMEOUT_MS } from '@seleta/contract/limits'
import type { Operation, routes } from '@seleta/contract/routes'
import { isUsableToken, readStoredToken } from '../stored-token'
import type { Query } from './address'
import { addressOf } from './address'
import { parseJson, readErro, sentenceOf } from './envelope'
import { GENERIC, OFFLINE, TIMEOUT } from './failure-words'
import { multipart } from './multipart'

/**
 * The public pages' way to call: the same addresses, bodies, refusals and words over the browser's own
 * XMLHttpRequest, without axios, query cache or store. Those pages are the lightest of the product and keep no
 * session (docs/decisions/070-public-pages.md).
 */

/** The calls that public pages make from the browser: of the contract's table, which is too long to bring along. */
const publicCalls = {
  createInscricao: { method: 'POST', path: '/talento/v1/publico/campanhas/{id}/inscricoes' },
  getCampanhaPublica: { method: 'GET', path: '/campanha/v1/publico/campanhas/{id}' },
  listVagasPublicas: { method: 'GET', path: '/campanha/v1/publico/vagas' },
  listCidades: { method: 'GET', path: '/campanha/v1/cidades' },
} as const satisfies { readonly [O in Operation]?: Pick<(typeof routes)[O], 'method' | 'path'> }
type PublicOperation = keyof typeof publicCalls

/** A failed call, already in words: a public page shows nothing else of it. */
export class PublicCallError extends Error {
  /** HTTP status; 0 when there was no answer. */
  readonly status: number
  /** Field path → what is wrong with it. */
  readonly campos: Readonly<Record<string, string>>
  constructor(status: number, message: string, campos: Readonly<Record<string, string>> = {}) {
    super(message)
    this.status = status
    this.campos = campos
  }
}

interface Options {
  /** Makes a repetition, whose first answer was lost, the same thing (product 22). */
  readonly chave?: string
  /** Files of a multipart call, by field name. */
  readonly files?: ReadonlyMap<string, Blob>
  /** 0–1, while the body is sent. */
  readonly onProgress?: (share: number) => void
}

/**
 * Calls a public operation.
 * @returns the whole body of the answer
 * @throws PublicCallError
 */
export function callPublico<O extends PublicOperation>(
  operation: O,
  input: CallInput<O>,
  { files = new Map(), onProgress, chave }: Options = {},
): Promise<CallAnswer<O>> {
  const { method, path } = publicCalls[operation]
  // The input of any public operation.
  const { params, query, body } = input as {
    params?: Record<string, unknown>
    query?: Query
    body?: unknown
  }
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest()
    xhr.open(method, addressOf(path, params, query))
    xhr.timeout = HTTP_TIMEOUT_MS
    // The page fetches with whatever token exists (spec section 2); a stale one never blocks anybody.
    const token = readStoredToken()
    if (isUsableToken(token)) xhr.setRequestHeader('Authorization', token)
    if (chave !== undefined) xhr.setRequestHeader('Idempotency-Key', chave)
    xhr.addEventListener('error', () => reject(new PublicCallError(0, OFFLINE)))
    xhr.addEventListener('timeout', () => reject(new PublicCallError(0, TIMEOUT)))
    xhr.addEventListener('load', () => {
      const answer = parseJson(xhr.responseText)
      if (xhr.status >= 200 && xhr.status < 300 && answer !== undefined)
        // The api answers by its schemas; the client does not check them again (decision 005).
        resolve(answer as unknown as CallAnswer<O>)
      else reject(failureOf(xhr.status, answer))
    })
    if (onProgress !== undefined)
      xhr.upload.addEventListener('progress', (event) =>
        onProgress(event.total === 0 ? 0 : event.loaded / event.total),
      )
    xhr.send(body === undefined ? null : multipart(body, files))
  })
}

function failureOf(status: number, answer: unknown): PublicCallError {
  const erro = readErro(answer)
  return new PublicCallError(status, sentenceOf(status, erro) || GENERIC, erro?.campos)
}
