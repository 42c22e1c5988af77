import { AsyncLocalStorage } from 'node:async_hooks'
import { type IncomingMessage, ServerResponse, type ServerOptions } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { GatheredMessage } from './gathered-message'

/** How many calls of one connection may wait for their answers at once. Browsers and gateways send one. */
const AT_ONCE = 8

/** How the server tells of a call. */
const CALLS: ReadonlySet<string> = new Set(['request', 'checkContinue', 'checkExpectation'])

const waiting = new WeakMap<Socket, number>()

function count(socket: Socket, more: number): void {
  waiting.set(socket, (waiting.get(socket) ?? 0) + more)
}

class CountedAnswer<Call extends IncomingMessage = IncomingMessage> extends ServerResponse<Call> {
  // Node gives more than its types say.
  constructor(...given: [call: Call]) {
    super(...given)
    count(given[0].socket, 1)
  }

  /** Node lets go of the connection when all is out. */
  override detachSocket(socket: Socket): void {
    super.detachSocket(socket)
    count(socket, -1)
  }
}

class BoundedMessage extends GatheredMessage {
  constructor(socket: Socket) {
    super(socket)
    if ((waiting.get(socket) ?? 0) >= AT_ONCE) leaveHttp(this)
  }
}

/** Node reads nothing more of a connection that leaves HTTP, and ends it where nobody listens to what comes then. */
function leaveHttp(message: IncomingMessage): void {
  Object.defineProperty(message, 'upgrade', { get: () => true, set: () => {} })
}

/**
 * A connection may ask before it was answered, and one read of it holds thousands of calls, each of which takes memory
 * before anybody looks at it: who asks for that many is hung up on, and the rest of that read is left alone (security
 * S29). No client may count on the answers to such a row (RFC 9112, 9.3.2).
 */
export const boundedPipelines = {
  IncomingMessage: BoundedMessage,
  ServerResponse: CountedAnswer,
} satisfies ServerOptions

/**
 * A call is begun when its answer can go out: one connection has one answer in memory, however many it asks for. None is
 * begun within what another one of its connection was doing: what that one was held to is not this one's.
 */
export function answerInTurn({ server }: FastifyInstance): void {
  const emit = server.emit.bind(server)
  const outside = AsyncLocalStorage.snapshot()
  const tell = (event: string, ...told: unknown[]) => outside(() => emit(event, ...told))
  server.emit = (event: string, ...told: unknown[]): boolean => {
    if (!CALLS.has(event)) return emit(event, ...told)
    const [, answer] = told
    // Node gives an answer its connection when the one in front of it is out.
    if (!(answer instanceof ServerResponse) || answer.socket !== null) return tell(event, ...told)
    answer.once('socket', () => tell(event, ...told))
    return true
  }
}
