import type { FastifyInstance } from 'fastify'

/**
 * JSON, where an empty body is no body (spec section 7 has calls with an empty payload), and forms, which the
 * password grant sends (product 2). `__proto__` and `constructor` in JSON are refused.
 */
export function parseBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (body.trim() === '') done(null, undefined)
    else void parseJson(request, stripNul(body), done)
  })
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => {
      done(null, Object.fromEntries(new URLSearchParams(body.toString().replaceAll('%00', ''))))
    },
  )
}

/**
 * JSON without the character 0, which PostgreSQL cannot keep: nobody types it, and a fault of ours would answer it.
 * @param json the text as it came
 */
export const stripNul = (json: string): string =>
  json.includes(String.raw`\u0000`) ? json.replaceAll(/(?<!\\)((?:\\\\)*)\\u0000/g, '$1') : json
