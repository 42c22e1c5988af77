import type { Page } from '@playwright/test'
import type { Api } from '../support/api'
import { keepSession, openApi } from '../support/api'
import { holdGrid } from '../support/hold-grid'
import { expect, test } from '../support/test'

/** The campaign list, read: spec section 2, product 13, 14, 20, design 4.2. */

const table = (page: Page) => page.getByRole('grid', { name: 'Campanhas' })
const head = (page: Page, name: string) => page.getByRole('columnheader', { name })
const names = (page: Page) => page.locator('[data-campanha]')
const open = async (page: Page, query = '') => {
  // What the page fetches later may hold its «load» back, and is kept back here itself.
  await page.goto(`/dashboard/campanhas${query}`, { waitUntil: 'commit' })
  await expect(names(page).first()).toBeVisible()
}

let api: Api
test.beforeAll(async ({ product }) => {
  api = await openApi(product)
})
test.afterAll(() => api.stop())
test.beforeEach(({ page }) => keepSession(page, api))

test('the header counts what the company has, and the tabs what each state has', async ({ page }) => {
  const { data: count } = await api.call<{ data: Record<string, number> }>(
    'GET',
    '/campanha/v1/campanhas/contagem',
  )
  const { data: pessoas } = await api.call<{ data: number }>(
    'GET',
    '/talento/v1/campanhas/quantidade-talentos',
  )
  await open(page)
  await expect(page.getByText(`${count['TODAS']} campanhas`)).toBeVisible()
  await expect(page.getByText(`${pessoas} candidatos`)).toBeVisible()
  await expect(names(page)).toHaveCount(12)
  const tabs = page.getByRole('navigation', { name: 'Situação das campanhas' })
  await expect(tabs.getByRole('link')).toHaveText([
    `Todas${count['TODAS']}`,
    `Publicadas${count['PUBLICADA']}`,
    `Pausadas${count['PAUSADA']}`,
    `Rascunhos${count['RASCUNHO']}`,
    `Encerradas${count['ENCERRADA']}`,
  ])
  await tabs.getByRole('link', { name: /^Pausadas/ }).click()
  await expect(page).toHaveURL(/situacao=pausada/)
  await expect(names(page)).toHaveCount(count['PAUSADA'] ?? 0)
})

test('sorting asks the server by the paths of the spec, toggles, and stays in the address', async ({
  page,
}) => {
  await open(page)
  await expect(head(page, 'Nome')).toHaveAttribute('aria-sort', 'ascending')
  for (const [label, path, word] of [
    ['Código', 'campanha.id', 'codigo'],
    ['Início', 'campanha.inicio', 'inicio'],
    ['Fechamento', 'campanha.fechamento', 'fechamento'],
  ] as const) {
    for (const order of ['ASC', 'DESC']) {
      const asked = page.waitForRequest(
        (request) =>
          request.url().includes('/campanhas/filtro') && request.postData()?.includes(path) === true,
      )
      await head(page, label).getByText(label).click()
      const body: unknown = (await asked).postDataJSON()
      expect(body).toMatchObject({ orders: [{ path, order }] })
      await expect(page).toHaveURL(new RegExp(`ordem=${word}%2C${order.toLowerCase()}`))
    }
  }
  for (const label of ['Vagas', 'Candidatos'])
    await expect(head(page, label)).not.toHaveAttribute('aria-sort')
})

test('page, sort, tab and search are in the address: back and a reload show the same list', async ({
  page,
}) => {
  await open(page, '?ordem=codigo,desc')
  const first = await names(page).first().textContent()
  await page.getByRole('button', { name: 'Próxima página' }).click()
  await expect(page).toHaveURL(/pagina=2/)
  await expect(page.getByText(/^13–24 de /)).toBeVisible()
  await expect(names(page).first()).not.toHaveText(first ?? '')
  const second = await names(page).first().textContent()
  await page.reload()
  await expect(names(page).first()).toHaveText(second ?? '')
  await page.goBack()
  await expect(names(page).first()).toHaveText(first ?? '')

  await page
    .getByRole('textbox', { name: 'Pesquisar por palavra chave' })
    .or(page.getByPlaceholder('Pesquisar por palavra chave'))
    .first()
    .fill('ANALISTA')
  await expect(page).toHaveURL(/busca=ANALISTA/)
  await expect(page).not.toHaveURL(/pagina/)
  await expect(names(page).filter({ hasNotText: /analista/i })).toHaveCount(0)
  await expect(page.getByText(/^\d+ campanhas? encontradas?\.$/)).toBeAttached()
})

