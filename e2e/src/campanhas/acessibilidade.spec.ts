import type { Page } from '@playwright/test'
import type { Api } from '../support/api'
import { createEmpresa, keepSession, openApi } from '../support/api'
import { expectAccessible, looks, wear } from '../support/axe'
import { expect, test } from '../support/test'

/** axe finds nothing on this area's screens, in both themes and three widths (security A01, issue 3 line 8). */

let api: Api
let empty: Api
test.beforeAll(async ({ product }) => {
  api = await openApi(product)
  empty = await createEmpresa(product, 'vazia@seleta.local')
})
test.afterAll(async () => {
  await api.stop()
  await empty.stop()
})

const dialog = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'))
const close = async (page: Page) => {
  await page.keyboard.press('Escape')
  await expect(dialog(page).or(page.getByRole('menu'))).toHaveCount(0)
}

for (const look of looks) {
  const name = `${look.width} px, ${look.theme}`

  test(`the list and its dialogs at ${name}`, async ({ page }) => {
    await wear(page, look)
    await keepSession(page, api)
    await page.goto('/dashboard/campanhas?situacao=publicada')
    await expect(page.locator('[data-campanha]').first()).toBeVisible()
    await expectAccessible(page, 'list')
    const isWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
    expect(isWide).toBe(false)

    await page
      .getByRole('checkbox', { name: /^Selecionar (?!todos)/ })
      .first()
      .check()
    await expect(page.getByRole('region', { name: 'Campanhas selecionadas' })).toBeVisible()
    await expectAccessible(page, 'selection')

    const more = page.getByRole('button', { name: /^Mais ações de/ }).first()
    await more.click()
    await expect(page.getByRole('menuitem', { name: 'Encerrar campanha' })).toBeVisible()
    await expectAccessible(page, 'row menu')
    await page.getByRole('menuitem', { name: 'Encerrar campanha' }).click()
    await expect(dialog(page)).toBeVisible()
    await expectAccessible(page, 'end')
    await close(page)
    await expect(more).toBeFocused()
    await more.click()
    await page.getByRole('menuitem', { name: 'Excluir campanha' }).click()
    await expect(dialog(page)).toBeVisible()
    await expectAccessible(page, 'delete')
    await close(page)
    await page.getByRole('button', { name: 'Campanhas excluídas' }).click()
    await expect(dialog(page)).toBeVisible()
    await expectAccessible(page, 'deleted ones')
    await close(page)
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
    })
    await page
      .getByRole('button', { name: /^Copiar link de/ })
      .first()
      .click()
    await expect(page.getByRole('dialog', { name: 'Link da campanha' })).toBeVisible()
    await expectAccessible(page, 'link')

    await page.goto('/dashboard/campanhas?busca=zzzz')
    await expect(page.getByRole('heading', { name: 'Nenhuma campanha com “zzzz”.' })).toBeVisible()
    await expectAccessible(page, 'no hits')
    await page.route('**/campanhas/filtro?*', (route) => route.fulfill({ status: 500, body: '' }))
    await page.goto('/dashboard/campanhas?pagina=2')
    await expect(page.getByRole('heading', { name: 'Erro ao buscar campanhas' })).toBeVisible()
    await expectAccessible(page, 'failed list')
  })

  test(`metrics and charts at ${name}`, async ({ page }) => {
    await wear(page, look)
    await keepSession(page, api)
    await page.goto('/dashboard/campanhas?situacao=encerrada')
    const href = await page.locator('[data-campanha]').first().getAttribute('data-campanha')
    await page.goto(`/dashboard/campanhas/${href}/metricas`)
    await expect(page.getByRole('figure', { name: 'Origem das inscrições' })).toBeVisible()
    await expectAccessible(page, 'metrics')
    for (const button of await page.getByRole('button', { name: 'Ver como tabela' }).all())
      await button.scrollIntoViewIfNeeded()
    await page.getByRole('button', { name: 'Ver como tabela' }).first().click()
    await expect(page.getByRole('table').first()).toBeVisible()
    await expectAccessible(page, 'metrics as a table')
    await page.goto('/dashboard/graficos')
    await expect(page.getByRole('figure', { name: 'Origem das inscrições' })).toBeVisible()
    await expectAccessible(page, 'charts')
    const isWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
    expect(isWide).toBe(false)
  })

  test(`a company without campaigns at ${name}`, async ({ page }) => {
    await wear(page, look)
    await keepSession(page, empty)
    await page.goto('/dashboard/campanhas')
    await expect(page.getByRole('heading', { name: 'Nenhuma Campanha Encontrada' })).toBeVisible()
    await expectAccessible(page, 'empty')
    await page.goto('/dashboard/graficos')
    await expect(page.getByText('Dados de exemplo', { exact: true })).toBeVisible()
    await expectAccessible(page, 'samples')
  })
}
