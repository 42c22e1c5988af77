import fastifyRateLimit, { type RateLimitOptions } from '@fastify/rate-limit'
import type { Operation } from '@seleta/contract/routes'
import type { FastifyInstance } from 'fastify'
import { TooManyError } from '../ground/domain-error'

interface Limit {
  readonly max: number
  readonly minutes: number
  /** Counted per signed-in person, else per address. */
  readonly isPerUsuario?: true
}

/** Costly or guessable calls (security S12). Login failures are counted in the database besides (product 2). */
const LIMITS: { readonly [O in Operation]?: Limit } = {
  login: { max: 60, minutes: 1 },
  requestSenha: { max: 10, minutes: 10 },
  resetSenha: { max: 20, minutes: 10 },
  acceptConvite: { max: 20, minutes: 10 },
  createConvite: { max: 60, minutes: 60, isPerUsuario: true },
  changeSenha: { max: 20, minutes: 10, isPerUsuario: true },
  askOpenai: { max: 10, minutes: 1, isPerUsuario: true },
  downloadCurriculo: { max: 120, minutes: 1, isPerUsuario: true },
  downloadCurriculoOriginal: { max: 120, minutes: 1, isPerUsuario: true },
  createInscricao: { max: 30, minutes: 10 },
  receiveTalento: { max: 600, minutes: 1 },
  createImportacao: { max: 20, minutes: 10, isPerUsuario: true },
}

export async function limitRates(app: FastifyInstance): Promise<void> {
  await app.register(fastifyRateLimit, {
    global: false,
    errorResponseBuilder: (_request, { ttl }) => new TooManyError(ttl / 1000),
  })
}

/** The limit of an operation as the plugin wants it; null for calls without one. */
export function rateLimitOf(operation: Operation): RateLimitOptions | null {
  const limit = LIMITS[operation]
  if (limit === undefined) return null
  return {
    max: limit.max,
    timeWindow: limit.minutes * 60_000,
    groupId: operation,
    // After authentication, so that the person is known, and before a byte of the body is read (audit S5).
    hook: 'onRequest',
    keyGenerator: (request) =>
      limit.isPerUsuario === true && request.sessao !== null ? `u${request.sessao.usuarioId}` : request.ip,
  }
}