test('a search without hits says so in place and can be cleared', async ({ page }) => {
  await page.goto('/dashboard/campanhas?busca=zzzz')
  await expect(page.getByRole('heading', { name: 'Nenhuma campanha com “zzzz”.' })).toBeVisible()
  await page.getByRole('button', { name: 'Limpar busca' }).click()
  await expect(names(page).first()).toBeVisible()
  await expect(page).not.toHaveURL(/busca/)
})

test('an address behind the last page leads to the last page', async ({ page }) => {
  await open(page, '?pagina=90')
  await expect(page).not.toHaveURL(/pagina=90/)
  await expect(page.getByRole('button', { name: 'Próxima página' })).toHaveAttribute('aria-disabled', 'true')
})

test('when the candidates cannot be counted the header says — and a retry heals it', async ({ page }) => {
  await page.route('**/quantidade-talentos', (route) => route.fulfill({ status: 503, body: '' }))
  await open(page)
  const retry = page.getByRole('button', { name: 'Tentar novamente: contar candidatos' })
  await expect(retry).toBeVisible()
  await expect(page.getByText('— candidatos')).toBeVisible()
  await page.unroute('**/quantidade-talentos')
  await retry.click()
  await expect(page.getByText(/^\d+ candidatos$/)).toBeVisible()
})

test('when a page fails the rows before it stay, with their age and a retry', async ({ page }) => {
  await open(page)
  const first = await names(page).first().textContent()
  await page.route('**/campanhas/filtro?*', (route) => route.fulfill({ status: 500, body: '' }))
  await page.getByRole('button', { name: 'Próxima página' }).click()
  // In its place, and by a toast.
  const inPlace = page.getByRole('main').getByText('Erro ao buscar campanhas')
  await expect(inPlace).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: 'Erro ao buscar campanhas' }).last()).toBeVisible()
  await expect(page.getByText('Erro ao buscar campanhas')).toHaveCount(2)
  await expect(page.getByText(/^Dados de \d\d:\d\d/)).toBeVisible()
  await expect(names(page).first()).toHaveText(first ?? '')
  await page.unroute('**/campanhas/filtro?*')
  await page.getByRole('button', { name: 'Tentar novamente' }).click()
  await expect(page.getByText(/^13–24 de /)).toBeVisible()
  await expect(names(page).first()).not.toHaveText(first ?? '')
  await expect(inPlace).toHaveCount(0)
})

test('by keyboard in the grid: J and K go through the rows, X selects, Enter opens', async ({ page }) => {
  await open(page)
  await expect(table(page)).toBeVisible()
  const inRow = (index: number) =>
    table(page)
      .getByRole('row')
      .nth(index + 1)
      .locator(':focus')
  await page.keyboard.press('j')
  await expect(inRow(0)).toHaveCount(1)
  for (const key of ['j', 'j', 'j', 'k']) await page.keyboard.press(key)
  await expect(inRow(2)).toHaveCount(1)
  await page.keyboard.press('x')
  await expect(page.getByRole('region', { name: 'Campanhas selecionadas' })).toContainText('1 selecionada')
  await expect(inRow(2)).toHaveCount(1)
  for (let step = 0; step < 15; step += 1) await page.keyboard.press('j')
  await expect(inRow(11)).toHaveCount(1)
  const href = (await names(page).nth(11).getAttribute('href')) ?? ''
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL((url) => `${url.pathname}${url.search}` === href)
})

test('by keyboard on cards: J and K go through them, X selects, Enter opens', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page)
  for (const key of ['j', 'j', 'j', 'k']) await page.keyboard.press(key)
  await expect(names(page).nth(1)).toBeFocused()
  await page.keyboard.press('x')
  await expect(page.getByRole('region', { name: 'Campanhas selecionadas' })).toContainText('1 selecionada')
  const href = (await names(page).nth(1).getAttribute('href')) ?? ''
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL((url) => `${url.pathname}${url.search}` === href)
})

