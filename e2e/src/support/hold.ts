import type { Page } from '@playwright/test'

/**
 * Keeps what a page asks for back.
 * @param what a pattern of addresses
 * @returns lets it come
 */
export async function hold(page: Page, what: string): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(what, async (route) => {
    await released
    await route.continue()
  })
  return () => release()
}
