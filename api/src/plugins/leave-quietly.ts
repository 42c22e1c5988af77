import type { FastifyInstance } from 'fastify'
import { Server, type Socket } from 'node:net'
import { performance } from 'node:perf_hooks'

declare module 'fastify' {
  interface FastifyInstance {
    /** From now on `/health/ready` says 503, and closing waits for what is kept open elsewhere; all is still answered. */
    startDraining: () => void
  }
}

/** Longest wait for a moment in which nobody connects, ms. */
const PATIENCE_MS = 1000
/**
 * How long somebody who says nothing is waited for once the door is closed, ms: what is on its way arrives by then, and
 * a gateway that keeps connections (docker/nginx, 2 s) has ended its idle ones before we do.
 */
const SILENCE_MS = 3000

/** @returns says whether the process is leaving */
export function leaveQuietly(app: FastifyInstance): () => boolean {
  let isLeaving = false
  app.decorate('startDraining', () => {
    isLeaving = true
  })
  closeDoorFirst(app, () => isLeaving)
  return () => isLeaving
}

/**
 * Leaving without a failed request (product 103, decision 121). A connection that the system has taken for us and we have
 * not yet is reset when the door is closed, with what was sent on it. So the door is closed first and alone, in a moment
 * in which nobody stands before it; while it is open nobody is asked to connect anew, so that few do. Then whoever is
 * still connected is answered, and asked to go elsewhere.
 */
function closeDoorFirst(app: FastifyInstance, isLeaving: () => boolean): void {
  const { server } = app
  let isAjar = false
  const connections = watchConnections(server)
  app.addHook('preClose', async () => {
    isAjar = true
  })
  // The framework asks everybody to connect anew from the moment in which it begins to close: not while they could.
  app.addHook('onSend', async (_request, { raw }) => {
    if (isAjar) raw.removeHeader('connection')
  })
  server.close = (done) => {
    void closeQuietly()
    return server

    async function closeQuietly(): Promise<void> {
      const letGo = connections.holdEverybody()
      await untilNobodyKnocks()
      let timer: NodeJS.Timeout | undefined
      // The door alone: what is open stays open.
      Server.prototype.close.call(server, (error?: Error) => {
        clearInterval(timer)
        done?.(error)
      })
      isAjar = false
      timer = setInterval(() => connections.endSilent(), SILENCE_MS / 4)
      if (!isLeaving()) server.closeIdleConnections()
      letGo()
    }
  }
}

/**
 * Knows who is connected, and who has nothing asked of us. Node takes a connection on which no request, or a part of one,
 * has come for one that is at work, and a server that closes looks at no clock any more: a browser that connected ahead
 * would keep it for ever.
 */
function watchConnections(server: FastifyInstance['server']) {
  /** Since when nothing is asked on a connection, ms; null while something is. */
  const silent = new Map<Socket, number | null>()
  let isHeld = false
  server.on('connection', (socket: Socket) => {
    if (isHeld) socket.pause()
    silent.set(socket, Date.now())
    socket.once('close', () => silent.delete(socket))
  })
  server.on('request', ({ socket }, response) => {
    silent.set(socket, null)
    response.once('close', () => {
      if (silent.has(socket)) silent.set(socket, Date.now())
    })
  })
  return {
    /** Ends those who have been silent for long enough. */
    endSilent(): void {
      for (const [socket, since] of silent)
        if (since !== null && Date.now() - since >= SILENCE_MS) socket.destroy()
    },

    /**
     * Nobody is listened to, whoever comes included: however many ask, there is a moment without work.
     * @returns lets them go on
     */
    holdEverybody(): () => void {
      isHeld = true
      for (const socket of silent.keys()) socket.pause()
      return () => {
        isHeld = false
        for (const socket of silent.keys()) socket.resume()
      }
    },
  }
}

/**
 * Ends right behind a look at all connections that found nothing: nobody stands before the door, and no work lies between
 * the look and whoever waits for this.
 */
async function untilNobodyKnocks(): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS
  const turn = () => new Promise((resolve) => setImmediate(resolve))
  const found = () => performance.nodeTiming.uvMetricsInfo.events
  await turn()
  for (let before = -1; before !== found() && Date.now() < deadline;) {
    before = found()
    await turn()
  }
}
