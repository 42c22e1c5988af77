import type { Page, Route } from '@playwright/test'
import { keepSession } from '../support/api'
import { expect, test as base } from '../support/test'
import type { Escritorio } from './pessoas-data'
import { enterPessoa, nomes, openEscritorio, sendPessoa } from './pessoas-data'

/** What each list of people does when its call fails: spec section 8, product 4, 44 and 58, issue 5 line 9. */

/** Failing answers make the browser complain in the console. */
const test = base.extend({
  cleanConsole: async ({}, run) => {
    await run()
  },
})

let casa: Escritorio
test.beforeAll(async ({ product, playwright }) => {
  casa = await openEscritorio(product, 'falhas@seleta.local', 'Pessoa Atendente')
  const request = await playwright.request.newContext({ baseURL: product.url })
  for (let n = 1; n <= 12; n += 1) {
    await enterPessoa(request, casa, { nome: `Pessoa ${'abcdefghijkl'[n - 1]}` })
    await sendPessoa(request, casa, { nome: `Robô ${'abcdefghijkl'[n - 1]}` })
  }
  await request.dispose()
})
test.afterAll(() => casa.api.stop())
test.beforeEach(({ page }) => keepSession(page, casa.api))

const FILTRO = '**/talento/v1/talentos/filtro?**'
const listas = [
  { lista: 'candidatos', erro: 'Erro ao obter candidatos.' },
  { lista: 'candidatos-robo', erro: 'Erro ao obter candidatos.' },
  { lista: 'cesto-de-talentos', erro: 'Erro ao obter talentos.' },
] as const
const addressOf = (lista: string) =>
  lista === 'cesto-de-talentos' ? `/dashboard/${lista}` : `/dashboard/${lista}/${casa.campanhaId}`

const envelope = (status: number) => (route: Route) =>
  route.fulfill({
    status,
    contentType: 'application/json',
    body: JSON.stringify({ erro: { codigo: 'x', mensagem: 'Recusado.', id: 'r1' } }),
  })
const offline = (route: Route) => route.abort('internetdisconnected')
const silence = () => {}

interface ListTimeouts {
  /** Milliseconds that the page gave each call of a list. */
  readonly asked: number[]
  isShort: boolean
}

/** The browser's own clock counts the 60 seconds: while `isShort`, it gives a list's call up after 200 ms instead. */
async function watchTimeouts(page: Page) {
  await page.addInitScript(() => {
    const timeouts: ListTimeouts = { asked: [], isShort: false }
    Object.assign(window, { timeouts })
    const open = Object.getOwnPropertyDescriptor(XMLHttpRequest.prototype, 'open')
    const timeout = Object.getOwnPropertyDescriptor(XMLHttpRequest.prototype, 'timeout')
    const lists = new WeakSet<XMLHttpRequest>()
    XMLHttpRequest.prototype.open = function (this: XMLHttpRequest, ...args: [string, string]) {
      if (args[1].includes('/talentos/filtro?')) lists.add(this)
      open?.value.apply(this, args)
    }
    Object.defineProperty(XMLHttpRequest.prototype, 'timeout', {
      ...timeout,
      set(this: XMLHttpRequest, ms: number) {
        if (lists.has(this)) timeouts.asked.push(ms)
        timeout?.set?.call(this, timeouts.isShort && lists.has(this) ? ms / 300 : ms)
      },
    })
  })
  const inPage = <Answer>(read: (timeouts: ListTimeouts) => Answer) =>
    page.evaluate<Answer>(`(${read.toString()})(window.timeouts)`)
  return {
    asked: () => inPage((timeouts) => [...new Set(timeouts.asked)]),
    shorten: () => inPage((timeouts) => (timeouts.isShort = true)),
    restore: () => inPage((timeouts) => (timeouts.isShort = false)),
  }
}

const DEMORA = 'O servidor demorou mais de 60 segundos para responder. Tente de novo.'
const SEM_CONEXAO = 'Sem conexão. Confira a internet e tente de novo.'

