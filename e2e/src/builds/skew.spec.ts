import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { KB, RETURN_TO_HOST_KB } from '../../../bench/src/first-load/budgets'
import { measureReturn } from '../../../bench/src/first-load/measure-first-load'
import { go } from '../support/area-faults'
import type { Installation } from '../support/installation'
import { startInstallation, withInstallation } from '../support/installation'
import { expectNewValuesShown } from '../support/newer-api'
import type { Entry, Release } from '../support/new-version'
import { changeEntry, compress } from '../support/new-version'
import { repository } from '../support/product'
import { expect, test as base } from '../support/test'

/** Builds of different days meet in a browser: scripts/skew, decision 139. `npm run prove -- skew` has built them. */

const AREA = 'mfe-kanban'
const MESSAGE = 'Esta área está indisponível no momento.'
const skewFolder = join(repository, '.cache/skew')

/** An area that does not fit is told in the console; the policy must hold all the same. */
const test = base.extend({
  cleanConsole: async ({}, run) => {
    await run()
  },
})

interface Tools {
  readonly outcomes: Readonly<Record<string, Readonly<Record<string, 'runs' | 'contract' | 'shared'>>>>
  readonly releaseArea: (what: { source: string; folder: string }) => Promise<string>
  readonly toRelease: (built: object, host: object | null) => Release
}

/** The gate of releases and the table, as the commands use them. */
const importTools = async (): Promise<Tools> =>
  Object.assign(
    {},
    ...(await Promise.all(
      ['skew/variants', 'releases/release-area', 'releases/registry-entry'].map(
        (name) => import(join(repository, `scripts/${name}.mjs`)),
      ),
    )),
  )
const tools = await importTools()

const hostFolder = (variant: string) => join(skewFolder, variant, 'host')
const areaFolder = (variant: string) =>
  variant === 'today' ? join(repository, AREA, 'dist') : join(skewFolder, variant, AREA)
const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'))
const builtOf = (variant: string) => readJson(join(areaFolder(variant), 'release.json'))

/** The product's front end with that host in place of today's; what was released before stays as it is. */
function replaceHost(folder: string, variant: string): void {
  if (variant === 'today') return
  for (const file of ['index.html', 'dashboard.html', 'host.json', 'assets']) {
    for (const ending of ['', '.br', '.gz'])
      if (file !== 'assets') rmSync(join(folder, file + ending), { force: true })
    cpSync(join(hostFolder(variant), file), join(folder, file), { recursive: true })
  }
}

/** The area's build of that day in the store, and what a registry that was written for its own host says of it. */
function addArea(folder: string, variant: string): Release {
  const built = builtOf(variant)
  cpSync(areaFolder(variant), join(folder, 'remotes', AREA, built.version), { recursive: true })
  const own = variant === 'today' ? join(repository, 'host/dist') : hostFolder(variant)
  return tools.toRelease(built, existsSync(own) ? readJson(join(own, 'host.json')) : null)
}

const board = (page: Page) => page.getByRole('region', { name: /^Triagem/ })
const failure = (page: Page) => page.getByRole('heading', { name: MESSAGE })
const containersIn = (page: Page) =>
  page.evaluate(() => Object.keys(window).filter((name) => name.startsWith('mfe_kanban_')))
const containerOf = (variant: string) => `mfe_kanban_${builtOf(variant).version}`

async function openBoard(browser: Browser, installation: Installation): Promise<Page> {
  const page = await installation.openPage(browser)
  await page.goto('/dashboard/selecao/1')
  return page
}

