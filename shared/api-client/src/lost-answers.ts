import { LOST_MINUTES } from '@seleta/contract/prazos'
import type { Operation } from '@seleta/contract/routes'
import { forgetBegun, keepBegun, readBegun } from './begun'

/*
 * The last of an operation that was sent in this tab and had no answer: beside the draft of it, which outlives a reload too.
 */

interface Lost {
  readonly about: string
  readonly sent: string
  readonly key: string
  /** Milliseconds. */
  readonly at: number
}

const nameOf = (operation: Operation) => `sem-resposta.${operation}`

const LOST_FOR_MS = LOST_MINUTES * 60_000

function readLost(operation: Operation): Lost | null {
  // What `keyFor` has kept, which is the only one to keep it.
  const lost = readBegun(nameOf(operation)) as Lost | null | undefined
  return lost && Date.now() - lost.at < LOST_FOR_MS ? lost : null
}

/** Of what is sent: the key of the time before, where the same had no answer. */
export function keyFor(
  operation: Operation,
  about: string,
  input: unknown,
): { key: string; isAgain: boolean } {
  const sent = JSON.stringify(input)
  const lost = readLost(operation)
  if (lost?.sent === sent) return { key: lost.key, isAgain: true }
  const key = crypto.getRandomValues(new Uint32Array(4)).join('-')
  keepBegun(nameOf(operation), { about, sent, key, at: Date.now() })
  return { key, isAgain: false }
}

/** What was sent last of this, as JSON, where it may have come to the server, which has not said so; else null. */
export function lostOf(operation: Operation, about: string): string | null {
  const lost = readLost(operation)
  return lost?.about === about ? lost.sent : null
}

/** It is known what became of it. */
export const forgetLost = (operation: Operation): void => forgetBegun(nameOf(operation))

/** What takes back what others have made: the same again is another one. */
const MADE: Partial<Record<Operation, Operation>> = {
  cancelMensagens: 'sendMensagens',
  deleteEtapa: 'createEtapa',
  deleteNota: 'createNota',
}

export function forgetTakenBack(operation: Operation): void {
  const made = MADE[operation]
  if (made !== undefined) forgetLost(made)
}
