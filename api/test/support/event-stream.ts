import type { KanbanEvento } from '@seleta/contract/kanban-eventos'

export interface StreamMessage {
  readonly id: string
  readonly evento: KanbanEvento
}

export interface EventStream {
  readonly status: number
  readonly headers: Headers
  /** The next message; null when the server has ended the stream. */
  readonly next: () => Promise<StreamMessage | null>
  readonly close: () => void
}

/** Opens a stream of server-sent events, as a browser would through fetch. */
export async function openStream(
  url: string,
  token: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<EventStream> {
  const leaving = new AbortController()
  const response = await fetch(url, {
    headers: { authorization: `Bearer ${token}`, ...headers },
    signal: leaving.signal,
  })
  const reader = response.body?.getReader()
  const decoder = new TextDecoder()
  let buffer = ''

  async function next(): Promise<StreamMessage | null> {
    for (;;) {
      const end = buffer.indexOf('\n\n')
      if (end >= 0) {
        const block = buffer.slice(0, end)
        buffer = buffer.slice(end + 2)
        const message = readBlock(block)
        if (message !== null) return message
        continue
      }
      const chunk = await reader?.read()
      if (chunk === undefined || chunk.done) return null
      buffer += decoder.decode(chunk.value, { stream: true })
    }
  }

  return { status: response.status, headers: response.headers, next, close: () => leaving.abort() }
}

/** Null for a sign of life. */
function readBlock(block: string): StreamMessage | null {
  const lines = block.split('\n')
  const valueOf = (name: string) =>
    lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2) ?? ''
  const data = valueOf('data')
  return data === '' ? null : { id: valueOf('id'), evento: JSON.parse(data) as KanbanEvento }
}
