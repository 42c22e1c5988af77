import type { Operation } from '@seleta/contract/routes'
import { forgetBegun, keepBegun, readBegun } from './begun'

/*
 * What was sent in this tab, by operation and what it is about, and had no answer: beside the draft of it, which outlives a
 * reload too.
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

/** Later the same words are meant anew. */
const LOST_FOR_MS = 10 * 60_000

const nameOf = (operation: Operation, about: string) => `sem-resposta.${operation}.${about}`

/** Those that still hold, oldest first. */
function readKept(operation: Operation, about: string): readonly Kept[] {
  // What `writeKept` has kept, which is the only one to keep it.
  const kept = (readBegun(nameOf(operation, about)) ?? []) as readonly Kept[]
  return kept.filter(({ at }) => Date.now() - at < LOST_FOR_MS)
}

function writeKept(operation: Operation, about: string, kept: readonly Kept[]): void {
  if (kept.length === 0) forgetBegun(nameOf(operation, about))
  else keepBegun(nameOf(operation, about), kept)
}

/** Of what is sent: the key of the time before, where the same had no answer. */
export function keyFor(
  operation: Operation,
  about: string,
  input: unknown,
): { key: string; isAgain: boolean } {
  const sent = JSON.stringify(input)
  const kept = readKept(operation, about)
  const lost = kept.find((one) => one.sent === sent)
  const key = lost?.key ?? crypto.getRandomValues(new Uint32Array(4)).join('-')
  writeKept(operation, about, [...kept.filter((one) => one !== lost), { sent, key, at: Date.now() }])
  return { key, isAgain: lost !== undefined }
}

/** What was sent last of this, where it may have come to the server, which has not said so; else null. */
export const lostOf = (operation: Operation, about: string): Lost | null =>
  readKept(operation, about).at(-1) ?? null

/** It is known what became of it. @param key of what was sent */
export const forgetLost = (operation: Operation, about: string, key: string): void =>
  writeKept(
    operation,
    about,
    readKept(operation, about).filter((one) => one.key !== key),
  )

/** Something was taken back that may be what was lost: the same again is another one. @param words of it, as sent */
export const forgetTakenBack = (operation: Operation, about: string, words: string): void =>
  writeKept(
    operation,
    about,
    readKept(operation, about).filter(({ sent }) => !sent.includes(JSON.stringify(words))),
  )
