import { FORBIDDEN_CODE } from '@seleta/contract/papeis'
import type { Operation, Route } from '@seleta/contract/routes'
import { routes } from '@seleta/contract/routes'
import { CallError, kindOfStatus } from '../call-error'
import { endSession, sessionAtom } from '../session'
import { appStore } from '../store'
import { readErro, sentenceOf } from './envelope'

/** What was answered instead of what was asked for. */
export interface Refused {
  readonly status: number
  /** Parsed; anything when it was no JSON. */
  readonly body: unknown
  /** The `Authorization` that went with the call; empty without one. */
  readonly authorization: string
  /** Seconds, as the header has it. */
  readonly retryAfter?: unknown
}

/**
 * Turns a refusal into the one failure that a call has, and ends the session when the api says that it is over.
 * A role that does not allow a call ends nothing (product 70). A proxy's own 403 page must not wipe a session (security T15): only the api's envelope does. An answer to a former
 * session's call says nothing about the present one.
 */
export function refusal(operation: Operation, refused: Refused): CallError {
  const { status, body, authorization, retryAfter } = refused
  const route: Route = routes[operation]
  const erro = readErro(body)
  const kind = kindOfStatus(status)
  const isSessionOver = kind === 'unauthorized' || (kind === 'forbidden' && erro?.codigo !== FORBIDDEN_CODE)
  const isOfThisSession = authorization === appStore.get(sessionAtom).token
  if (isSessionOver && isOfThisSession && route.isPublic !== true && erro !== null)
    endSession('expired', erro.mensagem)
  return new CallError({
    kind,
    operation,
    status,
    mensagem: sentenceOf(status, erro),
    campos: erro?.campos ?? {},
    requestId: erro?.id ?? '',
    retryAfter: Number(retryAfter ?? 0) || 0,
  })
}
