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
/** How long somebody who says nothing is waited for once the door is closed, ms: what is on its way arrives by then. */
const SILENCE_MS = 2000

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
  const endSilent = watchSilence(server)
  server.close = (done) => {
    void closeQuietly()
    return server

    async function closeQuietly(): Promise<void> {
      const letIn = await untilNobodyKnocks(server)
      const timer = setInterval(endSilent, SILENCE_MS / 4)
      close((error) => {
        clearInterval(timer)
        done?.(error)
      })
      letIn()
    }
  }
}

/**
 * Knows who has nothing asked of us. Node takes a connection on which no request, or a part of one, has come for one that
 * is at work, and a server that closes looks at no clock any more: a browser that connected ahead would keep it for ever.
 * @returns ends those who have been silent for long enough
 */
function watchSilence(server: FastifyInstance['server']): () => void {
  /** Since when nothing is asked on a connection, ms; null while something is. */
  const silent = new Map<Socket, number | null>()
  server.on('connection', (socket: Socket) => {
    silent.set(socket, Date.now())
    socket.once('close', () => silent.delete(socket))
  })
  server.on('request', ({ socket }, response) => {
    silent.set(socket, null)
    response.once('close', () => {
      if (silent.has(socket)) silent.set(socket, Date.now())
    })
  })
  return () => {
    for (const [socket, since] of silent)
      if (since !== null && Date.now() - since >= SILENCE_MS) socket.destroy()
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
