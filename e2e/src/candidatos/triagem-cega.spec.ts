import { publishCampanha } from '../campanhas/campanhas-data'
import { column, moveByMenu, openBoard } from '../selecao/board-data'
import { type Api, createEmpresa, keepSession } from '../support/api'
import { expect, test } from '../support/test'

/** Blind triage, from switching it on to the stage that says who it is (product 76, decision 193). */

let api: Api
test.beforeAll(async ({ product }) => {
  api = await createEmpresa(product, 'cegas@seleta.local')
})
test.afterAll(() => api.stop())

test('a recruiter sees «Pessoa …» everywhere until the chosen stage, and the name from there on', async ({
  page,
}) => {
  const id = await publishCampanha(api, 'Pessoa Atendente')
  await api.apply(id, 'Ana Alves')
  await keepSession(page, api)
  await openBoard(page, id)
  await expect(column(page, 'Triagem').getByRole('link', { name: 'Ana Alves' })).toBeVisible()
  await page.getByRole('button', { name: 'Ações', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Triagem às cegas' }).click()
  const dialog = page.getByRole('dialog', { name: 'Triagem às cegas de Pessoa Atendente' })
  await dialog.getByLabel('Às cegas até a etapa').selectOption({ label: 'Entrevistas' })
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByText('Triagem às cegas ligada.').first()).toBeVisible()

  const card = column(page, 'Triagem').getByRole('listitem').getByRole('link')
  await expect(card).toHaveText(/^Pessoa \d{4}$/)
  await expect(page.getByText('Ana Alves')).toHaveCount(0)
  const number = (await card.textContent()) ?? ''
  await page.goto(`/dashboard/candidatos/${id}`)
  await page.getByRole('link', { name: number }).first().click()
  await expect(page.getByRole('dialog').getByRole('heading', { level: 2, name: number })).toBeVisible()
  expect(await page.content()).not.toMatch(/Ana Alves|ana\.alves/)

  await openBoard(page, id)
  await moveByMenu(page, number, 'Entrevistas', 'Não avisar')
  await expect(column(page, 'Entrevistas').getByRole('link', { name: 'Ana Alves' })).toBeVisible()
})
