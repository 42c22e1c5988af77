import type { Browser, Page } from '@playwright/test'
import { quantile } from '../calls/measure-calls'

const TURNS = 12

/**
 * From the press on «Próxima página» of the basket to the other people on the screen, p95 of some pages.
 * @param browser running Chromium
 * @returns milliseconds
 */
export async function measurePageChange(browser: Browser, url: string, session: string): Promise<number> {
  const context = await browser.newContext({ locale: 'pt-BR', viewport: { width: 1440, height: 900 } })
  await context.addInitScript((token) => localStorage.setItem('authentication', `Bearer ${token}`), session)
  const page = await context.newPage()
  try {
    await page.goto(`${url}/dashboard/cesto-de-talentos`)
    await page.getByRole('button', { name: 'Próxima página' }).waitFor()
    await page.waitForLoadState('networkidle')
    const times: number[] = []
    for (let turn = 0; turn <= TURNS; turn += 1) {
      const took = await turnPage(page)
      // The first one also runs code for the first time.
      if (turn > 0) times.push(took)
      await page.waitForLoadState('networkidle')
    }
    return quantile(times, 0.95)
  } finally {
    await context.close()
  }
}

/** Measured inside the page, from the press to the frame in which the first person is another. */
function turnPage(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const first = () => document.querySelector('a[href*="talento="]')?.getAttribute('href')
    const before = first()
    const begun = performance.now()
    document.querySelector<HTMLElement>('button[aria-label="Próxima página"]')?.click()
    while (first() === before) await new Promise((resolve) => requestAnimationFrame(resolve))
    await new Promise((resolve) => requestAnimationFrame(resolve))
    return performance.now() - begun
  })
}
