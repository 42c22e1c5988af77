import type { FastifyInstance } from 'fastify'
import type { Socket } from 'node:net'

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
 * Makes the closing server wait for a moment in which nobody stands before the door: connections that the system had
 * taken for us, and we had not taken yet, would be reset. Who comes meanwhile is let in and kept waiting, so that the
 * moment comes however many knock; once the port is given up they are answered as everybody.
 */
export function closeWhenNobodyKnocks({ server }: FastifyInstance): void {
  const close = server.close.bind(server)
  server.close = (done) => {
    void closeQuietly()
    return server

    async function closeQuietly(): Promise<void> {
      const letIn = await untilNobodyKnocks(server)
      close(done)
      letIn()
    }
  }
}

/** @returns lets those go on who came meanwhile */
async function untilNobodyKnocks(server: FastifyInstance['server']): Promise<() => void> {
  const deadline = Date.now() + PATIENCE_MS
  const held: Socket[] = []
  const hold = (socket: Socket) => {
    socket.pause()
    held.push(socket)
  }
  server.on('connection', hold)
  for (let quiet = 0, before = 0; quiet < QUIET_TURNS && Date.now() < deadline; before = held.length) {
    await new Promise((resolve) => setImmediate(resolve))
    quiet = held.length === before ? quiet + 1 : 0
  }
  server.off('connection', hold)
  return () => {
    for (const socket of held) socket.resume()
  }
}
