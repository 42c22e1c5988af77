import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { acceptsGzip } from './accepts-gzip'

const gzipAsync = promisify(gzip)
const WORTH_IT = 2048

/** Long JSON and HTML leave compressed (the list of cities is 400 kB bare). Static files are compressed by the build. */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < WORTH_IT || reply.hasHeader('content-encoding'))
      return payload
    reply.header('vary', 'accept-encoding')
    if (!acceptsGzip(request.headers['accept-encoding'])) return payload
    const packed = await gzipAsync(payload, { level: 4 })
    reply.header('content-encoding', 'gzip').removeHeader('content-length')
    return packed
  })
}
