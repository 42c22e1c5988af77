import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ForeignOriginError } from '../ground/domain-error'

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * A page of another site cannot make a browser change anything here (security S20). The bearer header already
 * stands against it; this also stops what needs no session. Ports of one host may differ: `npm run dev` has many.
 */
export function guardOrigin(app: FastifyInstance, publicUrl: string): void {
  const publicHost = new URL(publicUrl).hostname
  app.addHook('onRequest', async (request) => {
    if (!SAFE.has(request.method) && !isOwnOrigin(request, publicHost)) throw new ForeignOriginError()
  })
}

function isOwnOrigin(request: FastifyRequest, publicHost: string): boolean {
  const { origin } = request.headers
  if (origin === undefined) return request.headers['sec-fetch-site'] !== 'cross-site'
  if (!URL.canParse(origin)) return false
  const { hostname } = new URL(origin)
  return hostname === publicHost || hostname === request.hostname
}
