import type { Product } from '../support/product'
import { type Api, keepSession, openApi } from '../support/api'
import { expect, test } from '../support/test'
import type { Escritorio } from './pessoas-data'
import { openEscritorio } from './pessoas-data'

/** A manager comes into a team and is called into a note: product 71 and 74. */

let casa: Escritorio
let gil: Api
const GIL = { email: 'gil-conversa@seleta.local', senha: 'girassol-azul-42' }

async function invite(product: Product): Promise<Api> {
  const { data } = await casa.api.call<{ data: { link: string } }>('POST', '/usuario/v1/convites', {
    email: GIL.email,
    papel: 'GESTOR',
  })
  const token = new URL(data.link).searchParams.get('token') ?? ''
  await casa.api.call('POST', '/usuario/v1/convites/aceitar', { token, nome: 'Gil Gama', senha: GIL.senha })
  return openApi(product, GIL)
}

test.describe.configure({ mode: 'serial' })
test.beforeAll(async ({ product }) => {
  casa = await openEscritorio(product, 'conversa@seleta.local', 'Padeiro')
  await casa.api.apply(casa.campanhaId, 'Ana Alves')
  gil = await invite(product)
})
test.afterAll(async () => {
  await gil.stop()
  await casa.api.stop()
})

test('a manager is taken into the team from the list, and «Minhas campanhas» stays in the address', async ({
  page,
}) => {
  await keepSession(page, casa.api)
  await page.goto('/dashboard/campanhas')
  await page.getByRole('button', { name: 'Mais ações de Padeiro' }).click()
  await page.getByRole('menuitem', { name: 'Equipe' }).click()
  const dialog = page.getByRole('dialog', { name: 'Equipe de Padeiro' })
  await dialog.getByRole('combobox', { name: 'Função de Gil Gama' }).click()
  await expect(page.getByRole('option')).toHaveText(['Fora da equipe', 'Gestor', 'Entrevistador'])
  await page.getByRole('option', { name: 'Gestor' }).click()
  await dialog.getByRole('button', { name: 'Salvar equipe' }).click()
  await expect(page.getByText('Equipe salva.').first()).toBeVisible()
  await page.getByRole('button', { name: 'Minhas campanhas' }).click()
  await expect(page).toHaveURL(/equipe=minhas/)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Minhas campanhas' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('link', { name: 'Padeiro', exact: true })).toBeVisible()
  await page.goto(`/dashboard/candidatos/${casa.campanhaId}`)
  await page.getByRole('button', { name: 'Ações' }).click()
  await page.getByRole('menuitem', { name: 'Atividade' }).click()
  await expect(
    page.getByRole('dialog', { name: 'Atividade de Padeiro' }).getByText(/pôs Gil Gama na equipe/),
  ).toBeVisible()
})

test('a manager who is called into a note finds it behind the bell', async ({ page, browser }) => {
  await keepSession(page, casa.api)
  await page.goto(`/dashboard/candidatos/${casa.campanhaId}`)
  await page
    .getByRole('button', { name: 'Ana Alves' })
    .or(page.getByRole('link', { name: 'Ana Alves' }))
    .first()
    .click()
  await page.getByRole('tab', { name: 'Notas e histórico' }).click()
  const field = page.getByRole('textbox', { name: 'Nova nota' })
  await field.pressSequentially('Veja isto, @gi')
  await expect(page.getByRole('option', { name: 'Gil Gama' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue('Veja isto, @Gil Gama ')
  await page.getByRole('button', { name: 'Salvar nota' }).click()
  await expect(page.getByText('Veja isto, @Gil Gama', { exact: true })).toBeVisible()

  const his = await browser.newPage()
  await keepSession(his, gil)
  await his.goto(new URL('/dashboard/campanhas', page.url()).href)
  await his.getByRole('button', { name: /^Avisos/ }).click()
  await his.getByRole('link', { name: /mencionou você em uma nota sobre Ana Alves/ }).click()
  await expect(his.getByText('Veja isto, @Gil Gama', { exact: true })).toBeVisible()
  await his.close()
})
