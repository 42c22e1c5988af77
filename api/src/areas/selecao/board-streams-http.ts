import { metrics, type ObservableResult } from '@opentelemetry/api'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import type { Sessao } from '../../ground/autor'
import { createVisao } from '../../ground/visao'
import { createBoardLive } from './board-live-service'
import { type BoardStream, openBoardStream } from './board-stream-http'

/** Between two signs of life, ms; also how late an ended session is noticed where nothing changes. */
const ROUND_MS = 20_000

interface FollowRequest {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly sessao: Sessao
  readonly campanhaId: number
  /** Entry of the log that the reader's board holds already. */
  readonly depois?: number | undefined
}

/** The live boards of this process (product 46): opened by `followKanban`, ended with the server. */
export function createBoardStreams(app: FastifyInstance, db: Kysely<Database>) {
  const live = createBoardLive(db, {
    news: (error) => app.log.warn({ err: error }, 'as seleções abertas não souberam das mudanças'),
    places: (error) => app.log.warn({ err: error }, 'os lugares das seleções abertas não foram anotados'),
  })
  const visao = createVisao(db)
  const open = new Set<BoardStream>()
  const boards = metrics
    .getMeter('seleta')
    .createObservableGauge('seleta.boards.open', { description: 'boards that are told of changes' })
  const tellOpen = (result: ObservableResult) => result.observe(open.size)
  boards.addCallback(tellOpen)

  /** One question for the sessions of all streams: those that have ended hear nothing more. */
  async function goRound(): Promise<void> {
    if (open.size === 0) return
    await live.holdPlaces()
    const streams = [...open]
    const valid = await live.filterValid(streams)
    for (const stream of streams)
      if (valid === null || valid.has(stream)) stream.giveSign()
      else stream.end()
  }
  const timer = setInterval(() => void goRound(), ROUND_MS)
  timer.unref()
  // Before the server waits for its connections: these would never end by themselves.
  app.addHook('preClose', async () => {
    clearInterval(timer)
    boards.removeCallback(tellOpen)
    live.stop()
    for (const { end } of open) end()
    await live.leaveAll()
  })

  return {
    /**
     * Opens a stream on the raw answer.
     * @throws NotFoundError when the company has no such campaign
     * @throws TooManyError when the session has too many boards open
     */
    async follow({ request, reply, sessao, campanhaId, depois }: FollowRequest): Promise<void> {
      const leave = await live.takePlace(sessao)
      const start = await live.findStart(sessao.empresaId, campanhaId).catch((error: unknown) => {
        leave()
        throw error
      })
      // Who has left meanwhile is told nothing, and says nothing more that would end a stream.
      const hasLeft = request.raw.socket.destroyed
      if (hasLeft || request.method === 'HEAD') leave()
      if (hasLeft) return
      if (request.method === 'HEAD') {
        reply.raw.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' }).end()
        return
      }
      const stream = openBoardStream({
        reply,
        sessao,
        campanhaId,
        depois: lastEventId(request) ?? depois ?? start,
        live,
        see: (evento) => visao.see('followKanban', sessao, evento, { campanhaId, etapaId: null }),
        onEnd: () => {
          open.delete(stream)
          leave()
        },
      })
      open.add(stream)
    },
  }
}

/** What the reader heard last; null on its first visit. */
function lastEventId(request: FastifyRequest): number | null {
  const text = request.headers['last-event-id']
  return typeof text === 'string' && /^\d{1,15}$/.test(text) ? Number(text) : null
}
