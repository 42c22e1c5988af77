import type { FastifyInstance, FastifyRequest } from 'fastify'
import { routeOf } from './measure-requests'
import { noteOf } from './noted-calls'

/** Whose request it is, by numbers that mean nothing outside, and which: the template, never the address. */
export const whereabouts = (request: FastifyRequest) => ({
  method: request.method,
  path: routeOf(request),
  ...(request.sessao && { empresaId: request.sessao.empresaId, usuarioId: request.sessao.usuarioId }),
})

/** One line for each request, when it was answered (product 104, decision 113). */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const line = { ...whereabouts(request), status: reply.statusCode, ms: Math.round(reply.elapsedTime) }
    const { operation, isAlways } = request.routeOptions.config
    const note = operation === undefined ? undefined : noteOf(operation, reply.statusCode)
    if (note !== undefined) request.log[note.level]({ ...line, event: operation }, note.words)
    // Who only asks whether the process lives asks every few seconds.
    else request.log[isAlways === true ? 'debug' : 'info'](line, 'pedido')
  })
}