for (const [host, row] of Object.entries(tools.outcomes)) {
  test.describe(`in the host of ${host}`, () => {
    let installation: Installation
    let folder: string
    test.beforeAll(async () => {
      installation = await startInstallation({ prepare: (place) => replaceHost(place, host) })
      folder = installation.folder
    })
    test.afterAll(() => installation.stop())
    const register = (current: Release, previous: Release | null) =>
      changeEntry(folder, AREA, (entry: Entry) => ({ ...entry, current, previous, share: undefined }))

    for (const [area, outcome] of Object.entries(row)) {
      if (outcome === 'runs')
        test(`the area of ${area} is released and runs`, async ({ browser }) => {
          // Whatever was in use: the gate takes it.
          register(addArea(folder, area), null)
          const said = await tools.releaseArea({ source: areaFolder(area), folder })
          expect(said).toContain(builtOf(area).version)
          const page = await openBoard(browser, installation)
          await expect(board(page)).toBeVisible()
          expect(await containersIn(page)).toEqual([containerOf(area)])
          await page.context().close()
        })
      else
        test(`the area of ${area} is refused (${outcome}); where it stands nevertheless it gives way, or says so and heals`, async ({
          browser,
        }) => {
          const fitting = Object.entries(row).find(([, end]) => end === 'runs')?.[0] ?? ''
          const [skewed, own] = [addArea(folder, area), addArea(folder, fitting)]
          register(own, null)
          await expect(tools.releaseArea({ source: areaFolder(area), folder })).rejects.toThrow(
            /^mfe-kanban \w+ (?:pede|usa) .+; este host tem o|^mfe-kanban \w+ usa .+ este host não tem\.$/,
          )

          register(skewed, own)
          const page = await openBoard(browser, installation)
          await expect(board(page)).toBeVisible()
          expect(await containersIn(page)).toEqual([containerOf(fitting)])

          register(skewed, null)
          await page.reload()
          await expect(failure(page)).toBeVisible()
          await expect(
            page.getByText(`${builtOf(area).id}/${builtOf(area).version}/${outcome}`),
          ).toBeVisible()
          expect(await containersIn(page)).toEqual([])
          // The frame goes on, and the team's next release heals the page that stands open.
          await go(page, '/dashboard/configuracoes')
          await expect(page.getByRole('heading', { name: 'Configurações', level: 1 })).toBeVisible()
          await go(page, '/dashboard/selecao/1')
          await expect(failure(page)).toBeVisible()
          await page.evaluate(() => Object.assign(window, { sinceLoad: true }))
          register(own, null)
          await page.getByRole('button', { name: 'Tentar novamente' }).click()
          await expect(board(page)).toBeVisible()
          expect(await page.evaluate(() => 'sinceLoad' in window)).toBe(true)
          await page.context().close()
        })
    }

    if (row['today'] === 'runs')
      test('the other areas of today run', async ({ browser }) => {
        const page = await openBoard(browser, installation)
        await page.goto('/dashboard/campanhas')
        await expect(page.getByRole('grid', { name: 'Campanhas' })).toBeVisible()
        await go(page, '/dashboard/cesto-de-talentos')
        await expect(page.getByRole('main').getByRole('grid').first()).toBeVisible()
        await go(page, '/dashboard/nova-campanha/detalhes')
        await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible()
        await page.context().close()
      })
  })
}

test('a release that does not fit is not opened either where the host tells late what it has', async ({
  browser,
}) => {
  await withInstallation({}, async ({ folder, openPage }) => {
    const [skewed, own] = [addArea(folder, 'name-more'), addArea(folder, 'today')]
    changeEntry(folder, AREA, (entry: Entry) => ({
      ...entry,
      current: skewed,
      previous: own,
      share: undefined,
    }))
    const page = await openPage(browser)
    let isLate = false
    await page.route('**/assets/host-*.json', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 4000))
      isLate = true
      await route.continue()
    })
    await page.goto('/dashboard/selecao/1')
    await expect(board(page)).toBeVisible()
    expect(isLate).toBe(true)
    expect(await containersIn(page)).toEqual([containerOf('today')])
    await page.context().close()
  })
})

test('a tab of yesterday goes on with the area of yesterday when host and area are released, and is offered both', async ({
  browser,
}) => {
  await withInstallation({}, async (installation) => {
    const { folder } = installation
    const page = await installation.openPage(browser, { isClockOwn: true })
    await page.goto('/dashboard/campanhas')
    await expect(page.getByRole('grid', { name: 'Campanhas' })).toBeVisible()

    replaceHost(folder, 'contract-minor')
    await tools.releaseArea({ source: areaFolder('contract-minor'), folder })
    await page.clock.fastForward('05:01')
    await expect(page.getByRole('status').getByText('Nova versão disponível')).toBeVisible()
    await go(page, '/dashboard/selecao/1')
    await expect(board(page)).toBeVisible()
    expect(await containersIn(page)).toEqual([containerOf('today')])

    await page.getByRole('status').getByRole('button', { name: 'Atualizar' }).click()
    await expect(page.getByText('NewPiece')).toBeVisible()
    await expect(board(page)).toBeVisible()
    expect(await containersIn(page)).toEqual([containerOf('contract-minor')])
    await page.context().close()
  })
})

test('a host with one line more in shared/ui costs whoever returns 40 kB at most (decision 125)', async ({
  browser,
}) => {
  await withInstallation({}, async (installation) => {
    const page = await installation.openPage(browser)
    const isThere = () => expect(page.getByRole('grid', { name: 'Campanhas' })).toBeVisible()
    await page.goto('/dashboard/campanhas')
    await isThere()
    replaceHost(installation.folder, 'ui-line')
    await compress(installation.folder)
    const said = page.waitForEvent('console', (message) => message.text() === 'uma linha a mais')
    const bytes = await measureReturn(page, '/dashboard/campanhas')
    await said
    await isThere()
    console.log(`  ${bytes} bytes`)
    expect(bytes).toBeLessThanOrEqual(RETURN_TO_HOST_KB * KB)
    await page.context().close()
  })
})

test('an api of tomorrow answers the pages of today with values that they have never heard of', async ({
  browser,
}) => {
  await withInstallation({ apiFolder: join(skewFolder, 'api-newer/api') }, async (installation) => {
    const page = await installation.openPage(browser)
    await expectNewValuesShown(page)
    await page.context().close()
  })
})
