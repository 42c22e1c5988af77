/** How long the host waits for a file of its own without which it goes on. */
export const OWN_FILE_MS = 2000

/** What comes within `ms` milliseconds; null when it does not, or fails. */
export function inTime<T>(coming: Promise<T>, ms: number): Promise<T | null> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms, null)
    coming.then(resolve, () => resolve(null))
  })
}
