import type { Operation } from '@seleta/contract/routes'
import { isReading } from '@seleta/contract/touches'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { DiskFullError, DiskTightError, UnavailableError } from '../ground/domain-error'
import { isMultipart } from './upload-limits'

/** What the product leans on, as it is at this moment. */
export interface Condition {
  /** The database does not answer. */
  readonly isAway: () => boolean
  /** There is hardly room left to write. */
  readonly isDiskLow: () => boolean
  /** So little room is left that it is kept for the work of the company. */
  readonly isDiskTight: () => boolean
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answers whatever is missing. */
    isAlways?: boolean
    /** Writes of a few bytes, which may make room: taken while the disk is full. */
    isSmallWrite?: boolean
  }
}

const SAFE: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])
/**
 * Writes of a few bytes without which nobody could read, every way in and the way out; and what makes room: whoever erases
 * people frees what they sent.
 */
const SMALL: ReadonlySet<Operation> = new Set<Operation>([
  'login',
  'enterSegundoFator',
  'beginPelaEmpresa',
  'enterPelaEmpresa',
  'openAvaliacaoLink',
  'logout',
  'deleteTalento',
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

/** A form of so many bytes, without a file, is taken of everybody as long as anything is. */
const FORM_BYTES = 64 * 1024

/** Strangers do not fill the disk to its end: their files are refused while everybody who is signed in works on. */
export function keepRoom(app: FastifyInstance, { isDiskTight }: Condition): void {
  app.addHook('preParsing', async (request) => {
    if (request.sessao !== null || !isMultipart(request) || !isDiskTight()) return
    if (Number(request.headers['content-length'] ?? Infinity) > FORM_BYTES) throw new DiskTightError()
  })
}

function isWrite({ method, routeOptions }: FastifyRequest): boolean {
  const { operation, isSmallWrite = false } = routeOptions.config
  if (isSmallWrite) return false
  return !SAFE.has(method) && (operation === undefined || !(SMALL.has(operation) || isReading(operation)))
}
