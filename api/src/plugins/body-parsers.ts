import type { FastifyInstance } from 'fastify'
import { InvalidError, TooLargeError } from '../ground/domain-error'
import { hasTooManyParts } from '../ground/text/json-parts'
import { depthOf } from '../ground/text/storable'

/** The deepest body that the contract knows has eight levels. */
export const MAX_JSON_DEPTH = 64
const TOO_DEEP = new InvalidError('O conteúdo tem níveis demais.', undefined, 'pedido_invalido')

/**
 * JSON, where an empty body is no body (spec section 7 has calls with an empty payload), and forms, which the
 * password grant sends (product 2). `__proto__` and `constructor` in JSON are refused.
 */
export function parseBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (body.trim() === '') done(null, undefined)
    else if (depthOf(body) > MAX_JSON_DEPTH) done(TOO_DEEP)
    else if (hasTooManyParts(body)) done(new TooLargeError(), undefined)
    else void parseJson(request, body, done)
  })
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => {
      done(null, Object.fromEntries(new URLSearchParams(body.toString())))
    },
  )
}
