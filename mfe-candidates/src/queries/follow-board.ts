import { followCall } from '@seleta/api-client'
import type { CallEvent } from '@seleta/contract/calls'

type Listener = (evento: CallEvent<'followKanban'>) => void

/** By campaign. */
const followed = new Map<number, { readonly listeners: Set<Listener>; readonly stop: () => void }>()

/**
 * Hears what happens on a campaign's board, from now on. However many listen, it is one connection: a browser has six per
 * server, and each offer to take a move back listens for two minutes.
 * @returns a function that stops
 */
export function followBoard(campanhaId: number, listener: Listener): () => void {
  const one = followed.get(campanhaId) ?? open(campanhaId)
  one.listeners.add(listener)
  return () => {
    one.listeners.delete(listener)
    if (one.listeners.size > 0 || followed.get(campanhaId) !== one) return
    followed.delete(campanhaId)
    one.stop()
  }
}

function open(campanhaId: number) {
  const listeners = new Set<Listener>()
  const stop = followCall(
    'followKanban',
    { params: { campanhaId }, query: {} },
    {
      onState: () => undefined,
      onEvent: (evento) => {
        for (const listener of listeners) listener(evento)
      },
    },
  )
  const one = { listeners, stop }
  followed.set(campanhaId, one)
  return one
}
