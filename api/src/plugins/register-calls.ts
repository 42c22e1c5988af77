import { type Calls, calls } from '@seleta/contract/calls'
import type { OperationDoConvidado } from '@seleta/contract/permissoes'
import { isOnce, type OnceOperation } from '@seleta/contract/pedidos'
import { resumos } from '@seleta/contract/resumos'
import { type AnswerForm, type Operation, type Route, routes } from '@seleta/contract/routes'
import { Erro } from '@seleta/contract/wire'
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify'
import type { z } from 'zod'
import type { Caller, Sessao } from '../ground/autor'
import type { FileAnswer } from '../ground/files/file-answer'
import type { UploadedFile } from '../ground/files/uploaded-file'
import type { Pedido } from '../ground/idempotency/pedido'
import { sendFile } from './file-answer'
import { isHeavy } from './heavy-reads'
import { readMultipart } from './multipart'
import { describe } from './openapi/describe-calls'
import { rateLimitOf } from './rate-limits'
import { readPedido } from './read-pedido'
import { WrittenAnswer } from './written-answer'

/** Ties operations of shared/contract to handlers: no route restates a path, a schema or who may call it. */

type Routes = typeof routes
type Part<O extends Operation, K extends 'params' | 'query' | 'body'> =
  Calls[O] extends Record<K, infer S extends z.ZodType> ? z.output<S> : undefined
type Answer<O extends Operation> = Calls[O] extends { answer: infer S extends z.ZodType }
  ? z.output<S>
  : undefined

/** What a handler gets. Parts that the operation does not declare are undefined. */
export interface Call<O extends Operation> {
  readonly params: Part<O, 'params'>
  readonly query: Part<O, 'query'>
  readonly body: Part<O, 'body'>
  /** Null only where the operation is public; a guest's only where the table lets one in. */
  readonly sessao: Routes[O] extends { isPublic: true }
    ? Sessao | null
    : O extends OperationDoConvidado
      ? Caller
      : Sessao
  /** Files of a multipart call, by field name. */
  readonly arquivos: ReadonlyMap<string, UploadedFile>
  /** The call as something that may come twice, where the contract says that it is done once. */
  readonly pedido: O extends OnceOperation ? Pedido : undefined
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/**
 * What a handler returns, by the operation's form: `data` the value inside `data`; `page`, `bare` and `envelope` the
 * whole body; `empty` nothing (204); `file` a FileAnswer; `events` nothing, the handler has written to `reply.raw`.
 */
export type CallReturn<O extends Operation> = Routes[O]['answer'] extends 'data'
  ? Answer<O> extends { data: infer D }
    ? D
    : never
  : Routes[O]['answer'] extends 'file'
    ? FileAnswer
    : Routes[O]['answer'] extends 'empty' | 'events'
      ? void
      : Answer<O>

export type CallHandler<O extends Operation> = (
  call: Call<O>,
) => Promise<CallReturn<O> | WrittenAnswer> | CallReturn<O>
export type CallHandlers = { readonly [O in Operation]?: CallHandler<O> }

declare module 'fastify' {
  interface FastifyContextConfig {
    operation?: Operation
  }
}

/** Registers each handler under its operation's method and path, validated, documented and serialised by its schemas. */
export function registerCalls(app: FastifyInstance, handlers: CallHandlers, keys: KeyChecks = {}): void {
  // Object.keys forgets the literal keys.
  for (const operation of Object.keys(handlers) as Operation[]) {
    const handler = handlers[operation]
    // The mapped type above has checked this pair; the loop sees only the union of all of them.
    if (handler !== undefined) registerCall(app, operation, handler as unknown as AnyHandler, keys[operation])
  }
}

/** Who may call an operation that is told by a key instead of a session; asked before its body is read. */
export type KeyChecks = { readonly [O in Operation]?: (request: FastifyRequest) => Promise<void> }

type AnyHandler = (call: Record<keyof Call<Operation>, unknown>) => unknown

function registerCall(
  app: FastifyInstance,
  operation: Operation,
  handler: AnyHandler,
  checkKey: KeyChecks[Operation],
): void {
  const route: Route = routes[operation]
  const isMultipart = route.isMultipart === true
  const rateLimit = rateLimitOf(operation)
  app.route({
    method: route.method,
    url: route.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    config: {
      operation,
      isPublic: route.isPublic === true,
      ...(rateLimit === null ? {} : { rateLimit }),
    },
    schema: schemaOf(operation, route),
    ...(checkKey === undefined ? {} : { preParsing: async (request: FastifyRequest) => checkKey(request) }),
    ...(isMultipart ? { preValidation: readMultipart } : {}),
    handler: async (request, reply) => {
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
      const call = {
        params: request.params,
        query: request.query,
        body: request.body,
        sessao: request.sessao,
        arquivos: request.arquivos,
        // Elsewhere the header means nothing.
        pedido: isOnce(operation) ? readPedido(operation, request) : undefined,
        request,
        reply,
      }
      const result = isHeavy(operation)
        ? await app.inTurn(call, async () => handler(call))
        : await handler(call)
      if (result instanceof WrittenAnswer)
        return result.send(reply, request.headers['accept-encoding']?.toString())
      return answer(route.answer, result, reply)
    },
  })
}

function answer(form: AnswerForm, result: unknown, reply: FastifyReply): unknown {
  switch (form) {
    case 'data':
      return { data: result }
    case 'empty':
      return reply.code(204).send()
    case 'file':
      // The mapped type of the handlers has checked what this form answers.
      return sendFile(reply, result as FileAnswer)
    case 'events':
      return reply.hijack()
    case 'page':
    case 'bare':
    case 'envelope':
      return result
  }
}

function schemaOf(operation: Operation, route: Route): FastifySchema {
  // Any operation: each schema may be missing.
  const { params, query, body, answer } = calls[operation] as {
    params?: z.ZodType
    query?: z.ZodType
    body?: z.ZodType
    answer?: z.ZodType
  }
  return {
    operationId: operation,
    summary: resumos[operation],
    description: describe(operation),
    tags: [route.path.split('/')[3] ?? 'geral'],
    security: route.isKeyed === true ? [{ chave: [] }] : route.isPublic === true ? [] : [{ sessao: [] }],
    ...(params === undefined ? {} : { params }),
    ...(query === undefined ? {} : { querystring: query }),
    ...(body === undefined ? {} : { body }),
    ...(route.isMultipart === true ? { consumes: ['multipart/form-data'] } : {}),
    response: { ...(answer === undefined ? {} : { 200: answer }), '4xx': Erro, '5xx': Erro },
  }
}
