import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Sessao } from '../ground/autor'
import { UnauthorizedError } from '../ground/domain-error'

declare module 'fastify' {
  interface FastifyRequest {
    /** Null on public routes without a valid token. */
    sessao: Sessao | null
  }
  interface FastifyContextConfig {
    /** Answers without a session; every other route needs one (security S05). */
    isPublic?: boolean
  }
}

/** Whose token it is; null when it is nobody's any more. */
type FindSessao = (token: string) => Promise<Sessao | null>

/**
 * Reads `Authorization: Bearer …` before anything else of a request.
 * A public route is never refused for a stale token (security S11).
 */
export function authenticate(app: FastifyInstance, findSessao: FindSessao): void {
  app.decorateRequest('sessao', null)
  app.addHook('onRequest', async (request) => {
    if (request.is404) return
    const isPublic = request.routeOptions.config.isPublic === true
    const token = bearerOf(request)
    if (token !== null) request.sessao = await findSessao(token)
    if (!isPublic && request.sessao === null) throw new UnauthorizedError()
  })
}

function bearerOf(request: FastifyRequest): string | null {
  const match = /^Bearer +([\w-]{20,100})$/i.exec(request.headers.authorization ?? '')
  return match?.[1] ?? null
}
