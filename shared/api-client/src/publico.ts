import type { CallAnswer, CallInput } from '@seleta/contract/calls'
import { HTTP_TIMEOUT_MS } from '@seleta/contract/limits'
import { isUsableToken, readStoredToken } from './stored-token'

/**
 * The public pages' client: their few calls over the browser's own XMLHttpRequest, without axios, query cache or
 * store. Those pages are the lightest of the product and keep no session (docs/decisions/070-public-pages.md).
 */

/** The calls that public pages make from the browser; the api's tests hold them against the contract. */
export const publicCalls = {
  createInscricao: { method: 'POST', path: '/talento/v1/publico/campanhas/{id}/inscricoes' },
  getCampanhaPublica: { method: 'GET', path: '/campanha/v1/publico/campanhas/{id}' },
  listVagasPublicas: { method: 'GET', path: '/campanha/v1/publico/vagas' },
  listCidades: { method: 'GET', path: '/campanha/v1/cidades' },
} as const
export type PublicOperation = keyof typeof publicCalls

/** A failed call, already in words: a public page shows nothing else of it. */
export class PublicCallError extends Error {
  override readonly name = 'PublicCallError'
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

const OFFLINE = 'Sem conexão. Confira a internet e tente de novo.'
const TIMEOUT = 'O servidor demorou mais de 60 segundos para responder. Tente de novo.'
const GENERIC = 'Não foi possível concluir agora. Tente de novo em instantes.'

interface Options {
  /** Files of a multipart call, by field name; the JSON body goes as `dados`. */
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
  { files, onProgress }: Options = {},
): Promise<CallAnswer<O>> {
  const { method, path } = publicCalls[operation]
  const {
    params = {},
    query,
    body,
  } = input as {
    params?: Record<string, unknown>
    query?: Record<string, string | number | undefined>
    body?: unknown
  }
  const search = new URLSearchParams(
    Object.entries(query ?? {}).flatMap(([key, value]) =>
      value === undefined ? [] : [[key, String(value)]],
    ),
  ).toString()
  const url = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest()
    xhr.open(method, search === '' ? url : `${url}?${search}`)
    xhr.timeout = HTTP_TIMEOUT_MS
    // The page fetches with whatever token exists (spec section 2); a stale one never blocks anybody.
    const token = readStoredToken()
    if (isUsableToken(token)) xhr.setRequestHeader('Authorization', token)
    xhr.addEventListener('error', () => reject(new PublicCallError(0, OFFLINE)))
    xhr.addEventListener('timeout', () => reject(new PublicCallError(0, TIMEOUT)))
    xhr.addEventListener('load', () => {
      const answer = parse(xhr.responseText)
      if (xhr.status >= 200 && xhr.status < 300 && answer !== undefined)
        resolve(answer as unknown as CallAnswer<O>)
      else reject(errorOf(xhr.status, answer))
    })
    if (onProgress !== undefined)
      xhr.upload.addEventListener('progress', (event) =>
        onProgress(event.total === 0 ? 0 : event.loaded / event.total),
      )
    xhr.send(body === undefined ? null : encode(body, files ?? new Map()))
  })
}

function encode(body: unknown, files: ReadonlyMap<string, Blob>): FormData {
  const form = new FormData()
  form.append('dados', JSON.stringify(body))
  for (const [name, file] of files) form.append(name, file)
  return form
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

function errorOf(status: number, answer: unknown): PublicCallError {
  const erro = (answer as { erro?: { mensagem?: unknown; campos?: Record<string, string> } } | undefined)
    ?.erro
  const mensagem = typeof erro?.mensagem === 'string' && status < 500 ? erro.mensagem : GENERIC
  return new PublicCallError(status, mensagem, erro?.campos)
}
