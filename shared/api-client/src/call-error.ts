import type { Operation } from '@seleta/contract/routes'

/** The one failure that a call has. `kind` decides what the person reads and whether trying again helps. */
export type CallErrorKind =
  | 'unauthorized'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'invalid'
  | 'too-large'
  | 'wrong-type'
  | 'too-many'
  | 'refused'
  | 'server'
  | 'timeout'
  | 'offline'
  | 'shape'
  | 'cancelled'

export class CallError extends Error {
  override readonly name = 'CallError'
  readonly kind: CallErrorKind
  readonly operation: Operation
  /** HTTP status; 0 when there was no answer. */
  readonly status: number
  /** The server's Portuguese sentence, empty when it gave none or none that is read (`sentenceOf`). */
  readonly mensagem: string
  /** Field path → what is wrong with it. */
  readonly campos: Readonly<Record<string, string>>
  /** What to read out to support. */
  readonly requestId: string
  /** Seconds to wait, from Retry-After; 0 when not told. */
  readonly retryAfter: number

  constructor(fields: {
    kind: CallErrorKind
    operation: Operation
    status?: number
    mensagem?: string
    campos?: Record<string, string>
    requestId?: string
    retryAfter?: number
    cause?: unknown
  }) {
    super(`${fields.operation}: ${fields.kind} ${fields.status ?? 0}`, { cause: fields.cause })
    this.kind = fields.kind
    this.operation = fields.operation
    this.status = fields.status ?? 0
    this.mensagem = fields.mensagem ?? ''
    this.campos = fields.campos ?? {}
    this.requestId = fields.requestId ?? ''
    this.retryAfter = fields.retryAfter ?? 0
  }
}

const kindByStatus: Readonly<Record<number, CallErrorKind>> = {
  400: 'invalid',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not-found',
  409: 'conflict',
  413: 'too-large',
  415: 'wrong-type',
  422: 'invalid',
  429: 'too-many',
}

export function kindOfStatus(status: number): CallErrorKind {
  return kindByStatus[status] ?? (status >= 500 ? 'server' : 'refused')
}

/** Whether asking again, unchanged, may go well. */
export function canRetry(error: unknown): boolean {
  if (!(error instanceof CallError)) return false
  return (
    error.kind === 'server' || error.kind === 'timeout' || error.kind === 'offline' || error.kind === 'shape'
  )
}
