import type { Page } from '@playwright/test'
import type { Api } from '../support/api'
import { createEmpresa, keepSession } from '../support/api'
import { expectAccessible, looks, wear } from '../support/axe'
import { expect, test } from '../support/test'
import { createBoard, openBoard, punho } from './board-data'

/** axe finds nothing on the board and over it, in both themes and three widths (security A01, issue 6 line 8). */

let api: Api
let id: number
test.beforeAll(async ({ product }) => {
  api = await createEmpresa(product, 'acessivel@seleta.local')
  id = await createBoard(api, 'Pessoa Acessível')
})
test.afterAll(() => api.stop())

async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await expect(
    page.getByRole('dialog').or(page.getByRole('alertdialog')).or(page.getByRole('menu')),
  ).toHaveCount(0)
}

for (const look of looks) {
  test(`the board, its menus and dialogs at ${look.width} px, ${look.theme}`, async ({ page }) => {
    await wear(page, look)
    await keepSession(page, api)
    await openBoard(page, id)
    await expectAccessible(page, 'board')
    const isWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
    expect(isWide).toBe(false)

    await punho(page, 'Ana Alves').click()
    await expect(page.getByRole('menu')).toBeVisible()
    await expectAccessible(page, 'move menu')
    await page.getByRole('menuitem', { name: /^Questionário/ }).click()
    await expect(page.getByRole('menuitem', { name: 'Enviar', exact: true })).toBeFocused()
    await expectAccessible(page, 'what the move sends')
    await page.getByRole('menuitem', { name: 'Enviar', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Desfazer' }).first()).toBeVisible()
    await expectAccessible(page, 'moved, with toast')
    await page.keyboard.press('Control+z')
    await expect(page.getByRole('region', { name: 'Triagem' }).getByRole('listitem')).toHaveCount(3)

    const options = page.getByRole('button', { name: 'Opções da etapa Triagem' })
    for (const [entry, role] of [
      ['Exportar dados da etapa', 'dialog'],
      ['Editar mensagem de notificação', 'dialog'],
      ['Remover etapa', 'alertdialog'],
    ] as const) {
      await options.click()
      await expect(page.getByRole('menu')).toBeVisible()
      if (role === 'alertdialog') await expectAccessible(page, 'stage menu')
      await page.getByRole('menuitem', { name: entry }).click()
      await expect(page.getByRole(role)).toBeVisible()
      await expectAccessible(page, entry)
      await close(page)
      await expect(options).toBeFocused()
    }

    for (const button of ['Mover etapa Triagem', 'Editar etapa Triagem', 'Filtros', 'Adicionar Kanban']) {
      await page.getByRole('button', { name: button, exact: true }).click()
      await expect(page.getByRole('dialog').or(page.getByRole('menu'))).toBeVisible()
      await expectAccessible(page, button)
      await close(page)
    }

    await page.getByRole('searchbox', { name: 'Filtrar por nome' }).fill('zzzz')
    await expect(page.getByText('0 com este filtro')).toBeVisible()
    await expectAccessible(page, 'nobody found')
    await page.route('**/kanbans/campanha/**', (route) => route.fulfill({ status: 500, body: '' }))
    await page.reload()
    await expect(page.getByRole('button', { name: 'Tentar novamente' })).toBeVisible()
    await expectAccessible(page, 'failed board')
  })
}
