/** Minutes until the next try, by tries made; after the last the message stays with its error. */
const WAIT_MINUTES = [1, 5, 15, 60, 180, 360, 720] as const

/** What becomes of a message that could not be sent. */
export type Destino =
  /** The mail server took the end of the message and did not answer: it may be out, so it is never tried again. */
  | { readonly isFinal: true; readonly isUncertain: boolean }
  | { readonly isFinal: false; readonly waitSeconds: number }

/** What a mail server answered. */
export interface Answer {
  readonly code: number
  /** It is said of this address or message, and not of who sends. */
  readonly isOfAddress: boolean
}

/**
 * Whether and when to try again.
 * @param tentativas tries made, this one included
 * @param answer null: none; from 500 on it is the last word on an address or a message. Said before there was one it
 *   is no word on this mail: all that wait would go at once, and for good, by a changed password or a day's limit
 * @param hasEnded the whole message was said to the mail server
 */
export function decideRetry(tentativas: number, answer: Answer | null, hasEnded: boolean): Destino {
  if (hasEnded && answer === null) return { isFinal: true, isUncertain: true }
  const minutes = WAIT_MINUTES[tentativas - 1]
  const isRefused = answer !== null && answer.code >= 500 && answer.isOfAddress
  return isRefused || minutes === undefined
    ? { isFinal: true, isUncertain: false }
    : { isFinal: false, waitSeconds: minutes * 60 }
}
