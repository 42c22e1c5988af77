import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page, Route } from '@playwright/test'
import type { Product } from '../support/product'
import { copyBuild, startProduct } from '../support/product'
import { signIn } from '../support/sign-in'
import { expect, test as base } from '../support/test'

/** Each area fails alone: architecture.md 'Loading ladder', design 4.11, security S18 and R10. */

/** Faults make the browser and our reporting complain in the console; the policy must hold all the same. */
const test = base.extend({
  cleanConsole: async ({}, run) => {
    await run()
  },
})

const MESSAGE = 'Esta área está indisponível no momento.'
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const failure = (page: Page) => page.getByRole('heading', { name: MESSAGE })
const campaignTable = (page: Page) => page.getByRole('grid', { name: 'Campanhas' })

const faults: Record<string, (route: Route) => Promise<void>> = {
  'answers 503': (route) => route.fulfill({ status: 503, body: 'fora' }),
  'is not there': (route) => route.fulfill({ status: 404, body: 'não há' }),
  'is cut off': (route) => route.abort('connectionreset'),
  'answers with a page instead of a script': (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>proxy</p>' }),
  'was changed by one byte': async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: `${await answer.text()} ` })
  },
}

test.describe('when the file of an area', () => {
  for (const [fault, damage] of Object.entries(faults)) {
    test(`${fault}, the others go on, and trying again heals it without a reload`, async ({ page }) => {
      await signIn(page)
      await expect(campaignTable(page)).toBeVisible()
      await page.route('**/remotes/mfe-candidates/**/remoteEntry.js', damage)
      await page.getByRole('link', { name: 'Cesta de Talentos' }).click()
      await expect(title(page, 'Cesto de Talentos')).toBeVisible()
      await expect(failure(page)).toBeVisible({ timeout: 30_000 })

      await page.getByRole('link', { name: 'Campanhas', exact: true }).click()
      await expect(campaignTable(page)).toBeVisible()

      await page.evaluate(() => Object.assign(window, { sinceLoad: true }))
      await page.getByRole('link', { name: 'Cesta de Talentos' }).click()
      await page.unrouteAll({ behavior: 'wait' })
      await page.getByRole('button', { name: 'Tentar novamente' }).click()
      await expect(page.getByRole('grid').or(page.getByRole('table')).first()).toBeVisible({
        timeout: 30_000,
      })
      expect(await page.evaluate(() => 'sinceLoad' in window)).toBe(true)
    })
  }
})

test('a page chunk that was changed does not run, and its area says so', async ({ page }) => {
  await signIn(page)
  await page.route('**/remotes/mfe-campaigns/**/*.js', async (route) => {
    if (route.request().url().endsWith('remoteEntry.js')) return route.continue()
    const answer = await route.fetch()
    return route.fulfill({ response: answer, body: `self.foiExecutado = true;${await answer.text()}` })
  })
  await page.goto('/dashboard/graficos')
  await expect(failure(page)).toBeVisible({ timeout: 30_000 })
  expect(await page.evaluate(() => 'foiExecutado' in window)).toBe(false)
})

test('without the registry the page runs from the last good copy, and says so quietly', async ({ page }) => {
  await signIn(page)
  await expect(campaignTable(page)).toBeVisible()
  await page.route('**/registry.json', (route) => route.fulfill({ status: 503, body: '' }))
  await page.reload()
  await expect(campaignTable(page)).toBeVisible()
  await expect(page.getByText('Você está usando a última versão que funcionou.')).toBeVisible()
})

test('in a browser that never saw the registry the copy released with the host is used', async ({ page }) => {
  await page.route('**/registry.json', (route) =>
    route.fulfill({ contentType: 'application/json', body: '{"x":1}' }),
  )
  await signIn(page)
  await expect(campaignTable(page)).toBeVisible()
})

test('when the panel’s area is down, the page under it stays and the panel says so', async ({ page }) => {
  await signIn(page)
  await page.goto('/dashboard/campanhas?situacao=publicada')
  await page.getByRole('grid').getByRole('link').first().click()
  await page.getByRole('link', { name: 'Seleção', exact: true }).click()
  const card = page
    .getByRole('region', { name: /^Triagem/ })
    .getByRole('link')
    .first()
  await expect(card).toBeVisible()
  await page.route('**/remotes/mfe-candidates/**', (route) => route.fulfill({ status: 503, body: '' }))
  // A new document: the area has not been loaded in it.
  await page.reload()
  await card.click()
  await expect(page.getByRole('heading', { name: MESSAGE })).toBeVisible({ timeout: 30_000 })
  await expect(card).toBeAttached()
})

test.describe('a release that is broken', () => {
  let product: Product
  let folder: string

  test.beforeAll(async () => {
    folder = copyBuild()
    publishBrokenRelease(folder)
    product = await startProduct({ staticFolder: folder })
  })
  test.afterAll(async () => {
    await product.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  test('gives way to the version before it', async ({ browser }) => {
    const context = await browser.newContext({ baseURL: product.url, locale: 'pt-BR' })
    const page = await context.newPage()
    await signIn(page)
    await expect(campaignTable(page)).toBeVisible({ timeout: 30_000 })
    await context.close()
  })
})

/** A new version of mfe-campaigns whose files are not there; the good one becomes `previous`. */
function publishBrokenRelease(folder: string): void {
  const file = join(folder, 'registry.json')
  const registry = JSON.parse(readFileSync(file, 'utf8'))
  const { current } = registry.remotes['mfe-campaigns']
  const broken = { ...current, version: 'quebrada', base: '/remotes/mfe-campaigns/quebrada/', integrity: {} }
  registry.remotes['mfe-campaigns'] = { current: broken, previous: current }
  for (const name of ['registry.json', 'registry-baked.json']) {
    writeFileSync(join(folder, name), JSON.stringify(registry))
    for (const ending of ['.br', '.gz']) rmSync(join(folder, name + ending), { force: true })
  }
}
