import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import type { Product } from '../support/product'
import { copyBuild, startProduct } from '../support/product'
import { amount } from '../support/amount'
import { areas, breakArea, faults, go } from '../support/area-faults'
import { addVersion, changeEntry, entryOf, releaseVersion } from '../support/new-version'
import { beSignedIn, signIn } from '../support/sign-in'
import { expect, test as base } from '../support/test'

/** Each area fails alone: architecture.md 'Loading ladder', design 4.11, security S18 and R10. */

/** Faults make the browser and our reporting complain in the console; the policy must hold all the same. */
const test = base.extend({
  cleanConsole: async ({}, run) => {
    await run()
  },
})

const repository = join(import.meta.dirname, '../../..')
const MESSAGE = 'Esta área está indisponível no momento.'
const failure = (page: Page) => page.getByRole('heading', { name: MESSAGE })
const campaignTable = (page: Page) => page.getByRole('grid', { name: 'Campanhas' })

/** Any campaign of the demo company. */
async function campanhaOf(page: Page): Promise<string> {
  const answer = await page.request.get('/registry.json')
  expect(answer.ok()).toBe(true)
  await page.goto('/dashboard/campanhas')
  const link = page.locator('a[href^="/dashboard/candidatos/"]').first()
  const href = await link.getAttribute('href')
  return href?.split('/').at(-1) ?? ''
}

const every = areas.flatMap((area) =>
  Object.keys(faults).flatMap((fault) =>
    (['first', 'second'] as const).map((order) => ({ area, fault, order })),
  ),
)
// Each fault once and each area, in turn; the whole is `npm run prove -- areas`.
const diagonal = Object.keys(faults).map((fault, index) => ({
  fault,
  area: areas[index % areas.length] ?? areas[0],
  order: index % 2 === 0 ? ('first' as const) : ('second' as const),
}))

test.describe('an area', () => {
  for (const { area, fault, order } of amount(diagonal, every)) {
    if (area === undefined) continue
    const wrong = faults[fault]
    if (wrong === undefined) continue
    test(`${area.id}, opened ${order}, whose file ${fault}: the others go on, and it heals without a reload`, async ({
      page,
    }) => {
      await beSignedIn(page)
      const campanha = await campanhaOf(page)
      const [other, another] = areas.filter(({ id }) => id !== area.id)
      if (other === undefined || another === undefined) throw new Error('too few areas')
      await breakArea(page, area, wrong)
      if (order === 'first') await page.goto(area.path(campanha))
      else {
        await page.goto(other.path(campanha))
        await other.isThere(page)
        await go(page, area.path(campanha))
      }
      const begun = Date.now()
      if (!wrong.isFatal) return area.isThere(page)
      // Nobody waits longer than 15 s for the message; the rest is for a busy machine.
      await expect(failure(page)).toBeVisible({ timeout: 25_000 })
      if (process.env['PROVE'] === 'on') expect(Date.now() - begun).toBeLessThan(17_000)
      expect(await page.evaluate(() => 'foiExecutado' in window)).toBe(false)

      await page.evaluate(() => Object.assign(window, { sinceLoad: true }))
      const left = Date.now()
      await go(page, another.path(campanha))
      await another.isThere(page)
      if (process.env['PROVE'] === 'on') expect(Date.now() - left).toBeLessThan(3000)

      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await go(page, area.path(campanha))
      await page
        .getByRole('button', { name: 'Tentar novamente' })
        .click({ timeout: 5000 })
        // It tries again by itself too, and may have healed in this moment.
        .catch(() => undefined)
      await area.isThere(page)
      expect(await page.evaluate(() => 'sinceLoad' in window)).toBe(true)
    })
  }
})

