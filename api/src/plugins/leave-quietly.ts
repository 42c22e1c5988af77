import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** From now on `/health/ready` says 503 and every answer asks for its connection to be closed; all is still answered. */
    startDraining: () => void
  }
}

/** Longest wait for a moment in which nobody connects, ms. */
const PATIENCE_MS = 1000
const QUIET_TURNS = 3

/**
 * Leaving without a failed request (product 103): who is answered while the process drains connects elsewhere next time,
 * and the door is closed in a moment in which nobody stands before it.
 * @returns says whether the process is leaving
 */
export function leaveQuietly(app: FastifyInstance): () => boolean {
  let isLeaving = false
  app.decorate('startDraining', () => {
    isLeaving = true
  })
  app.addHook('onSend', async (_request, reply) => {
    if (isLeaving) reply.header('connection', 'close')
  })
  return () => isLeaving
}

/**
 * Makes the closing server wait until some turns of the event loop have brought no new connection: those that the system
 * had taken for us already would be reset. It is the last thing before the port is given up, after every hook.
 */
export function closeWhenNobodyKnocks({ server }: FastifyInstance): void {
  const close = server.close.bind(server)
  server.close = (done) => {
    void closeQuietly()
    return server

    async function closeQuietly(): Promise<void> {
      await untilNobodyKnocks(server)
      close(done)
    }
  }
}

async function untilNobodyKnocks(server: FastifyInstance['server']): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS
  let knocks = 0
  const count = () => (knocks += 1)
  server.on('connection', count)
  for (let quiet = 0, before = 0; quiet < QUIET_TURNS && Date.now() < deadline; before = knocks) {
    await new Promise((resolve) => setImmediate(resolve))
    quiet = knocks === before ? quiet + 1 : 0
  }
  server.off('connection', count)
}
