import type { Route } from '@playwright/test'
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
      ['a connection that is lost', offline, 'Sem conexão. Confira a internet e tente de novo.'],
    ] as const) {
      test(`${fault} at first says so in place, and trying again shows the people`, async ({ page }) => {
        await page.route(FILTRO, damage)
        await page.goto(addressOf(lista))
        await expect(page.getByRole('heading', { name: text })).toBeVisible({ timeout: 30_000 })
        await page.unroute(FILTRO)
        await page.getByRole('button', { name: 'Tentar novamente' }).first().click()
        await expect(nomes(page).first()).toBeVisible()
      })
    }

    test('500 later keeps the rows with the time they are from', async ({ page }) => {
      await page.goto(addressOf(lista))
      await expect(nomes(page).first()).toBeVisible()
      const before = await nomes(page).allTextContents()
      await page.route(FILTRO, envelope(500))
      await page.getByRole('button', { name: 'Próxima página' }).click()
      await expect(page.getByRole('alert').filter({ hasText: erro })).toContainText(/Dados de \d\d:\d\d/)
      expect(await nomes(page).allTextContents()).toEqual(before)
    })
  })
}

test('a campaign without anybody says what will appear there', async ({ page }) => {
  const empty = await casa.api.call<{ data: { id: number } }>(
    'POST',
    `/campanha/v1/campanhas/${casa.campanhaId}/duplicar`,
  )
  await page.goto(`/dashboard/candidatos-robo/${empty.data.id}`)
  await expect(page.getByText('Ninguém se candidatou por aqui ainda.')).toBeVisible()
})
