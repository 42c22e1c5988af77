import type { Page } from '@playwright/test'
import { fillForm } from '../publico/publico-data'
import { amount } from '../support/amount'
import { areas, breakArea, faults, go } from '../support/area-faults'
import { openFirstBoard } from '../support/first-board'
import { answerWithNewValues, expectNewValuesShown } from '../support/newer-api'
import { beSignedIn, signIn } from '../support/sign-in'
import { expect, test as base } from '../support/test'

/** Each area fails alone: architecture.md 'Loading ladder', design 4.11, security S18 and R10. */

/** Faults make the browser and our reporting complain in the console; the policy must hold all the same. */
const test = base.extend({
  cleanConsole: async ({}, run) => {
    await run()
  },
})

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

/** The message stands, and nothing tries again by itself until the page's time goes on. */
async function holdFailure(page: Page): Promise<void> {
  await expect(async () => {
    await page.clock.resume()
    await expect(failure(page)).toBeVisible()
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 300))
    expect(await failure(page).isVisible()).toBe(true)
  }).toPass({ timeout: 60_000 })
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
      await page.clock.install()
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

      await go(page, area.path(campanha))
      await holdFailure(page)
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await page.getByRole('button', { name: 'Tentar novamente' }).click()
      await page.clock.resume()
      await area.isThere(page)
      expect(await page.evaluate(() => 'sinceLoad' in window)).toBe(true)
    })
  }
})

test.describe('the public area', () => {
  const publica = { id: 'mfe-public', page: 'inscricao', path: () => '', isThere: async () => undefined }
  const shortly = ['throws while it draws', 'was tampered with']
  for (const [index, fault] of amount(shortly, Object.keys(faults)).entries()) {
    const wrong = faults[fault]
    if (wrong === undefined) continue
    test(`whose file ${fault}: the page stands as it was delivered, with what was typed, and its form is sent`, async ({
      page,
    }) => {
      const vagas = await page.request.get(
        '/campanha/v1/publico/vagas?size=1&empresa=aroeira-talentos&busca=vendedor',
      )
      const [vaga] = ((await vagas.json()) as { data: { id: number }[] }).data
      await breakArea(page, publica, wrong)
      // What is typed before the area comes is there after it has failed.
      let comeNow = () => {}
      const typed = new Promise<void>((resolve) => (comeNow = resolve))
      await page.route('**/remotes/mfe-public/**/*.js*', async (route) => {
        await typed
        await route.fallback()
      })
      const failed = wrong.isFatal
        ? page.waitForEvent('console', {
            predicate: (message) => message.text().startsWith('[seleta] mfe-public/inscricao: mfe-public/'),
            timeout: 40_000,
          })
        : undefined
      await page.goto(`/campanha/${vaga?.id}/inscricao`, { waitUntil: 'commit' })
      const nome = page.getByRole('textbox', { name: 'Nome completo' })
      await nome.fill('Pessoa Que Espera')
      comeNow()
      await failed
      await expect(nome).toHaveValue('Pessoa Que Espera')
      await fillForm(page, 'Pessoa Que Espera', `espera-${index}@example.com`)
      expect(await page.evaluate(() => 'foiExecutado' in window)).toBe(false)
      // The next page asks for the area too, and the test ends before it has its answer.
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await page.getByRole('button', { name: 'Enviar inscrição' }).click()
      await expect(page.getByRole('heading', { name: 'Inscrição enviada' })).toBeVisible()
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

test('while a version of an area is tried, a file of the host that never answers does not hold the area', async ({
  page,
}) => {
  await beSignedIn(page)
  const answer = await page.request.get('/registry.json')
  const registry = (await answer.json()) as { remotes: Record<string, { current: object; share?: object }> }
  const campaigns = registry.remotes['mfe-campaigns']
  if (campaigns === undefined) throw new Error('no mfe-campaigns in the registry')
  campaigns.share = { release: campaigns.current, percent: 0, empresas: [] }
  // One that the host that wrote the registry has not asked about.
  campaigns.current = { ...campaigns.current, for: 'outro' }
  await page.route('**/registry.json', (route) => route.fulfill({ json: registry }))
  await page.route(/\/assets\/seldom\.\w+\.js/, () => new Promise(() => undefined))
  // The page is never loaded whole.
  await page.goto('/dashboard/campanhas', { waitUntil: 'commit' })
  await expect(campaignTable(page)).toBeVisible({ timeout: 15_000 })
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
  const card = await openFirstBoard(page)
  await expect(card).toBeVisible()
  await page.route('**/remotes/mfe-candidates/**', (route) => route.fulfill({ status: 503, body: '' }))
  // A new document: the area has not been loaded in it.
  await page.reload()
  await card.click()
  await expect(page.getByRole('heading', { name: MESSAGE })).toBeVisible({ timeout: 30_000 })
  await expect(card).toBeAttached()
})

test('a newer server says values that no page has heard of: they are shown as they came, and no page breaks', async ({
  page,
}) => {
  const broken: string[] = []
  page.on('pageerror', ({ message }) => broken.push(message))
  page.on('console', (message) => {
    if (message.type() === 'error' && message.text().startsWith('[seleta]')) broken.push(message.text())
  })
  await beSignedIn(page)
  await answerWithNewValues(page)
  await expectNewValuesShown(page)
  // Answers that nobody waits for any more may still be on their way.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  expect(broken).toEqual([])
})
