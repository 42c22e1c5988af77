import type { FastifyInstance, FastifyReply, HTTPMethods, RouteOptions } from 'fastify'
import { isApiPath } from './api-paths'

const OTHERS: readonly HTTPMethods[] = ['POST', 'PUT', 'PATCH', 'DELETE']

/**
 * Documents can be opened, and some take a form: whatever else is asked of their address is 405 with what it takes, as
 * a page where the address is one. Call before the routes; what it answers goes behind them.
 * @returns registers the refusals, once all routes stand
 */
export function refuseOtherMethods(app: FastifyInstance): () => void {
  const taken = new Map<string, { readonly methods: Set<string>; readonly route: RouteOptions }>()
  app.addHook('onRoute', (route) => {
    // What people open: no calls, no probes, nothing of the documentation's reader.
    if (isApiPath(route.url) || /^\/(docs|health)\b|\*/.test(route.url)) return
    const known = taken.get(route.url) ?? { methods: new Set(), route }
    for (const method of [route.method].flat()) known.methods.add(method)
    taken.set(route.url, known)
  })
  return () => {
    for (const [url, { methods, route }] of taken) {
      const method = OTHERS.filter((one) => !methods.has(one))
      const allowed = [...methods].toSorted().join(', ')
      app.route({
        method,
        url,
        config: { isPublic: true },
        schema: { hide: true },
        ...(route.errorHandler === undefined ? {} : { errorHandler: route.errorHandler }),
        // Before a body is read.
        onRequest: async (_request, reply) => refuseMethod(reply, allowed),
        handler: () => {},
      })
    }
  }
}

/** @throws always: 405 in the words of the error policy */
export function refuseMethod(reply: FastifyReply, allowed: string): never {
  reply.header('allow', allowed)
  throw Object.assign(new Error('405'), { code: 'METHOD', statusCode: 405 })
}
