import type { Operation } from '@seleta/contract/routes'
import { isReading } from '@seleta/contract/touches'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { DiskFullError, UnavailableError } from '../ground/domain-error'

/** What the product leans on, as it is at this moment. */
export interface Condition {
  /** The database does not answer. */
  readonly isAway: () => boolean
  /** There is hardly room left to write. */
  readonly isDiskLow: () => boolean
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answers whatever is missing. */
    isAlways?: boolean
  }
}

const SAFE: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])
/** Writes of a few bytes, without which nobody could read: every way in, and the way out. */
const SMALL: ReadonlySet<Operation> = new Set<Operation>([
  'login',
  'enterSegundoFator',
  'beginPelaEmpresa',
  'enterPelaEmpresa',
  'openAvaliacaoLink',
  'logout',
])

/**
 * Answers at once, in words and with a time to come back, what could only be waited for: everything while the database
 * does not answer, writes while the disk is full (security section 7). Files of the front end go on.
 */
export function guardAvailability(app: FastifyInstance, { isAway, isDiskLow }: Condition): void {
  app.addHook('onRequest', async (request) => {
    if (request.is404 || request.routeOptions.config.isAlways === true) return
    if (isAway()) throw new UnavailableError()
    if (isDiskLow() && isWrite(request)) throw new DiskFullError()
  })
}

function isWrite({ method, routeOptions }: FastifyRequest): boolean {
  const { operation } = routeOptions.config
  return !SAFE.has(method) && (operation === undefined || !(SMALL.has(operation) || isReading(operation)))
}
