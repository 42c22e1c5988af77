import type { Erro } from '@seleta/contract/wire'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { DomainError, UpstreamError } from '../ground/domain-error'
import { withoutValues } from '../ground/text/safe-fault'
import { whereabouts } from './log-requests'
import { type Refusal, refusalOf } from './erro-status'
import { isGone } from './when-over'

/** A fault of ours, as people are told it. */
export const FAULT: Refusal = {
  status: 500,
  codigo: 'erro_interno',
  mensagem: 'Algo deu errado do nosso lado. Tente de novo; se continuar, informe o código ao suporte.',
}

/** Whoever sent it has gone, and hears no answer: nothing here failed. The number is nginx's. */
const GONE: Refusal = {
  status: 499,
  codigo: 'envio_interrompido',
  mensagem: 'O envio foi interrompido antes do fim.',
}

/**
 * What a failure becomes for who asked (`refusalOf`); one of their own connection is none of the database's.
 * @returns null for a fault of ours
 */
export const refusalTo = (request: FastifyRequest, error: unknown): Refusal | null =>
  (request.raw.errored !== null && error === request.raw.errored) ||
  (isGone(request) && (isAbort(error) || error instanceof UpstreamError))
    ? GONE
    : refusalOf(error)

/** What waited for its turn and is awaited no longer (`heavy-reads.ts`); files of who has gone are off the disk besides. */
const isAbort = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError'

/** A refusal of our own is told by its words: anybody can bring it about, and where it stands says nothing more. */
function logUnavailable(request: FastifyRequest, error: unknown): void {
  if (error instanceof DomainError)
    request.log.warn(
      { codigo: error.codigo, ...whereabouts(request) },
      `indisponível: ${withoutValues(error.message)}`,
    )
  else request.log.warn({ err: error, ...whereabouts(request) }, 'indisponível')
}

/** Every failure leaves in the one envelope, with the request's id; faults of ours are logged. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const refusal = refusalTo(request, error)
    if (refusal === null) request.log.error({ err: error, ...whereabouts(request) }, 'falha')
    else if (refusal.status >= 500) logUnavailable(request, error)
    else if (refusal === GONE) request.log.debug(whereabouts(request), 'envio interrompido por quem enviava')
    return sendRefusal(request, reply, refusal ?? FAULT)
  })
}

/** Answers with the envelope; the serializer of the route is passed by, its schema is not ours. */
export function sendRefusal(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  const { status, codigo, mensagem, campos, retryAfter } = refusal
  const body: Erro = {
    erro: { codigo, mensagem, ...(campos === undefined ? {} : { campos: { ...campos } }), id: request.id },
  }
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter))
  // What the sender still holds is not waited for.
  if (request.isCut) reply.header('connection', 'close')
  if (status === 401) reply.header('www-authenticate', 'Bearer')
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('content-type', 'application/json; charset=utf-8')
    .serializer((value: unknown) => JSON.stringify(value))
    .send(body)
}
