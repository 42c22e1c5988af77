import { metrics, type ObservableResult } from '@opentelemetry/api'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { TooManyError } from '../../ground/domain-error'
import type { Sessao } from '../../ground/autor'
import { shareInFlight } from '../../ground/share-in-flight'
import { campanhaNaoEncontrada } from '../../domain/campanha/campanha'
import { createBoardChangesRepository } from './board-changes-repository'
import { createBoardPlacesRepository } from './board-places-repository'
import { type BoardHub, createBoardHub } from './board-hub'
import { type BoardSource, type BoardStream, openBoardStream } from './board-stream-http'

/** Boards that one session may have open at a time, at all processes together (decision 130). */
const MAX_PER_SESSAO = 12
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
  const repository = createBoardChangesRepository(db)
  const hub = createBoardHub(
    (...asked) => repository.readNews(...asked),
    (error) => app.log.warn({ err: error }, 'as seleções abertas não souberam das mudanças'),
  )
  const source = createSource(hub, repository)
  const open = new Set<BoardStream>()
  let isClosing = false
  const places = createBoardPlacesRepository(db, MAX_PER_SESSAO)
  const warn = (error: unknown) =>
    app.log.warn({ err: error }, 'os lugares das seleções abertas não foram anotados')
  const boards = metrics
    .getMeter('seleta')
    .createObservableGauge('seleta.boards.open', { description: 'boards that are told of changes' })
  const tellOpen = (result: ObservableResult) => result.observe(open.size)
  boards.addCallback(tellOpen)

  /** One question for the sessions of all streams: those that have ended hear nothing more. */
  async function goRound(): Promise<void> {
    if (open.size === 0) return
    await places.hold().catch(warn)
    const streams = [...open]
    const valid = await repository.findValidSessoes(streams.map(({ sessao }) => sessao)).catch(() => null)
    for (const stream of streams)
      if (valid === null || valid.has(stream.sessao.id)) stream.giveSign()
      else stream.end()
  }
  const timer = setInterval(() => void goRound(), ROUND_MS)
  timer.unref()
  // Before the server waits for its connections: these would never end by themselves.
  app.addHook('preClose', async () => {
    clearInterval(timer)
    boards.removeCallback(tellOpen)
    hub.stop()
    isClosing = true
    for (const { end } of open) end()
    await places.leaveAll().catch(warn)
  })

  return {
    /**
     * Opens a stream on the raw answer.
     * @throws NotFoundError when the company has no such campaign
     * @throws TooManyError when the session has too many boards open
     */
    async follow({ request, reply, sessao, campanhaId, depois }: FollowRequest): Promise<void> {
      const lugar = await places.take(sessao.id)
      if (lugar === null) throw new TooManyError(30)
      const leave = () => {
        // A process that ends gives all of its places back at once.
        if (!isClosing) places.leave(sessao.id, lugar).catch(warn)
      }
      const latest = await repository.findLatest(sessao.empresaId, campanhaId).catch((error: unknown) => {
        leave()
        throw error
      })
      // Who has left meanwhile is told nothing, and says nothing more that would end a stream.
      const hasLeft = request.raw.socket.destroyed
      if (latest === null || hasLeft || request.method === 'HEAD') leave()
      if (latest === null) throw campanhaNaoEncontrada()
      if (hasLeft) return
      if (request.method === 'HEAD') {
        reply.raw.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' }).end()
        return
      }
      const stream = openBoardStream({
        reply,
        sessao,
        campanhaId,
        depois: lastEventId(request) ?? depois ?? latest,
        hub,
        source,
        onEnd: () => {
          open.delete(stream)
          leave()
        },
      })
      open.add(stream)
    },
  }
}

/**
 * Boards of one campaign stand at the same entry of the log most of the time: what they ask in one look of the hub is
 * asked once. Never across looks: a reading that began before a change must not answer whoever was woken by it.
 */
const createSource = (
  hub: BoardHub,
  repository: ReturnType<typeof createBoardChangesRepository>,
): BoardSource => ({
  readChanges: shareInFlight(
    ({ empresaId }: Sessao, campanhaId: number, depois: number) =>
      [hub.look(), empresaId, campanhaId, depois].join('/'),
    ({ empresaId }, campanhaId, depois) => repository.read(empresaId, campanhaId, depois),
  ),
  isSessaoValid: shareInFlight(
    ({ id }: Sessao) => [hub.look(), id].join('/'),
    async (sessao) => (await repository.findValidSessoes([sessao])).has(sessao.id),
  ),
})

/** What the reader heard last; null on its first visit. */
function lastEventId(request: FastifyRequest): number | null {
  const text = request.headers['last-event-id']
  return typeof text === 'string' && /^\d{1,15}$/.test(text) ? Number(text) : null
}