for (const { lista, erro } of listas) {
  test.describe(lista, () => {
    for (const status of [401, 403]) {
      test(`a ${status} ends the session, and after signing in the same list is there`, async ({ page }) => {
        await page.goto(addressOf(lista))
        await expect(nomes(page).first()).toBeVisible()
        await page.route(FILTRO, envelope(status))
        await page.getByRole('button', { name: 'Próxima página' }).click()
        await expect(page.getByRole('button', { name: 'Entrar', exact: true })).toBeVisible()
        await expect(page.getByText(/Sua sessão terminou/)).toBeVisible()
        expect(await page.evaluate(() => localStorage.getItem('authentication'))).toBeNull()
      })
    }

    for (const [fault, damage, text] of [
      ['500', envelope(500), erro],
      ['a connection that is lost', offline, SEM_CONEXAO],
    ] as const) {
      test(`${fault} at first says so in place and trying again shows the people; later it keeps the rows`, async ({
        page,
      }) => {
        await page.route(FILTRO, damage)
        await page.goto(addressOf(lista))
        await expect(page.getByRole('heading', { name: text })).toBeVisible({ timeout: 30_000 })
        await page.unroute(FILTRO)
        await page.getByRole('button', { name: 'Tentar novamente' }).first().click()
        await expect(nomes(page).first()).toBeVisible()

        await test.step('later keeps the rows with the time they are from', async () => {
          const before = await nomes(page).allTextContents()
          await page.route(FILTRO, damage)
          await page.getByRole('button', { name: 'Próxima página' }).click()
          await expect(page.getByRole('alert').filter({ hasText: text })).toContainText(/Dados de \d\d:\d\d/)
          expect(await nomes(page).allTextContents()).toEqual(before)
        })
      })
    }

    test('an answer that does not come in 60 seconds is given up: the rows stay, and trying again goes on', async ({
      page,
    }) => {
      const timeouts = await watchTimeouts(page)
      await page.goto(addressOf(lista))
      await expect(nomes(page).first()).toBeVisible()
      const before = await nomes(page).allTextContents()
      await timeouts.shorten()
      await page.route(FILTRO, silence)
      await page.getByRole('button', { name: 'Próxima página' }).click()
      const alert = page.getByRole('alert').filter({ hasText: DEMORA })
      await expect(alert).toContainText(/Dados de \d\d:\d\d/)
      expect(await nomes(page).allTextContents()).toEqual(before)
      expect(await timeouts.asked()).toEqual([60_000])
      await timeouts.restore()
      await page.unroute(FILTRO)
      await alert.getByRole('button', { name: 'Tentar novamente' }).click()
      await expect(alert).toHaveCount(0)
      await expect(nomes(page).first()).not.toHaveText(before[0] ?? '')
    })
  })
}

test('a list whose first answer does not come says so in place', async ({ page }) => {
  const timeouts = await watchTimeouts(page)
  await page.goto(addressOf('candidatos'))
  await expect(nomes(page).first()).toBeVisible()
  await timeouts.shorten()
  await page.route(FILTRO, silence)
  await page.getByRole('link', { name: /^Candidatos robô\s?\d*$/ }).click()
  await expect(page.getByRole('heading', { name: DEMORA })).toBeVisible({ timeout: 30_000 })
  await timeouts.restore()
  await page.unroute(FILTRO)
  await page.getByRole('button', { name: 'Tentar novamente' }).first().click()
  await expect(nomes(page).first()).toHaveText(/^Robô/)
})

test('a campaign without anybody says what will appear there', async ({ page }) => {
  const empty = await casa.api.call<{ data: { id: number } }>(
    'POST',
    `/campanha/v1/campanhas/${casa.campanhaId}/duplicar`,
  )
  await page.goto(`/dashboard/candidatos-robo/${empty.data.id}`)
  await expect(page.getByText('Ninguém se candidatou por aqui ainda.')).toBeVisible()
})
