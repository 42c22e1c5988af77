import { setInterval } from 'node:timers/promises'
import type { Browser } from '@playwright/test'

/** ms between two looks, and how much of it all processes of the browser together may have computed, s. */
const LOOK_EVERY_MS = 100
const AT_REST = 0.012
/** Looks in a row. */
const LOOKS = 3

/**
 * Waits until the browser computes next to nothing. A new window loads some two hundred files of its own (the field of
 * the address, its lists); whoever visits a page has had that window open for long.
 */
export async function browserAtRest(browser: Browser): Promise<void> {
  const session = await browser.newBrowserCDPSession()
  let computed = 0
  let calm = 0
  for await (const _ of setInterval(LOOK_EVERY_MS)) {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo')
    const sum = processInfo.reduce((total, { cpuTime }) => total + cpuTime, 0)
    calm = sum - computed < AT_REST ? calm + 1 : 0
    computed = sum
    if (calm === LOOKS) break
  }
  await session.detach()
}
