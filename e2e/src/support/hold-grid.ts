import type { Page } from '@playwright/test'

/**
 * Keeps the code of tables' grids back, so that their rows stand without it (decision 177).
 * @returns lets it come
 */
export async function holdGrid(page: Page): Promise<() => Promise<void>> {
  let release: (() => void) | undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/table.*.js', async (route) => {
    await released
    await route.continue()
  })
  return async () => {
    const came = page.waitForResponse('**/assets/table.*.js')
    release?.()
    await (await came).finished()
  }
}
