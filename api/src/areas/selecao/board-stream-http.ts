import type { KanbanEvento } from '@seleta/contract/kanban-eventos'
import type { FastifyReply } from 'fastify'
import type { Sessao } from '../../ground/autor'
import type { BoardHub } from './board-hub'
import type { BoardChanges, createBoardChangesRepository } from './board-changes-repository'

/** Between two signs of life, ms; also how late a lost notification or an ended session can be noticed. */
const PULSE_MS = 20_000
/** Bytes that may wait for a slow reader before it is cut off; it comes back by itself. */
const MAX_WAITING = 1024 * 1024

export interface BoardStreamOptions {
  readonly reply: FastifyReply
  readonly sessao: Sessao
  readonly campanhaId: number
  /** Entry of the log after which the stream begins. */
  readonly depois: number
  readonly hub: BoardHub
  readonly repository: ReturnType<typeof createBoardChangesRepository>
  readonly pulseMs?: number
  readonly onEnd: () => void
}

/**
 * Tells one open board of changes, as server-sent events, until it leaves or its session ends.
 * @returns a function that ends the stream
 */
export function openBoardStream(options: BoardStreamOptions): () => void {
  const { reply, sessao, campanhaId, hub, repository, pulseMs = PULSE_MS, onEnd } = options
  const { raw } = reply
  let ultimo = options.depois
  let isReading = false
  let isDue = false
  let isOver = false

  const write = (text: string) => {
    if (isOver) return
    raw.write(text)
    if (raw.writableLength > MAX_WAITING) end()
  }
  const tell = (id: number, evento: KanbanEvento) => write(`id: ${id}\ndata: ${JSON.stringify(evento)}\n\n`)

  /** One reading at a time; what comes meanwhile is read after it. */
  async function pump(): Promise<void> {
    isDue = true
    if (isReading) return
    isReading = true
    try {
      while (isDue && !isOver) {
        isDue = false
        const changes = await repository.read(sessao.empresaId, campanhaId, ultimo)
        if (changes === null) continue
        // An ended session hears nothing more, not even until the next pulse (security S06).
        if (!(await repository.isSessaoValida(sessao.empresaId, sessao.id))) return end()
        ultimo = changes.ultimo
        tell(ultimo, eventoOf(changes))
      }
    } catch (error) {
      // The reader comes back with the last id that it has heard.
      reply.log.warn({ err: error }, 'board stream')
      end()
    } finally {
      isReading = false
    }
  }

  async function pulse(): Promise<void> {
    const isValida = await repository.isSessaoValida(sessao.empresaId, sessao.id).catch(() => true)
    if (!isValida) return end()
    write(': \n\n')
    await pump()
  }

  function end(): void {
    if (isOver) return
    isOver = true
    clearInterval(timer)
    leave()
    raw.end()
    onEnd()
  }

  const leave = hub.subscribe(campanhaId, () => void pump())
  const timer = setInterval(() => void pulse(), pulseMs)
  raw.on('close', end)
  raw.on('error', end)
  raw.writeHead(200, {
    ...reply.getHeaders(),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    // nginx must not collect the events.
    'x-accel-buffering': 'no',
  } as Record<string, string>)
  tell(ultimo, { tipo: 'inicio' })
  void pump()
  return end
}

function eventoOf({ isWhole, pessoas }: BoardChanges): KanbanEvento {
  return isWhole ? { tipo: 'recarregar' } : { tipo: 'pessoas', pessoas: [...pessoas] }
}
