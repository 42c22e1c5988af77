import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { go } from '../support/area-faults'
import type { AreaOrigin } from '../support/area-origin'
import { serveArea } from '../support/area-origin'
import { addVersion, changeEntry, entryOf, releaseVersion } from '../support/new-version'
import type { Product } from '../support/product'
import { copyBuild, startProduct } from '../support/product'
import { beSignedIn, signIn } from '../support/sign-in'
import { expect, test as base } from '../support/test'

/** A release of an area reaches browsers: decisions 122, 132, 133 and 134. */

/** Faults make the browser and our reporting complain in the console; the policy must hold all the same. */
const test = base.extend({
  cleanConsole: async ({}, run) => {
    await run()
  },
})

const repository = join(import.meta.dirname, '../../..')
const campaignTable = (page: Page) => page.getByRole('grid', { name: 'Campanhas' })

test.describe('a release', () => {
  let product: Product
  let folder: string
  let origin: AreaOrigin

  test.beforeAll(async () => {
    folder = copyBuild()
    publishBrokenRelease(folder)
    origin = await serveArea(folder, 'mfe-kanban', '10ca10ca10ca')
    product = await startProduct({ staticFolder: folder, env: { AREA_ORIGINS: origin.origin } })
  })
  test.afterAll(async () => {
    await origin.close()
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
  async function openCesta(browser: Browser): Promise<Page> {
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
    const page = await openCesta(browser)
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
    const page = await openCesta(browser)
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
    const page = await openCesta(browser)
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
    // An area that is only on its way would take the other version, and offer nothing.
    await expect(page.getByRole('region', { name: /^Triagem/ })).toBeVisible()
    await expect(offer(page)).toBeHidden()

    changeEntry(folder, 'mfe-kanban', (entry) => ({ ...entry, share: undefined }))
    await page.clock.fastForward('00:31')
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(offer(page)).toBeVisible()
    await page.context().close()
  })

  test('of another origin runs in the real host for one tab, which says so until it is cleared, and the server’s stands in for it', async ({
    browser,
  }) => {
    const context = await browser.newContext({ baseURL: product.url, locale: 'pt-BR' })
    const page = await context.newPage()
    await beSignedIn(page)
    const strip = page.getByRole('status').filter({ hasText: 'mfe-kanban' })
    const isBoard = () => expect(page.getByRole('region', { name: /^Triagem/ })).toBeVisible()
    const isFromOrigin = () => page.evaluate(() => Object.keys(window).includes('mfe_kanban_10ca10ca10ca'))
    await page.goto(`/dashboard/campanhas?area=mfe-kanban@${origin.origin}`)
    await expect(strip).toHaveText(`mfe-kanban de ${origin.origin}`)
    // Whoever is sent the address gets the area of the server.
    expect(page.url()).toBe(`${product.url}/dashboard/campanhas`)
    const link = page.locator('a[href^="/dashboard/candidatos/"]').first()
    const board = `/dashboard/selecao/${(await link.getAttribute('href'))?.split('/').at(-1)}`
    await go(page, board)
    await isBoard()
    expect(await isFromOrigin()).toBe(true)
    await page.goto(board)
    await isBoard()
    expect(await isFromOrigin()).toBe(true)
    await expect(strip).toHaveText(`mfe-kanban de ${origin.origin}`)

    const other = await context.newPage()
    await beSignedIn(other)
    await other.goto(board)
    await expect(other.getByRole('region', { name: /^Triagem/ })).toBeVisible()
    expect(await other.evaluate(() => 'mfe_kanban_10ca10ca10ca' in window)).toBe(false)

    await origin.close()
    await page.reload()
    await isBoard()
    await expect(strip).toHaveText(
      `${origin.origin} não respondeu com mfe-kanban: vale a versão do servidor.`,
    )
    await page.getByRole('button', { name: 'Limpar' }).click()
    await isBoard()
    await expect(strip).toBeHidden()

    await page.goto(`${board}?area=mfe-kanban@http://localhost:1`)
    await isBoard()
    await expect(page.getByText('Este servidor não aceita áreas de http://localhost:1.')).toBeVisible()
    await context.close()
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
