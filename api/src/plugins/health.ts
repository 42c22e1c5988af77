import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import { ping } from '../database/pool'

/** `/health/live`: the process runs. `/health/ready`: it can answer now; 503 while closing or without a database. */
export function reportHealth(app: FastifyInstance, pool: Pool, isClosing: () => boolean): void {
  const options = {
    config: { isPublic: true, isAlways: true },
    logLevel: 'warn',
    schema: { hide: true },
  } as const
  app.get('/health/live', options, () => ({ status: 'ok' }))
  app.get('/health/ready', options, async (_request, reply) => {
    const isReady = !isClosing() && (await answers(pool))
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: isReady ? 'ok' : 'indisponivel' })
  })
}

async function answers(pool: Pool): Promise<boolean> {
  const timeout = new Promise<false>((resolve) => setTimeout(resolve, 2000, false).unref())
  const query = ping(pool).then(
    () => true,
    () => false,
  )
  return Promise.race([query, timeout])
}
