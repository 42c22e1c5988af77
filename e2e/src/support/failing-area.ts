import type { Locator, Page } from '@playwright/test'
import type { Area } from './area-faults'
import type { FaultServer } from './fault-server'
import { startFaultServer } from './fault-server'
import { expect, test as base } from './test'

/** An area that fails, as a person sees it, and how it is healed. */

export const test = base.extend<{ faultServer: FaultServer }>({
  /** Faults make the browser and our reporting complain in the console; the policy must hold all the same. */
  cleanConsole: async ({}, run) => {
    await run()
  },
  faultServer: async ({ product }, run) => {
    const server = await startFaultServer(product.url)
    await run(server)
    await server.stop()
  },
})

export const MESSAGE = 'Esta área está indisponível no momento.'
const failure = (page: Page) => page.getByRole('heading', { name: MESSAGE })
/** The area's message with the kind of its failure, which its code tells. */
export const failureOf = (page: Page, { id }: Area, kind: string) =>
  page
    .getByRole('alert')
    .filter({ hasText: MESSAGE })
    .filter({ hasText: new RegExp(`${id}/\\w+/${kind}\\b`) })

const PUBLICADA = '/campanha/v1/publico/vagas?size=1&empresa=aroeira-talentos'
/** A published campaign of the demo company. */
export async function campanhaOf(page: Page, busca = ''): Promise<string> {
  const answer = await page.request.get(PUBLICADA + busca)
  const [vaga] = ((await answer.json()) as { data: { id: number }[] }).data
  return String(vaga?.id)
}

/** Lets the page's time run ten times as fast until something is seen. */
export async function hurryTo(page: Page, what: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(1000)
    await expect(what).toBeVisible({ timeout: 100 })
  }).toPass({ timeout: 60_000, intervals: [0] })
}

/** The message stands, and nothing tries again by itself until the page's time goes on. */
async function holdFailure(page: Page): Promise<void> {
  await expect(async () => {
    await page.clock.resume()
    await expect(failure(page)).toBeVisible()
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 300))
    expect(await failure(page).isVisible()).toBe(true)
  }).toPass({ timeout: 60_000 })
}

/** Makes the files of the area that stands there whole again, and presses «Tentar novamente». */
export async function heal(page: Page, area: Area): Promise<void> {
  await holdFailure(page)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.getByRole('button', { name: 'Tentar novamente' }).click()
  await page.clock.resume()
  await area.isThere(page)
}

/** Whether what happens happens without a reload. */
export const markDocument = (page: Page) => page.evaluate(() => Object.assign(window, { sinceLoad: true }))
export const isMarked = (page: Page) => page.evaluate(() => 'sinceLoad' in window)
/** Whether what was put into a file has run. */
export const hasRun = (page: Page) => page.evaluate(() => 'foiExecutado' in window)
