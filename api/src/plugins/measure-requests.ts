import {
  type Context,
  context,
  metrics,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** The route of a request as it is told outside: a template, never the address, which may hold a key or a name. */
export const routeOf = (request: FastifyRequest): string =>
  request.is404 ? '(sem rota)' : (request.routeOptions.url ?? '(sem rota)')

/**
 * Measures every request, and follows it into what it asks of others, for whoever listens (product 104). Names after the
 * conventions of OpenTelemetry.
 */
export function measureRequests(app: FastifyInstance): void {
  const duration = metrics.getMeter('seleta').createHistogram('http.server.request.duration', {
    unit: 's',
    description: 'time until an answer has left',
    advice: { explicitBucketBoundaries: BUCKETS },
  })
  const tracer = trace.getTracer('seleta')
  const contexts = new WeakMap<FastifyRequest, Context>()

  app.addHook('onRequest', (request, _reply, done) => {
    const { method } = request
    const route = routeOf(request)
    const parent = propagation.extract(ROOT_CONTEXT, request.headers)
    const attributes = { 'http.request.method': method, 'http.route': route }
    const span = tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, parent)
    const inside = trace.setSpan(parent, span)
    contexts.set(request, inside)
    context.with(inside, done)
  })
  // Reading a body comes from outside of the request's own context.
  app.addHook('preHandler', (request, _reply, done) => {
    context.with(contexts.get(request) ?? ROOT_CONTEXT, done)
  })
  app.addHook('onResponse', (request, reply, done) => {
    const { statusCode } = reply
    duration.record(reply.elapsedTime / 1000, {
      'http.request.method': request.method,
      'http.route': routeOf(request),
      'http.response.status_code': statusCode,
    })
    const span = trace.getSpan(contexts.get(request) ?? ROOT_CONTEXT)
    span?.setAttributes({
      'http.response.status_code': statusCode,
      ...(request.sessao !== null && {
        'seleta.empresa.id': request.sessao.empresaId,
        ...(request.sessao.usuarioId !== null && { 'seleta.usuario.id': request.sessao.usuarioId }),
      }),
    })
    if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
    span?.end()
    done()
  })
}
