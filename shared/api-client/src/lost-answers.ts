import { forgetBegun, keepBegun, readBegun } from './begun'

/* What was sent and had no answer: beside the draft of it, which outlives a reload too. */

interface Lost {
  readonly sent: string
  readonly idempotencyKey: string
}

const nameOf = (about: string) => `resposta-perdida.${about}`

const isLost = (kept: unknown): kept is Lost =>
  typeof kept === 'object' && kept !== null && 'sent' in kept && 'idempotencyKey' in kept

function readLost(about: string): Lost | null {
  const kept = readBegun(nameOf(about))
  return isLost(kept) ? kept : null
}

/** Of what is sent: the key of the time before, where the same had no answer. */
export function keyFor(about: string, input: unknown): string {
  const sent = JSON.stringify(input)
  const lost = readLost(about)
  if (lost?.sent === sent) return lost.idempotencyKey
  const idempotencyKey = crypto.getRandomValues(new Uint32Array(4)).join('-')
  keepBegun(nameOf(about), { sent, idempotencyKey })
  return idempotencyKey
}

/** Whether the last that was sent of this may have come to the server, which has not said so. */
export const hasLost = (about: string): boolean => readLost(about) !== null

/** It is known what became of it, or nobody asks any more. */
export const forgetLost = (about: string): void => forgetBegun(nameOf(about))
