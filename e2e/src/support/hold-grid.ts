import type { Page } from '@playwright/test'
import { hold } from './hold'

/**
 * Keeps the code of tables' grids back, so that their rows stand without it (decision 177).
 * @returns lets it come
 */
export async function holdGrid(page: Page): Promise<() => Promise<void>> {
  const release = await hold(page, '**/assets/table.*.js')
  return async () => {
    const came = page.waitForResponse('**/assets/table.*.js')
    release()
    await (await came).finished()
  }
}
