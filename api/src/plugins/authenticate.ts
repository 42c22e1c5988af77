import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Caller } from '../ground/autor'
import { UnauthorizedError } from '../ground/domain-error'

declare module 'fastify' {
  interface FastifyRequest {
    /** Null on public routes without a valid token. */
    sessao: Caller | null
  }
  interface FastifyContextConfig {
    /** Answers without a session; every other route needs one (security S05). */
    isPublic?: boolean
  }
}

/** Whose token it is; null, or why, when it is nobody's any more. */
type FindSessao = (token: string) => Promise<Caller | UnauthorizedError | null>

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
    const found = token === null ? null : await findSessao(token)
    if (found instanceof UnauthorizedError) {
      if (isPublic) return
      throw found
    }
    // What is open to everybody knows colleagues alone.
    if (!isPublic || found?.papel !== 'CONVIDADO') request.sessao = found
    if (!isPublic && request.sessao === null) throw new UnauthorizedError()
  })
}

function bearerOf(request: FastifyRequest): string | null {
  const match = /^Bearer +([\w-]{20,100})$/i.exec(request.headers.authorization ?? '')
  return match?.[1] ?? null
}