test('a key counts from the moment in which the rows stand there', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      if (document.querySelector('[data-campanha]') === null) return
      watch.disconnect()
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'j', bubbles: true, cancelable: true }))
    })
    watch.observe(document, { childList: true, subtree: true })
  })
  await open(page)
  await expect(names(page).first()).toBeFocused()
})

test('icon buttons of a row say their words to the pointer and, from one to the next, to the keyboard', async ({
  page,
}) => {
  await open(page, '?situacao=publicada')
  const words = page.getByRole('tooltip')
  await page
    .getByRole('button', { name: /^Copiar link de/ })
    .nth(1)
    .hover()
  await expect(words).toHaveText('Copiar link')
  await page
    .getByRole('checkbox', { name: /^Selecionar (?!todos)/ })
    .first()
    .focus()
  await page.keyboard.press('Tab')
  await page
    .getByRole('button', { name: /^Ver candidatos de/ })
    .first()
    .focus()
  await expect(words).toHaveText('Ver candidatos')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: /^Copiar link de/ }).first()).toBeFocused()
  await expect(words).toHaveText('Copiar link')
  await page.keyboard.press('Escape')
  await expect(words).toHaveCount(0)
})

test('the table cannot be pushed sideways where its columns have room', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page)
  const beyond = await page
    .locator('.MuiDataGrid-virtualScroller')
    .evaluate((scroller) => scroller.scrollWidth - scroller.clientWidth)
  expect(beyond).toBe(0)
})

test('rows work before the grid’s code is there, and a menu that is open then stays open (decision 177)', async ({
  page,
}) => {
  const letGridCome = await holdGrid(page)
  await open(page)
  const first = names(page).first()
  const before = await first.boundingBox()
  const menu = page.getByRole('button', { name: /^Mais ações de/ }).first()
  await menu.click()
  await expect(page.getByRole('menuitem', { name: 'Excluir campanha' })).toBeVisible()
  await expect(table(page)).toHaveCount(0)
  await letGridCome()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: 'Excluir campanha' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(table(page)).toBeVisible()
  await expect(menu).toBeFocused()
  expect(await first.boundingBox()).toEqual(before)
})

test('whoever selects in the head of those rows goes on there in the grid', async ({ page }) => {
  const letGridCome = await holdGrid(page)
  await open(page)
  const all = page.getByRole('checkbox', { name: 'Selecionar todos desta página' })
  await all.focus()
  await page.keyboard.press('Space')
  await letGridCome()
  await expect(table(page)).toBeVisible()
  await expect(all).toBeFocused()
  await expect(all).toBeChecked()
})

test('without the grid’s code the list stays one: it opens, selects and sorts, also by keys', async ({
  page,
}) => {
  await page.route('**/assets/table.*.js', (route) => route.abort())
  await open(page)
  await page.getByRole('button', { name: 'Código', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/codigo/)
  await page
    .getByRole('checkbox', { name: /^Selecionar / })
    .nth(1)
    .check()
  await expect(page.getByRole('region', { name: 'Campanhas selecionadas' })).toBeVisible()
})

test('letters typed into the search are letters', async ({ page }) => {
  await open(page)
  await page.getByPlaceholder('Pesquisar por palavra chave').pressSequentially('xjk')
  await expect(page.getByRole('heading', { name: 'Nenhuma campanha com “xjk”.' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Campanhas selecionadas' })).toHaveCount(0)
})

test('under 600 px the rows are labelled cards with the same actions', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page)
  await expect(table(page)).toHaveCount(0)
  const card = page.getByRole('list', { name: 'Campanhas' }).getByRole('listitem').first()
  for (const label of ['Código', 'Vagas', 'Candidatos', 'Início', 'Fechamento'])
    await expect(card.getByText(label, { exact: true })).toBeVisible()
  await card.getByRole('button', { name: /^Mais ações de/ }).click()
  await expect(page.getByRole('menuitem', { name: 'Excluir campanha' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByLabel('Ordenar por').selectOption('Código, decrescente')
  await expect(page).toHaveURL(/ordem=codigo%2Cdesc/)
  const isWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
  expect(isWide).toBe(false)
})
