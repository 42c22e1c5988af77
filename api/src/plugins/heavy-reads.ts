import type { Operation } from '@seleta/contract/routes'
import { countOf } from '@seleta/regras/plural'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createTurnsOfEach } from '../ground/limits/turns'

/** Who asks, and where the answer goes. */
type Asked = { readonly request: Pick<FastifyRequest, 'sessao'>; readonly reply: Pick<FastifyReply, 'raw'> }

declare module 'fastify' {
  interface FastifyInstance {
    /** Does the work of a heavy call when its company's turn comes (product 102). */
    inTurn: <T>(asked: Asked, work: () => Promise<T>) => Promise<T>
  }
}

/** What reads up to ten thousand rows and writes a file of them. */
const HEAVY: ReadonlySet<Operation> = new Set(['exportTalentos', 'exportEtapa', 'exportErrosImportacao'])

export const isHeavy = (operation: Operation): boolean => HEAVY.has(operation)

/** Of one company in one process: of ten connections two. Who waits holds none. */
const MOST = 2
const WAITING = 8

/**
 * Heavy reads of one company go a few at a time, so that they never hold all connections of a process (decision 231).
 * @param connections of this process
 */
export function boundHeavyReads(app: FastifyInstance, connections: number): void {
  const running = Math.max(1, Math.min(MOST, Math.floor(connections / 5)))
  const turnsOf = createTurnsOfEach(
    { running, waiting: WAITING },
    (seconds) =>
      `Sua empresa já tem várias exportações em andamento. Tente de novo em ${countOf(seconds, 'segundo', 'segundos')}.`,
  )
  app.decorate('inTurn', async ({ request: { sessao }, reply }, work) => {
    if (sessao === null) return work()
    const gone = new AbortController()
    reply.raw.once('close', () => gone.abort())
    return turnsOf(sessao.empresaId)(work, gone.signal)
  })
}
