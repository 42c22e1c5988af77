import type { Socket } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** What is left when a connection goes: one listener for all of its calls. */
const leaving = new WeakMap<Socket, Set<() => void>>()

function leavingWith(socket: Socket): Set<() => void> {
  const known = leaving.get(socket)
  if (known !== undefined) return known
  const all = new Set<() => void>()
  leaving.set(socket, all)
  socket.once('close', () => {
    for (const leave of all) leave()
  })
  return all
}

/** Whoever sent it has gone. Of one that was reset the system knows no address any more, before Node knows that it has gone. */
export const isGone = ({ raw }: Pick<FastifyRequest, 'raw'>): boolean =>
  raw.socket.destroyed || raw.socket.remoteAddress === undefined

/** @throws AbortError when whoever sent it has gone */
export function refuseGone(request: Pick<FastifyRequest, 'raw'>): void {
  if (isGone(request)) throw new DOMException('whoever sent it has gone', 'AbortError')
}

/**
 * Runs once, when a call is answered or its sender has gone: also of one that waits behind another one of its connection,
 * which is told nothing when that goes. Not of one whose sender has gone before (`refuseGone`): nothing follows that.
 */
export function whenOver({ raw }: FastifyRequest, reply: FastifyReply, run: () => void): void {
  const withSocket = leavingWith(raw.socket)
  const leave = () => {
    if (!withSocket.delete(leave)) return
    run()
  }
  withSocket.add(leave)
  reply.raw.once('close', leave)
}
