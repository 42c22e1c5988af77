import type { FastifyInstance } from 'fastify'
import { TooLargeError } from '../ground/domain-error'
import { hasTooManyParts } from '../ground/text/json-parts'

/**
 * JSON, where an empty body is no body (spec section 7 has calls with an empty payload), and forms, which the
 * password grant sends (product 2). `__proto__` and `constructor` in JSON are refused.
 */
export function parseBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (body.trim() === '') done(null, undefined)
    else if (hasTooManyParts(body)) done(new TooLargeError('O que você enviou é grande demais.'), undefined)
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
