import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ReadyPage } from './page-cache'

/**
 * Answers with a public page. It is asked for anew each time and told 'unchanged' by its tag; its own forms may name
 * where they come from, which `no-referrer` would turn into a foreign origin.
 */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  pagina: ReadyPage,
  { status = 200, isPrivate = false, tipo = 'text/html' } = {},
): FastifyReply {
  reply
    .code(status)
    .header('content-type', `${tipo}; charset=utf-8`)
    .header('cache-control', isPrivate ? 'private, no-store' : 'no-cache')
    .header('referrer-policy', 'same-origin')
    .header('vary', 'accept-encoding')
  if (isPrivate) reply.header('x-robots-tag', 'noindex')
  else {
    reply.header('etag', pagina.etag)
    if (status === 200 && request.headers['if-none-match']?.includes(pagina.etag) === true)
      return reply.code(304).send()
  }
  if (!/\bgzip\b/.test(request.headers['accept-encoding']?.toString() ?? '')) return reply.send(pagina.html)
  return reply.header('content-encoding', 'gzip').send(pagina.gzip)
}
