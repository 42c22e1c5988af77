import { LOST_MINUTES } from '@seleta/contract/prazos'
import type { Operation } from '@seleta/contract/routes'
import { forgetBegun, keepBegun, readBegun } from './begun'

/*
 * What was sent last in this tab of an operation and a thing that it is about, and had no answer: beside the draft of it,
 * which outlives a reload too.
 */

export interface Lost {
  /** As JSON. */
  readonly sent: string
  readonly key: string
}

interface Kept extends Lost {
  /** Milliseconds. */
  readonly at: number
}

const LOST_FOR_MS = LOST_MINUTES * 60_000

const nameOf = (operation: Operation, about: string) => `sem-resposta.${operation}.${about}`

const readKept = (operation: Operation, about: string) =>
  // What `keyFor` has kept, which is the only one to keep it.
  readBegun(nameOf(operation, about)) as Kept | null | undefined

/** Of what is sent: the key of the time before, where the same had no answer. */
export function keyFor(
  operation: Operation,
  about: string,
  input: unknown,
): { key: string; isAgain: boolean } {
  const sent = JSON.stringify(input)
  const lost = lostOf(operation, about)
  const isAgain = lost?.sent === sent
  const key = isAgain ? lost.key : crypto.getRandomValues(new Uint32Array(4)).join('-')
  keepBegun(nameOf(operation, about), { sent, key, at: Date.now() } satisfies Kept)
  return { key, isAgain }
}

/** What was sent last of this, where it may have come to the server, which has not said so; else null. */
export function lostOf(operation: Operation, about: string): Lost | null {
  const kept = readKept(operation, about)
  return kept && Date.now() - kept.at < LOST_FOR_MS ? kept : null
}

/** It is known what became of it. @param key of what was sent */
export function forgetLost(operation: Operation, about: string, key: string): void {
  if (readKept(operation, about)?.key === key) forgetBegun(nameOf(operation, about))
}

/** Something was taken back that may be what was lost: the same again is another one. @param words of it, as sent */
export function forgetTakenBack(operation: Operation, about: string, words: string): void {
  const lost = lostOf(operation, about)
  if (lost?.sent.includes(JSON.stringify(words))) forgetLost(operation, about, lost.key)
}
