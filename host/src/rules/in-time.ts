/** How long the host waits for a file of its own without which it goes on. */
export const OWN_FILE_MS = 2000

/** Nothing of a file for so long is a fault; while bytes arrive nothing is. */
export const SILENCE_MS = 8000

/** What may come is asked for again after these. */
export const RETRY_AFTER_MS = [500, 1500] as const

/** All tries together. */
export const LADDER_MS = 15_000

/** What comes within `ms` milliseconds; null when it does not, or fails. */
export function inTime<T>(coming: Promise<T>, ms: number): Promise<T | null> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms, null)
    coming.then(resolve, () => resolve(null))
  })
}
