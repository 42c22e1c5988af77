/** Waits before each look, ms; the last one is repeated. The first look is at once. */
const LOOK_MS = [0, 1000, 2000, 3000, 5000]
/** A process that hangs takes the question and says nothing. */
const PATIENCE_MS = 5000

let isLooking = false

/**
 * After a call that got no answer: looks until the server is there again, and then tells the page what the browser
 * tells it when the network is back (`online`), which is what everybody waits for who failed. Where the server is
 * there at the first look nobody is told: it was that one call's own failure.
 */
export function lookForServer(): void {
  if (isLooking) return
  isLooking = true
  void look().finally(() => {
    isLooking = false
  })
}

async function look(): Promise<void> {
  let wasAway = false
  for (let turn = 0; ; turn += 1) {
    const pause = LOOK_MS[Math.min(turn, LOOK_MS.length - 1)] ?? 0
    // Not all pages of a house at the same moment.
    await new Promise((resolve) => setTimeout(resolve, pause * (1 + Math.random() / 2)))
    // A page that nobody sees waits, and the browser itself says when its network is back.
    if (document.hidden || !navigator.onLine) continue
    if (await isThere()) break
    wasAway = true
  }
  if (wasAway) window.dispatchEvent(new Event('online'))
}

async function isThere(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS)
    // oxlint-disable-next-line no-restricted-globals -- the transport is the one place that calls HTTP
    const { ok } = await fetch('/health/ready', { cache: 'no-store', signal })
    return ok
  } catch {
    return false
  }
}
