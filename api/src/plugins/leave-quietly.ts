import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** From now on `/health/ready` says 503 and every answer asks for its connection to be closed; all is still answered. */
    startDraining: () => void
  }
}

/** Longest wait for a moment in which nobody connects, ms. */
const PATIENCE_MS = 1000

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
 * Makes the closing server wait until one turn of the event loop has brought no new connection: those that the system
 * had taken for us already would be reset. Call after everything else that has to end before the server closes.
 */
export function closeWhenNobodyKnocks(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    const deadline = Date.now() + PATIENCE_MS
    let knocks = 0
    const count = () => (knocks += 1)
    app.server.on('connection', count)
    for (let before = -1; before !== knocks && Date.now() < deadline;) {
      before = knocks
      await new Promise((resolve) => setImmediate(resolve))
    }
    app.server.off('connection', count)
  })
}
