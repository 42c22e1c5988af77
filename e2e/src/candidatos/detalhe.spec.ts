import type { Page } from '@playwright/test'
import { keepSession } from '../support/api'
import { expect, test } from '../support/test'
import type { Escritorio } from './pessoas-data'
import { enterPessoa, nomes, openEscritorio } from './pessoas-data'

/** One person over a list: six tabs, reasons of the fit, neighbours across pages (product 36 and 40, issue 5 lines 3, 4 and 8). */

let casa: Escritorio
test.describe.configure({ mode: 'serial' })
test.beforeAll(async ({ product, playwright }) => {
  casa = await openEscritorio(product, 'detalhe@seleta.local', 'Pessoa Atendente')
  const request = await playwright.request.newContext({ baseURL: product.url })
  for (const letter of 'abcdefghi') await enterPessoa(request, casa, { nome: `Pessoa ${letter}` })
  await enterPessoa(request, casa, {
    nome: 'Zilda Atende',
    telefone: '+55 (55) 99876-5432',
    ultimoCargo: 'Atendente',
    habilidades: ['Excel'],
  })
  await request.dispose()
})
test.afterAll(() => casa.api.stop())
test.beforeEach(({ page }) => keepSession(page, casa.api))

const detalhe = (page: Page) => page.getByRole('dialog')
const nome = (page: Page, text: string) => detalhe(page).getByRole('heading', { level: 2, name: text })
const lista = () => `/dashboard/candidatos/${casa.campanhaId}?ordem=nome,asc`

test('the name opens the person in the address, over the same list; Esc gives the list and the focus back', async ({
  page,
}) => {
  await page.goto(lista())
  await nomes(page).first().click()
  await expect(page).toHaveURL(/talento=/)
  await expect(nome(page, 'Pessoa a')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(detalhe(page)).toBeHidden()
  expect(page.url()).not.toContain('talento')
  await expect(nomes(page).first()).toBeFocused()
})

test('the six tabs of the spec in its order, each with content or its sentence, by keyboard', async ({
  page,
}) => {
  await page.goto(lista())
  await nomes(page).first().click()
  await expect(page.getByRole('tab')).toHaveText([
    'Dados pessoais',
    'Experiência',
    'Formação',
    'Testes',
    'Vídeo CV',
    'Participações',
    'Notas e histórico',
  ])
  await page.getByRole('tab', { name: 'Dados pessoais' }).focus()
  for (const text of ['Sem experiência', 'Sem formação', 'Sem testes', 'Sem vídeo']) {
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await expect(detalhe(page).getByText(new RegExp(`^${text}`))).toBeVisible()
  }
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(detalhe(page).getByText('Inscrição direta', { exact: false })).toBeVisible()
})

test('next and previous cross the pages, by button and by J and K, and the list follows', async ({
  page,
}) => {
  await page.goto(lista())
  await nomes(page).last().click()
  await expect(nome(page, 'Pessoa h')).toBeVisible()
  await detalhe(page).getByRole('button', { name: 'Próximo candidato' }).click()
  await expect(nome(page, 'Pessoa i')).toBeVisible()
  await expect(page).toHaveURL(/pagina=2/)
  await page.keyboard.press('j')
  await expect(nome(page, 'Zilda Atende')).toBeVisible()
  await expect(detalhe(page).getByRole('button', { name: 'Próximo candidato' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await page.keyboard.press('k')
  await expect(nome(page, 'Pessoa i')).toBeVisible()
  // The page before is read while this person is looked at.
  await expect(detalhe(page).getByRole('button', { name: 'Candidato anterior' })).toHaveAttribute(
    'aria-disabled',
    'false',
  )
  await page.keyboard.press('k')
  await expect(nome(page, 'Pessoa h')).toBeVisible()
  await expect(page).not.toHaveURL(/pagina=2/)
})

test('the fit is explained point by point, on the row and in the person', async ({ page }) => {
  await page.goto(`${lista()}&pagina=2`)
  const ring = page.getByRole('row', { name: /Zilda Atende/ }).getByRole('button', { name: /[Aa]derência/ })
  await ring.hover()
  await expect(page.getByRole('tooltip')).toContainText(/: pedido, .+\d+ de \d+/)
  await page.mouse.move(0, 0)
  await nomes(page).filter({ hasText: 'Zilda' }).click()
  await page.getByRole('tab', { name: 'Participações' }).click()
  await expect(detalhe(page).getByText(/^Aderência: \d+ de 100$/)).toBeVisible()
  await expect(detalhe(page).getByText(/São Paulo.+SP: pedido, não informad/)).toBeVisible()
})

test('WhatsApp carries 55 once, and is not there for a person without a number', async ({ page }) => {
  await page.goto(`${lista()}&pagina=2`)
  await expect(
    page.getByRole('link', { name: 'Conversar com Zilda Atende no WhatsApp (abre em nova aba)' }),
  ).toHaveAttribute('href', /^https:\/\/wa\.me\/5555998765432\?text=Ol%C3%A1%2C%20Zilda!/)
  await expect(page.getByRole('link', { name: /Conversar com Pessoa i/ })).toHaveCount(0)
})

test('a note is written and stands in the timeline', async ({ page }) => {
  await page.goto(lista())
  await nomes(page).first().click()
  await page.getByRole('tab', { name: 'Notas e histórico' }).click()
  await detalhe(page).getByLabel('Nova nota').fill('Falar na segunda.')
  await detalhe(page).getByRole('button', { name: 'Salvar nota' }).click()
  await expect(detalhe(page).getByRole('region', { name: 'Notas' })).toContainText('Falar na segunda.')
  await expect(detalhe(page).getByRole('list', { name: 'Linha do tempo' })).toContainText('Nota escrita')
  await expect(detalhe(page).getByRole('list', { name: 'Linha do tempo' })).toContainText(
    'Cadastro criado à mão',
  )
})
