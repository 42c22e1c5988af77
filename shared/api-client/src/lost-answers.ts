import { CHAVE_HOURS } from '@seleta/contract/prazos'
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
  /** The server may know its key no more: the same again is another one, while this one may have been done. */
  readonly isOver?: boolean
}

interface Kept extends Lost {
  /** Of the last try, in milliseconds. */
  readonly at: number
  /** Of the first try. */
  readonly since?: number
  /** The same words later mean the same too. */
  readonly isLong?: boolean
}

/** Later the same words are meant anew. */
const LOST_FOR_MS = 10 * 60_000

const HOUR_MS = 60 * 60_000
/** From the first try on the server knows a key for so long at least, and what is sent again is on its way for a while. */
const SURE_FOR_MS = (CHAVE_HOURS - 1) * HOUR_MS

const nameOf = (operation: Operation, about: string) => `sem-resposta.${operation}.${about}`

/** Those of which nobody has said what became of them, oldest first. */
function readKept(operation: Operation, about: string): readonly Kept[] {
  // What `writeKept` has kept, which is the only one to keep it.
  const kept = (readBegun(nameOf(operation, about)) ?? []) as readonly Kept[]
  return kept
    .map((one) => ({ ...one, isOver: Date.now() - (one.since ?? one.at) >= SURE_FOR_MS }))
    .filter(({ at, isLong, isOver }) => isLong === true || (!isOver && Date.now() - at < LOST_FOR_MS))
}

function writeKept(operation: Operation, about: string, kept: readonly Kept[]): void {
  if (kept.length === 0) forgetBegun(nameOf(operation, about))
  else keepBegun(nameOf(operation, about), kept)
}

/**
 * Of what is sent: the key of the time before, where the same had no answer.
 * @param isLong the same words later mean the same too
 */
export function keyFor(
  operation: Operation,
  about: string,
  input: unknown,
  isLong: boolean,
): { key: string; isAgain: boolean } {
  const sent = JSON.stringify(input)
  const kept = readKept(operation, about)
  const lost = kept.find((one) => one.sent === sent && one.isOver !== true)
  const key = lost?.key ?? crypto.getRandomValues(new Uint32Array(4)).join('-')
  const at = Date.now()
  const since = lost?.since ?? lost?.at ?? at
  writeKept(operation, about, [...kept.filter((one) => one !== lost), { sent, key, at, since, isLong }])
  return { key, isAgain: lost !== undefined }
}

/** What was sent last of this, where it may have come to the server, which has not said so; else null. */
export const lostOf = (operation: Operation, about: string): Lost | null =>
  readKept(operation, about).at(-1) ?? null

/** It is known what became of it, or it is given up. @param key of what was sent; without one all of this */
export const forgetLost = (operation: Operation, about: string, key?: string): void =>
  writeKept(
    operation,
    about,
    readKept(operation, about).filter((one) => key !== undefined && one.key !== key),
  )

/** Something was taken back that may be what was lost: the same again is another one. @param words of it, as sent */
export const forgetTakenBack = (operation: Operation, about: string, words: string): void =>
  writeKept(
    operation,
    about,
    readKept(operation, about).filter(({ sent }) => !sent.includes(JSON.stringify(words))),
  )
