import type { Page } from '@playwright/test'
import { keepSession } from '../support/api'
import { expectAccessible, looks, wear } from '../support/axe'
import { signIn } from '../support/sign-in'
import { expect, test } from '../support/test'
import type { Escritorio } from './pessoas-data'
import { enterPessoa, openEscritorio } from './pessoas-data'

/** The messages page (product 67), at the demo company and at one of its own. */

let casa: Escritorio
test.beforeAll(async ({ product, playwright }) => {
  casa = await openEscritorio(product, 'mensagens@seleta.local', 'Pessoa Mensageira')
  const request = await playwright.request.newContext({ baseURL: product.url })
  for (const nome of ['Ana Fila', 'Bia Fila']) await enterPessoa(request, casa, { nome })
  await request.dispose()
  const { data: pessoas } = await casa.api.call<{ data: readonly { identificador: string }[] }>(
    'POST',
    '/talento/v1/talentos/filtro?page=0&size=8',
    { idCampanha: casa.campanhaId },
  )
  await casa.api.call('POST', '/talento/v1/talentos/lote/mensagem', {
    identificadores: pessoas.map(({ identificador }) => identificador),
    campanhaId: casa.campanhaId,
    canal: 'EMAIL',
    assunto: 'Convite para conversar',
    texto: 'Olá, {{nome}}!',
  })
})
test.afterAll(() => casa.api.stop())

const row = (page: Page, nome: string) =>
  page.getByRole('row', { name: new RegExp(nome) }).filter({ hasText: 'Convite' })

test('what waits is read, found by its person, taken out of the queue many at once, and put back', async ({
  page,
}) => {
  await keepSession(page, casa.api)
  await page.goto('/dashboard/campanhas')
  await page.getByRole('link', { name: 'Mensagens' }).click()
  await page.getByRole('link', { name: /^Na fila/ }).click()
  await expect(page).toHaveURL(/\?aba=fila$/)
  await page.getByRole('searchbox', { name: 'Pessoa ou campanha' }).fill('ana convite')
  await expect(row(page, 'Bia Fila')).toBeHidden()
  await page.getByRole('button', { name: 'Ler a mensagem para Ana Fila: Convite para conversar' }).click()
  await expect(page.getByRole('dialog', { name: 'Mensagem para Ana Fila' })).toContainText('Olá, Ana!')
  await page.keyboard.press('Escape')
  await page.getByRole('searchbox', { name: 'Pessoa ou campanha' }).fill('convite')
  for (const nome of ['Ana Fila', 'Bia Fila']) await row(page, nome).getByRole('checkbox').check()
  await page
    .getByRole('region', { name: 'Mensagens selecionadas' })
    .getByRole('button', { name: 'Cancelar envio' })
    .click()
  await expect(row(page, 'Ana Fila')).toBeHidden()
  await expect(page.getByRole('link', { name: 'Não enviadas 2' })).toBeVisible()
  await page.getByRole('button', { name: 'Desfazer' }).first().click()
  await expect(row(page, 'Ana Fila')).toBeVisible()
  await expect(row(page, 'Bia Fila')).toBeVisible()
})

for (const look of looks) {
  test(`the messages page at ${look.width} px, ${look.theme}, is for everybody`, async ({ page }) => {
    await wear(page, look)
    await signIn(page, { at: '/dashboard/mensagens?aba=whatsapp' })
    await expect(page.getByRole('region', { name: 'Fila do WhatsApp' })).toBeVisible()
    await expectAccessible(page, 'WhatsApp to be sent')
    await page.getByRole('link', { name: /^Falharam/ }).click()
    await expect(page.getByText(/caixa de e-mail da pessoa está cheia/).first()).toBeVisible()
    await page.getByRole('checkbox').first().check()
    // The bar of a selection floats over the rows, and may part a button; at the end of the list it stands under them.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await expectAccessible(page, 'failures, selected')
    await page
      .getByRole('button', { name: /^Ler a mensagem/ })
      .first()
      .click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page, 'the text')
  })
}