test('a page chunk that was changed does not run, and its area says so', async ({ page }) => {
  await signIn(page)
  // Under a new address too, which the second try asks for.
  await page.route(/\/remotes\/mfe-campaigns\/.*\.js/, async (route) => {
    if (route.request().url().includes('remoteEntry.js')) return route.continue()
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

test.describe('a release', () => {
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

  test('that is broken gives way to the version before it', async ({ browser }) => {
    const context = await browser.newContext({ baseURL: product.url, locale: 'pt-BR' })
    const page = await context.newPage()
    await signIn(page)
    await expect(campaignTable(page)).toBeVisible({ timeout: 30_000 })
    await context.close()
  })

  test('that is broken is named by npm run releases, with how often and how it failed, though nobody saw it fail', async ({
    browser,
  }) => {
    const context = await browser.newContext({ baseURL: product.url, locale: 'pt-BR' })
    const page = await context.newPage()
    await signIn(page)
    await expect(campaignTable(page)).toBeVisible({ timeout: 30_000 })
    const releases = () =>
      execFileSync(process.execPath, [join(repository, 'scripts/releases.mjs'), '--to', folder], {
        encoding: 'utf8',
        env: { ...process.env, DATA_DIR: join(product.dataFolder, 'data') },
      })
    await expect
      .poll(releases, { timeout: 30_000 })
      .toMatch(/7 dias: badbadbadbad \d+ \(integrity \d+\), a última/)
    expect(releases()).toMatch(/^mfe-wizard .*\n  falhas em navegadores, 7 dias: nenhuma/m)
    await context.close()
  })

  const OFFER = 'Nova versão disponível'
  const offer = (page: Page) => page.getByRole('status').getByText(OFFER)
  const loads = (page: Page, id: string, version: string) =>
    page.waitForRequest((request) => request.url().includes(`/remotes/${id}/${version}/`))
  /** A page whose clock the test turns, on the basket. */
  async function openBasket(browser: Browser): Promise<Page> {
    const context = await browser.newContext({ baseURL: product.url, locale: 'pt-BR' })
    const page = await context.newPage()
    await page.clock.install()
    await beSignedIn(page)
    await page.goto('/dashboard/cesto-de-talentos')
    await expect(page.getByRole('main').getByRole('grid').first()).toBeVisible()
    return page
  }

  test('is offered after five minutes to who has its area open, never in the middle of a field, and taken at once by who has not', async ({
    browser,
  }) => {
    const page = await openBasket(browser)
    const candidates = releaseVersion(folder, 'mfe-candidates', 'c0ffee000001')
    const wizard = releaseVersion(folder, 'mfe-wizard', 'c0ffee000002')
    await page.clock.fastForward('05:01')
    await expect(offer(page)).toBeVisible()

    // The wizard was not open: it comes in its new version, and nobody is asked.
    const coming = loads(page, 'mfe-wizard', wizard)
    await go(page, '/dashboard/nova-campanha/detalhes')
    await coming
    const name = page.getByRole('main').getByRole('textbox').first()
    await expect(offer(page)).toBeVisible()
    await name.fill('Auxiliar de cozinha')
    await expect(offer(page)).toBeHidden()
    // Written, and not left behind yet.
    await name.blur()
    await page.keyboard.press('Escape')
    await expect(name).toHaveValue('Auxiliar de cozinha')
    await expect(offer(page)).toBeHidden()

    await go(page, '/dashboard/cesto-de-talentos')
    await expect(offer(page)).toBeVisible()
    const renewed = loads(page, 'mfe-candidates', candidates)
    await offer(page).getByRole('button', { name: 'Atualizar' }).click()
    await renewed
    await expect(page.getByRole('main').getByRole('grid').first()).toBeVisible()
    await expect(offer(page)).toBeHidden()
    await page.context().close()
  })

  test('whose files have gone is offered in its place, and comes without a reload', async ({ browser }) => {
    const page = await openBasket(browser)
    await page.evaluate(() => Object.assign(window, { sinceLoad: true }))
    const { version: old } = entryOf(folder, 'mfe-candidates').current
    releaseVersion(folder, 'mfe-candidates', 'c0ffee000003')
    rmSync(join(folder, 'remotes/mfe-candidates', old), { recursive: true })
    await page.getByRole('button', { name: 'Adicionar pessoas' }).click()
    await page.getByRole('menuitem', { name: 'Cadastrar uma pessoa' }).click()
    await expect(page.getByRole('heading', { name: OFFER })).toBeVisible()
    await page.getByRole('alert').getByRole('button', { name: 'Atualizar' }).click()
    await page.getByRole('button', { name: 'Adicionar pessoas' }).click()
    await page.getByRole('menuitem', { name: 'Cadastrar uma pessoa' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await page.evaluate(() => 'sinceLoad' in window)).toBe(true)
    await page.context().close()
  })

  test('that a company tries runs for its people alone, and a tab that comes back hears that it was withdrawn', async ({
    browser,
  }) => {
    const page = await openBasket(browser)
    const release = addVersion(folder, 'mfe-kanban', 'c0ffee000004')
    const empresa = await page.evaluate(() => Number(localStorage.getItem('seleta.privado.empresa')))
    expect(empresa).toBeGreaterThan(0)
    const tryBy = (empresas: number[]) =>
      changeEntry(folder, 'mfe-kanban', (entry) => ({ ...entry, share: { release, percent: 0, empresas } }))

    tryBy([empresa + 1000])
    const others = loads(page, 'mfe-kanban', entryOf(folder, 'mfe-kanban').current.version)
    await page.goto('/dashboard/selecao/1')
    await others
    tryBy([empresa])
    const tried = loads(page, 'mfe-kanban', release.version)
    await page.reload()
    await tried
    await expect(offer(page)).toBeHidden()

    changeEntry(folder, 'mfe-kanban', (entry) => ({ ...entry, share: undefined }))
    await page.clock.fastForward('00:31')
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(offer(page)).toBeVisible()
    await page.context().close()
  })
})

const BROKEN = 'badbadbadbad'

/** A new version of mfe-campaigns whose files are not there; the good one becomes `previous`. */
function publishBrokenRelease(folder: string): void {
  const file = join(folder, 'registry.json')
  const registry = JSON.parse(readFileSync(file, 'utf8'))
  const { current } = registry.remotes['mfe-campaigns']
  const broken = {
    ...current,
    version: BROKEN,
    container: `mfe_campaigns_${BROKEN}`,
    base: `/remotes/mfe-campaigns/${BROKEN}/`,
    integrity: {},
  }
  registry.remotes['mfe-campaigns'] = {
    ...registry.remotes['mfe-campaigns'],
    current: broken,
    previous: current,
  }
  for (const name of ['registry.json', 'registry-baked.json']) {
    writeFileSync(join(folder, name), JSON.stringify(registry))
    for (const ending of ['.br', '.gz']) rmSync(join(folder, name + ending), { force: true })
  }
}
