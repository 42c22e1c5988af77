import type { CallAnswer, CallInput } from '@seleta/contract/calls'
import type { Operation, Route } from '@seleta/contract/routes'
import { routes } from '@seleta/contract/routes'
import type { QuietOperation } from '@seleta/contract/touches'
import { CallError } from './call-error'
import type { Parts } from './transport/address'
import type { Answered, SendOptions } from './transport/send-call'
import { sendCall } from './transport/send-call'

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

/**
 * Calls any operation; outside of this package what changes something goes through `change` alone.
 * @param operation a name of `routes`
 * @param input `{ params?, query?, body? }` as the operation declares
 * @returns the value inside `data`, or the whole body for the other answer forms
 * @throws CallError always and only
 */
export async function requestAny<O extends Operation>(
  operation: O,
  input: CallInput<O>,
  options: SendOptions = {},
): Promise<CallResult<O>> {
  // The input of one operation is parts of a call.
  const answered = await sendCall(operation, input as Parts, options)
  // The wire's shape is checked below as far as the form says; the rest is the server's promise (shared/contract).
  return unwrap(operation, answered) as CallResult<O>
}

/** Calls an operation that makes nothing old, as `requestAny`. */
export function request<O extends QuietOperation>(
  operation: O,
  input: CallInput<O>,
  options: SendOptions = {},
): Promise<CallResult<O>> {
  return requestAny(operation, input, options)
}

/** Accepts either form, bare or inside `data`, where the spec is ambiguous (architecture.md). */
function unwrap(operation: Operation, { status, body, tipo }: Answered): unknown {
  const { answer }: Route = routes[operation]
  const hasData = typeof body === 'object' && body !== null && 'data' in body
  switch (answer) {
    case 'empty':
    case 'events':
      return undefined
    case 'file':
      // Asked for as a blob.
      return { blob: body as Blob, tipo: tipo.toLowerCase() }
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
  throw new CallError({ kind: 'shape', operation, status })
}
