import type { Operation } from '@seleta/contract/routes'
import { routes } from '@seleta/contract/routes'
import { sessionAtom } from '../session'
import { appStore } from '../store'
import type { Parts } from './address'
import { addressOf } from './address'
import { parseJson } from './envelope'
import type { ServerEvent } from './event-parser'
import { createEventParser } from './event-parser'
import { refusal } from './refusal'

/** The server gives a sign of life every 20 s: a connection that is silent for longer is dead. */
const SILENCE_MS = 50_000

export interface Stream {
  /** Resolves when the server or the network ends it; rejects on a lost connection, a refusal (CallError) or `close`. */
  readonly ended: Promise<void>
  readonly close: () => void
}

/**
 * One connection of an event stream. `EventSource` cannot say who asks, so this is fetch.
 * @param lastId what was heard last, empty on the first visit
 */
export function openStream(
  operation: Operation,
  { params, query }: Parts,
  lastId: string,
  onEvent: (event: ServerEvent) => void,
): Stream {
  const connection = new AbortController()
  const authorization = appStore.get(sessionAtom).token

  async function run(): Promise<void> {
    // oxlint-disable-next-line no-restricted-globals -- the transport is the one place that calls HTTP
    const response = await fetch(addressOf(routes[operation].path, params, query), {
      headers: {
        accept: 'text/event-stream',
        ...(authorization === '' ? {} : { authorization }),
        ...(lastId === '' ? {} : { 'last-event-id': lastId }),
      },
      cache: 'no-store',
      signal: connection.signal,
    })
    if (response.ok && response.body !== null) return read(response.body.getReader())
    const body = parseJson(await response.text().catch(() => ''))
    throw refusal(operation, { status: response.status, body, authorization })
  }

  async function read(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
    const decoder = new TextDecoder()
    const parse = createEventParser()
    for (;;) {
      const watch = setTimeout(() => connection.abort(), SILENCE_MS)
      const { done, value } = await reader.read().finally(() => clearTimeout(watch))
      if (done || connection.signal.aborted) return
      parse(decoder.decode(value, { stream: true })).forEach(onEvent)
    }
  }

  return { ended: run(), close: () => connection.abort() }
}
