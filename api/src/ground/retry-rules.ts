/** Minutes until the next try, by tries made; after the last the message stays with its error. */
const WAIT_MINUTES = [1, 5, 15, 60, 180, 360, 720] as const

/** What becomes of a message that could not be sent. */
export type Destino =
  /** The mail server took the end of the message and did not answer: it may be out, so it is never tried again. */
  | { readonly isFinal: true; readonly isUncertain: boolean }
  | { readonly isFinal: false; readonly waitSeconds: number }

/**
 * Whether and when to try again.
 * @param tentativas tries made, this one included
 * @param responseCode what the mail server answered; from 500 on it is its last word
 * @param hasEnded the whole message was said to the mail server
 */
export function decideRetry(tentativas: number, responseCode: number | null, hasEnded: boolean): Destino {
  if (hasEnded && responseCode === null) return { isFinal: true, isUncertain: true }
  const minutes = WAIT_MINUTES[tentativas - 1]
  const isRefused = responseCode !== null && responseCode >= 500
  return isRefused || minutes === undefined
    ? { isFinal: true, isUncertain: false }
    : { isFinal: false, waitSeconds: minutes * 60 }
}
