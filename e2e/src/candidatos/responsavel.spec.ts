import { inviteUsuario, readBoard } from '../selecao/board-data'
import { type Api, keepSession } from '../support/api'
import { expect, test } from '../support/test'
import { type Escritorio, openEscritorio } from './pessoas-data'

/** A person is left with a colleague, who is told, and taken back: product 71, decision 186. */

let casa: Escritorio
let rui: Api
let path = ''
test.beforeAll(async ({ product }) => {
  casa = await openEscritorio(product, 'responsavel@seleta.local', 'Pessoa Atendente')
  rui = await inviteUsuario(product, casa.api, 'Rui Responde')
  await casa.api.apply(casa.campanhaId, 'Ana Alves')
  const [triagem] = await readBoard(casa.api, casa.campanhaId)
  path = `/dashboard/candidatos/${casa.campanhaId}?talento=${triagem?.talentos[0]?.identificador}`
})
test.afterAll(async () => {
  await casa.api.stop()
  await rui.stop()
})

test('whom a recruiter leaves with a colleague is told to them and found by «Meus»; taken back, neither is so', async ({
  page,
  browser,
  product,
}) => {
  await keepSession(page, casa.api)
  await page.goto(path)
  const strip = page.getByLabel('Resumo')
  await strip.getByRole('button', { name: 'Atribuir a…' }).click()
  await page.getByRole('menuitemradio', { name: 'Rui Responde' }).click()
  await expect(strip.getByRole('button', { name: 'Rui Responde' })).toBeVisible()
  await expect(page.getByText('Ana Alves agora está com Rui Responde.').first()).toBeVisible()

  const his = await browser.newPage({ baseURL: product.url, locale: 'pt-BR' })
  await keepSession(his, rui)
  await his.goto('/dashboard/campanhas')
  await his.getByRole('button', { name: /^Avisos/ }).click()
  const notice = his.getByRole('link', { name: /deixou Ana Alves com você/ })
  await expect(notice).toBeVisible()
  await notice.click()
  await expect(his.getByRole('heading', { level: 2, name: 'Ana Alves' })).toBeVisible()

  await page.keyboard.press('Control+z')
  await expect(strip.getByRole('button', { name: 'Atribuir a…' })).toBeVisible()
  await his.goto('/dashboard/campanhas')
  await his.getByRole('button', { name: /^Avisos/ }).click()
  await expect(his.getByRole('dialog').or(his.getByRole('menu')).first()).toBeVisible()
  await expect(notice).toBeHidden()
  await his.close()
})
