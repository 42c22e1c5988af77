import type { KanbanEvento } from '@seleta/contract/kanban-eventos'
import type { FastifyReply } from 'fastify'
import { withResumo } from '../../domain/avaliacao/avaliacao'
import type { Sessao } from '../../ground/autor'
import type { BoardChanges } from './board-changes'
import type { BoardLive, Reader } from './board-live-service'

/** Bytes that may wait for a slow reader before it is cut off; it comes back by itself. */
const MAX_WAITING = 1024 * 1024

export interface BoardStreamOptions {
  readonly reply: FastifyReply
  readonly sessao: Sessao
  readonly campanhaId: number
  /** Entry of the log after which the stream begins. */
  readonly depois: number
  /** Where it reads: shared by all streams of the process, so that many on one board ask once. */
  readonly live: Pick<BoardLive, 'subscribe' | 'readChanges' | 'isValid'>
  /** The event as this reader may read it. */
  readonly see: (evento: KanbanEvento) => Promise<KanbanEvento>
  readonly onEnd: () => void
}

export interface BoardStream extends Reader {
  /** Says that the server is still there; a reader that cannot be told any more is cut off. */
  readonly giveSign: () => void
  readonly end: () => void
}

/** Tells one open board of changes, as server-sent events, until it leaves or its session ends. */
export function openBoardStream(options: BoardStreamOptions): BoardStream {
  const { reply, sessao, campanhaId, live, onEnd } = options
  const { raw } = reply
  let latest = options.depois
  let isReading = false
  let isDue = false
  let isOver = false

  const write = (text: string) => {
    if (isOver) return
    raw.write(text)
    if (raw.writableLength > MAX_WAITING) end()
  }
  const tell = async (id: number, evento: KanbanEvento) =>
    write(`id: ${id}\ndata: ${JSON.stringify(await options.see(evento))}\n\n`)

  /** One reading at a time; what comes meanwhile is read after it. */
  async function pump(): Promise<void> {
    isDue = true
    if (isReading) return
    isReading = true
    try {
      while (isDue && !isOver) {
        isDue = false
        const changes = await live.readChanges(sessao, campanhaId, latest)
        if (changes === null) continue
        // Who may not hear it any more hears nothing, not even until the next round (security S06).
        if (!(await live.isValid({ sessao, campanhaId }))) return end()
        latest = changes.latest
        await tell(latest, eventoOf(changes, sessao.usuarioId))
      }
    } catch (error) {
      // The reader comes back with the last id that it has heard.
      reply.log.warn({ err: error }, 'uma seleção aberta perdeu a ligação')
      end()
    } finally {
      isReading = false
    }
  }

  function end(): void {
    if (isOver) return
    isOver = true
    leave()
    raw.end()
    onEnd()
  }

  const leave = live.subscribe(campanhaId, () => void pump())
  raw.on('close', end)
  raw.on('error', end)
  raw.writeHead(200, {
    ...reply.getHeaders(),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    // It ends with its stream: kept alive after the last one, it would hold up a process that stops.
    connection: 'close',
    // nginx must not collect the events.
    'x-accel-buffering': 'no',
  } as Record<string, string>)
  write(`id: ${latest}\ndata: ${JSON.stringify({ tipo: 'inicio' } satisfies KanbanEvento)}\n\n`)
  void pump()
  return { sessao, campanhaId, giveSign: () => write(': \n\n'), end }
}

function eventoOf({ isWhole, pessoas }: BoardChanges, usuarioId: number): KanbanEvento {
  if (isWhole) return { tipo: 'recarregar' }
  const told = pessoas.map((pessoa) => ({ ...pessoa, cartao: withResumo(pessoa.cartao, usuarioId) }))
  return { tipo: 'pessoas', pessoas: told }
}
