import { keepSession } from '../support/api'
import { expect, test } from '../support/test'
import { enterPessoa, type Escritorio, openEscritorio } from './pessoas-data'

/** A recruiter corrects what is told of a person, and takes it back (product 92, decision 192). */

let casa: Escritorio
let identificador = ''
test.beforeAll(async ({ product, playwright }) => {
  casa = await openEscritorio(product, 'correcao@seleta.local', 'Pessoa Atendente')
  const request = await playwright.request.newContext({ baseURL: product.url })
  identificador = await enterPessoa(request, casa, { nome: 'Ana Alvez' })
  await request.dispose()
})
test.afterAll(() => casa.api.stop())

test('a name is corrected where it is read, and the toast takes it back', async ({ page }) => {
  await keepSession(page, casa.api)
  await page.goto(`/dashboard/candidatos/${casa.campanhaId}?talento=${identificador}`)
  const nome = (text: string) => page.getByRole('heading', { level: 2, name: text })
  await expect(nome('Ana Alvez')).toBeVisible()
  await page.getByRole('button', { name: 'Corrigir dados' }).click()
  const form = page.getByRole('dialog', { name: 'Corrigir dados' })
  await expect(form.getByLabel('Nome')).toHaveValue('Ana Alvez')
  await form.getByLabel('Nome').fill('Ana Alves')
  await form.getByLabel('E-mail').fill('isto não é um e-mail')
  await form.getByRole('button', { name: 'Salvar' }).click()
  // What was typed stays, with the reason beside it.
  await expect(form.getByLabel('E-mail')).toHaveValue('isto não é um e-mail')
  await expect(form.getByLabel('E-mail')).toHaveAttribute('aria-invalid', 'true')
  await form.getByLabel('E-mail').fill('ana.alves@example.com')
  await form.getByRole('button', { name: 'Salvar' }).click()
  await expect(form).toBeHidden()
  await expect(nome('Ana Alves')).toBeVisible()
  await expect(page.getByText(/^Dados de Ana Alves corrigidos: Nome, E-mail\./).first()).toBeVisible()

  await page
    .getByRole('button', { name: /^Desfazer/ })
    .first()
    .click()
  await expect(page.getByText('Correção desfeita. Ana Alvez está como antes.').first()).toBeVisible()
  await expect(nome('Ana Alvez')).toBeVisible()
})
