import type { FastifyReply, FastifyRequest } from 'fastify'
import { acceptsGzip } from '../../../plugins/accepts-gzip'
import type { ReadyPage } from './page-cache'

/**
 * Who may keep a page, as Cache-Control says it (decision 117). `shared`: a cache in front, for five seconds, and it may
 * answer for ten more while it asks whether the page has changed; a browser asks each time. `asked`: the browser
 * alone, and it asks each time. `never`: nobody; no search engine either.
 */
const KEEPING = {
  shared: 'public, max-age=0, s-maxage=5, stale-while-revalidate=10',
  asked: 'private, no-cache',
  never: 'private, no-store',
} as const

/**
 * Answers with a public page, or with 'unchanged' where the asker's tag is the page's. Its own forms may name where
 * they come from, which `no-referrer` would turn into a foreign origin.
 */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: ReadyPage,
  {
    status = 200,
    keeping,
    tipo = 'text/html',
  }: { readonly status?: number; readonly keeping: keyof typeof KEEPING; readonly tipo?: string },
): FastifyReply {
  reply
    .code(status)
    .header('content-type', `${tipo}; charset=utf-8`)
    .header('cache-control', KEEPING[keeping])
    .header('referrer-policy', 'same-origin')
    .header('vary', 'accept-encoding')
  if (keeping === 'never') reply.header('x-robots-tag', 'noindex')
  else {
    // Weak: packed and plain are not the same bytes, and say the same.
    reply.header('etag', `W/${page.etag}`)
    if (status === 200 && request.headers['if-none-match']?.includes(page.etag) === true)
      return reply.code(304).send()
  }
  if (!acceptsGzip(request.headers['accept-encoding'])) return reply.send(page.html)
  return reply.header('content-encoding', 'gzip').send(page.gzip)
}
