import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import type { Pool } from 'pg'
import type { Database } from '../../database/schema'
import { TooManyError } from '../../ground/domain-error'
import type { Sessao } from '../../ground/autor'
import { campanhaNaoEncontrada } from '../../domain/campanha/campanha'
import { createBoardChangesRepository } from './board-changes-repository'
import { createBoardHub } from './board-hub'
import { openBoardStream } from './board-stream-http'

/** Boards that one session may have open at a time. */
const MAX_POR_SESSAO = 12

interface FollowRequest {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly sessao: Sessao
  readonly campanhaId: number
  /** Entry of the log that the reader's board holds already. */
  readonly depois?: number | undefined
}

/** The live boards of this process (product 46): opened by `followKanban`, ended with the server. */
export function createBoardStreams(app: FastifyInstance, db: Kysely<Database>, pool: Pool) {
  const repository = createBoardChangesRepository(db)
  const hub = createBoardHub(pool, (error) => app.log.warn({ err: error }, 'board hub'))
  const open = new Map<() => void, number>()
  app.addHook('onReady', async () => hub.start())
  // Before the server waits for its connections: these would never end by themselves.
  app.addHook('preClose', async () => {
    hub.stop()
    for (const end of open.keys()) end()
  })

  return {
    /**
     * Opens a stream on the raw answer.
     * @throws NotFoundError when the company has no such campaign
     * @throws TooManyError when the session has too many boards open
     */
    async follow({ request, reply, sessao, campanhaId, depois }: FollowRequest): Promise<void> {
      const isMany = [...open.values()].filter((id) => id === sessao.id).length >= MAX_POR_SESSAO
      if (isMany) throw new TooManyError(30)
      const ultimo = await repository.findUltimo(sessao.empresaId, campanhaId)
      if (ultimo === null) throw campanhaNaoEncontrada()
      if (request.method === 'HEAD') {
        reply.raw.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' }).end()
        return
      }
      const end = openBoardStream({
        reply,
        sessao,
        campanhaId,
        depois: lastEventId(request) ?? depois ?? ultimo,
        hub,
        repository,
        onEnd: () => open.delete(end),
      })
      open.set(end, sessao.id)
    },
  }
}

/** What the reader heard last; null on its first visit. */
function lastEventId(request: FastifyRequest): number | null {
  const text = request.headers['last-event-id']
  return typeof text === 'string' && /^\d{1,15}$/.test(text) ? Number(text) : null
}
