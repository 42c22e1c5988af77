import type { Page } from '@playwright/test'
import { fillForm } from '../publico/publico-data'
import { amount } from '../support/amount'
import type { Area, Fault } from '../support/area-faults'
import { areas, breakAreas, faults, go } from '../support/area-faults'
import {
  MESSAGE,
  campanhaOf,
  failureOf,
  hasRun,
  heal,
  hurryTo,
  isMarked,
  markDocument,
  test,
} from '../support/failing-area'
import { openFirstBoard } from '../support/first-board'
import { answerWithNewValues, expectNewValuesShown } from '../support/newer-api'
import { beSignedIn, signIn } from '../support/sign-in'
import { expect } from '../support/test'

/** Each area fails alone: architecture.md 'Loading ladder', design 4.11, security S18 and R10. */

const campaignTable = (page: Page) => page.getByRole('grid', { name: 'Campanhas' })

interface Case {
  readonly area: Area
  readonly name: string
  readonly fault: Fault
}

/**
 * Each fault once, three fatal ones in a page beside an area that works or comes late: the whole is
 * `npm run prove -- areas`.
 */
const rounds: readonly (readonly Case[])[] = roundsOf(
  Object.entries(faults).filter(([, { kind }]) => kind !== null),
  Object.entries(faults).filter(([, { kind }]) => kind === null),
)

type Named = readonly [name: string, fault: Fault]

function roundsOf(fatal: readonly Named[], late: readonly Named[]): readonly (readonly Case[])[] {
  return Array.from({ length: Math.ceil(fatal.length / 3) }, (_, round) =>
    [...fatal.slice(round * 3, round * 3 + 3), ...late.slice(round, round + 1)].flatMap(
      ([name, fault], place) => {
        const area = areas[(round + place) % areas.length]
        return area === undefined ? [] : [{ area, name, fault }]
      },
    ),
  )
}

test.describe('areas whose files', () => {
  // In the proof each is tried alone.
  for (const round of amount(rounds, [])) {
    const what = round.map(({ area, name }) => `${name} (${area.id})`).join(', ')
    test(`fail together, ${what}: the others go on, and each heals without a reload`, async ({
      page,
      faultServer,
    }) => {
      await page.clock.install()
      await beSignedIn(page)
      const campanha = await campanhaOf(page)
      await breakAreas(
        page,
        faultServer,
        round.map(({ area, fault }) => [area, fault]),
      )
      for (const [index, { area, fault }] of round.entries()) {
        if (index === 0) await page.goto(area.path(campanha))
        else await go(page, area.path(campanha))
        await hurryTo(page, fault.kind === null ? area.content(page) : failureOf(page, area, fault.kind))
      }
      const failed = round.filter(({ fault }) => fault.kind !== null).map(({ area }) => area)
      const works = areas.find((area) => !failed.includes(area))
      await go(page, works?.path(campanha) ?? '')
      await works?.isThere(page)
      expect(await hasRun(page)).toBe(false)

      await markDocument(page)
      const [asked, ...others] = failed
      if (asked === undefined) throw new Error('nothing failed')
      await go(page, asked.path(campanha))
      await heal(page, asked)
      // By themselves, after a while.
      for (const area of others) {
        await go(page, area.path(campanha))
        await hurryTo(page, area.content(page))
      }
      expect(await isMarked(page)).toBe(true)
    })
  }
})

test.describe('the public area', () => {
  const publica = { id: 'mfe-public', page: 'inscricao' }
  const shortly = ['throws while it draws', 'was tampered with']
  for (const [index, name] of amount(shortly, Object.keys(faults)).entries()) {
    const fault = faults[name]
    if (fault === undefined) continue
    test(`whose file ${name}: the page stands as it was delivered, with what was typed, and its form is sent`, async ({
      page,
      faultServer,
    }) => {
      const vaga = await campanhaOf(page, '&busca=vendedor')
      await breakAreas(page, faultServer, [[publica, fault]])
      // What is typed before the area comes is there after it has failed.
      let comeNow = () => {}
      const typed = new Promise<void>((resolve) => (comeNow = resolve))
      await page.route('**/remotes/mfe-public/**/*.js*', async (route) => {
        await typed
        await route.fallback()
      })
      const failed =
        fault.kind === null
          ? undefined
          : page.waitForEvent('console', {
              predicate: (message) => message.text().startsWith('[seleta] mfe-public/inscricao: mfe-public/'),
              timeout: 40_000,
            })
      await page.goto(`/campanha/${vaga}/inscricao`, { waitUntil: 'commit' })
      const nome = page.getByRole('textbox', { name: 'Nome completo' })
      await nome.fill('Pessoa Que Espera')
      comeNow()
      await failed
      await expect(nome).toHaveValue('Pessoa Que Espera')
      await fillForm(page, 'Pessoa Que Espera', `espera-${index}@example.com`)
      expect(await hasRun(page)).toBe(false)
      // The next page asks for the area too, and the test ends before it has its answer.
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await page.getByRole('button', { name: 'Enviar inscrição' }).click()
      await expect(page.getByRole('heading', { name: 'Inscrição enviada' })).toBeVisible()
    })
  }
})

test('a file of the host that never answers: the page says so within 15 s, and opens when it is asked for again', async ({
  page,
  faultServer,
}) => {
  await page.clock.install()
  await beSignedIn(page)
  const silent = /\/assets\/grid-libs\.\w+\.js|\/assets\/grid\.\w+\.js/
  await page.route(silent, (route) =>
    route.continue({ url: faultServer.addressOf('silent', route.request().url()) }),
  )
  await page.goto('/dashboard/cesto-de-talentos', { waitUntil: 'commit' })
  const cesta = areas.find(({ id }) => id === 'mfe-candidates')
  if (cesta === undefined) throw new Error('no basket')
  // Whichever of the two clocks ends first: that of the host's file, or of the area's ladder.
  await hurryTo(page, failureOf(page, cesta, '(?:shared|timeout)'))
  await markDocument(page)
  await heal(page, cesta)
  expect(await isMarked(page)).toBe(true)
})

test('while a version of an area is tried, a file of the host that never answers does not hold the area', async ({
  page,
}) => {
  await page.clock.install()
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
  await hurryTo(page, campaignTable(page))
})

test('without the registry the page runs from the last good copy, and says so quietly', async ({ page }) => {
  await beSignedIn(page)
  await page.goto('/dashboard/campanhas')
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
  await page.clock.install()
  await beSignedIn(page)
  const card = await openFirstBoard(page)
  await expect(card).toBeVisible()
  await page.route('**/remotes/mfe-candidates/**', (route) => route.fulfill({ status: 503, body: '' }))
  // A new document: the area has not been loaded in it.
  await page.reload()
  await card.click()
  await hurryTo(page, page.getByRole('heading', { name: MESSAGE }))
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
