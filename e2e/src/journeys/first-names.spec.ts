import type { Page } from '@playwright/test'
import { openApi } from '../support/api'
import { hold } from '../support/hold'
import { beSignedIn } from '../support/sign-in'
import { expect, test } from '../support/test'

/**
 * Names before their rows (decision 215): the page itself shows whom its first rows are about as soon as their call is
 * answered, where these rows will stand.
 */
const SCRIPTS = '**/assets/*.js'
/** px that a name may move when its row comes. */
const NEAR = 8

const campanhas = () => '/dashboard/campanhas'
const candidatos = (id: number) => `/dashboard/candidatos/${id}`
const cesta = () => '/dashboard/cesto-de-talentos'
/** By the width of the window, px: from 1,536 on the filters stand beside the rows. */
const pages: readonly [string, (id: number) => string, number][] = [
  ['the list of campaigns', campanhas, 1440],
  ['a board', (id) => `/dashboard/selecao/${id}`, 1440],
  ['the candidates of a campaign', candidatos, 1440],
  ['the candidates of a campaign beside their filters', candidatos, 1920],
  ['the basket', cesta, 1440],
  ['the basket beside its filters', cesta, 1920],
]

let id: number
test.beforeAll(async ({ product }) => {
  const api = await openApi(product)
  const { data } = await api.call<{ data: readonly { id: number }[] }>(
    'POST',
    '/campanha/v1/campanhas/filtro?page=0&size=1',
    { filtros: [{ path: 'campanha.situacao', value: 'PUBLICADA' }], orders: [] },
  )
  id = data[0]?.id ?? 0
  await api.stop()
})

for (const [what, addressOf, width] of pages)
  test(`${what}: names stand in the page before any file has come, and their rows take their places without a frame between`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await beSignedIn(page)
    await page.addInitScript(watchNames)
    await page.route(SCRIPTS, () => {})
    await page.goto(addressOf(id), { waitUntil: 'commit' })
    const first = page.locator('.moldura-nome').first()
    await expect(first).not.toBeEmpty()
    const name = await first.innerText()
    const before = await placeOf(page, '.moldura-nome')
    // A picture: nobody has it read to them, and nothing in it can be pressed before it does something.
    await expect(page.locator('[aria-hidden="true"] .moldura-nome').first()).toBeAttached()
    await expect(page.locator('.moldura a, .moldura button')).toHaveCount(0)

    await page.unroute(SCRIPTS)
    await page.reload()
    const row = page.getByRole('main').getByRole('link', { name, exact: true }).first()
    await expect(row).toBeVisible()
    await expect(page.locator('.moldura-nome')).toHaveCount(0)
    // Rows may still give their place to the grid.
    await expect(async () => {
      const after = await row.evaluate(placeOfWords)
      expect(Math.abs(after.left - before.left), `${before.left} → ${after.left}`).toBeLessThanOrEqual(NEAR)
      expect(Math.abs(after.top - before.top), `${before.top} → ${after.top}`).toBeLessThanOrEqual(NEAR)
    }).toPass({ timeout: 10_000 })
    expect(await page.evaluate(() => window.framesWithoutNames)).toBe(0)
  })

test('names stay while the bars are there and the page’s own code is still on its way', async ({ page }) => {
  await beSignedIn(page)
  const release = await hold(page, '**/remotes/mfe-campaigns/**/*.js')
  await page.goto('/dashboard/campanhas')
  await expect(page.getByRole('navigation', { name: 'Principal' })).toBeVisible()
  const name = await page.locator('main .moldura-nome').first().innerText()
  release()
  await expect(page.getByRole('main').getByRole('link', { name, exact: true }).first()).toBeVisible()
  await expect(page.locator('.moldura-nome')).toHaveCount(0)
})

test('a picture shows no names when the answer is a refusal, and the page says what is wrong', async ({
  page,
}) => {
  await beSignedIn(page)
  await page.route('**/campanhas/filtro*', (route) =>
    route.fulfill({ status: 503, json: { errors: ['agora não'] } }),
  )
  await page.goto('/dashboard/campanhas')
  await expect(page.getByRole('button', { name: 'Tentar novamente' })).toBeVisible()
  await expect(page.locator('.moldura-nome')).toHaveCount(0)
})

declare global {
  interface Window {
    framesWithoutNames: number
  }
}

/** Runs in the page before its own scripts: counts frames without the first name once it was there. */
function watchNames(): void {
  window.framesWithoutNames = 0
  let name = ''
  const look = () => {
    name ||= document.querySelector('.moldura-nome')?.textContent ?? ''
    const ofIt = [...document.querySelectorAll('.moldura-nome, main a')]
    if (name !== '' && !ofIt.some(({ textContent }) => textContent === name)) window.framesWithoutNames += 1
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

const placeOf = (page: Page, selector: string) => page.locator(selector).first().evaluate(placeOfWords)

/** Where the words of an element begin, px. */
function placeOfWords(element: Element): { readonly left: number; readonly top: number } {
  const range = document.createRange()
  range.selectNodeContents(element)
  const { left, top } = range.getClientRects()[0] ?? element.getBoundingClientRect()
  return { left: Math.round(left), top: Math.round(top) }
}
