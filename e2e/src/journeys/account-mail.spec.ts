import type { Page } from '@playwright/test'
import type { MailSink } from '../support/mail-sink'
import { startMailSink } from '../support/mail-sink'
import type { Product } from '../support/product'
import { startProduct } from '../support/product'
import { signIn } from '../support/sign-in'
import { demo, expect, test } from '../support/test'

/** Accounts by e-mail, over a real SMTP server: product 5 and 7, issue 'Shell', line 2. */

let mail: MailSink
let withMail: Product
test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  test.setTimeout(120_000)
  mail = await startMailSink()
  withMail = await startProduct({ env: { SMTP_URL: mail.url } })
})
test.afterAll(async () => {
  await withMail.stop()
  await mail.stop()
})

const linkIn = (text: string, path: string) =>
  new RegExp(`http://localhost:\\d+${path}\\?token=[\\w-]{43}`).exec(text)?.[0] ?? 'no link'
const isOnList = (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: 'Lista das Campanhas' })).toBeVisible()
const asksToSignIn = (page: Page) =>
  expect(page.getByRole('button', { name: 'Entrar', exact: true })).toBeVisible()

async function enter(page: Page, email: string, senha: string) {
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await page.getByLabel('Senha', { exact: true }).fill(senha)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
}

test('an invited person chooses name and password by the link of the mail, and works in the same company', async ({
  page,
  browser,
}) => {
  await signIn(page, { at: `${withMail.url}/dashboard/configuracoes` })
  const form = page.getByRole('form', { name: 'Convidar pessoa' })
  await form.getByLabel('E-mail de quem você convida').fill('bia@seleta.local')
  await form.getByLabel('Nome (opcional)').fill('Bia Souza')
  await form.getByRole('button', { name: 'Convidar' }).click()
  await expect(page.getByText('Convite criado.').first()).toBeVisible()
  const pessoas = page.getByRole('list', { name: 'Pessoas da empresa' })
  await expect(pessoas.getByRole('listitem').filter({ hasText: 'bia@seleta.local' })).toContainText(
    'Convite enviado',
  )
  const link = linkIn(await mail.mailFor('bia@seleta.local'), '/convite')

  const context = await browser.newContext({ locale: 'pt-BR' })
  const guest = await context.newPage()
  await guest.goto(link)
  await guest.getByLabel('Seu nome').fill('Bia Souza')
  await guest.getByLabel('Senha', { exact: true }).fill('serra-azul-grande')
  await guest.getByLabel('Repita a senha').fill('serra-azul-grande')
  await guest.getByRole('button', { name: 'Criar conta' }).click()
  await expect(guest.getByText('Conta criada. Entre com seu e-mail e sua senha.')).toBeVisible()
  await enter(guest, 'bia@seleta.local', 'serra-azul-grande')
  await isOnList(guest)
  await page.goto(`${withMail.url}/dashboard/campanhas`)
  await expect(page.locator('[data-campanha]').first()).toBeVisible()
  await expect(guest.locator('[data-campanha]')).toHaveText(
    await page.locator('[data-campanha]').allTextContents(),
  )
  await context.close()
})

test('a forgotten password is set anew by the link of the mail, once, and other sessions end', async ({
  page,
  browser,
}) => {
  const context = await browser.newContext({ locale: 'pt-BR' })
  const elsewhere = await context.newPage()
  await elsewhere.goto(withMail.url)
  await enter(elsewhere, 'bia@seleta.local', 'serra-azul-grande')
  await isOnList(elsewhere)

  await page.goto(withMail.url)
  await page.getByRole('textbox', { name: 'E-mail' }).fill('bia@seleta.local')
  await page.getByRole('button', { name: 'Esqueci minha senha' }).click()
  const dialog = page.getByRole('dialog', { name: 'Esqueci minha senha' })
  await expect(dialog.getByLabel('E-mail')).toHaveValue('bia@seleta.local')
  await dialog.getByRole('button', { name: 'Enviar link' }).click()
  await expect(dialog).toContainText('o link chega em instantes e vale por 30 minutos')
  let link = 'no link'
  // The invitation was mailed to the same address.
  await expect
    .poll(async () => (link = linkIn(await mail.mailFor('bia@seleta.local'), '/redefinir-senha')))
    .toContain('/redefinir-senha')

  await page.goto(link)
  await page.getByLabel('Senha nova', { exact: true }).fill('curta')
  await page.getByRole('button', { name: 'Salvar senha' }).click()
  await expect(page.getByLabel('Senha nova', { exact: true })).toBeFocused()
  const choose = async () => {
    await page.getByLabel('Senha nova', { exact: true }).fill('vale-verde-fundo')
    await page.getByLabel('Repita a senha nova').fill('vale-verde-fundo')
    await page.getByRole('button', { name: 'Salvar senha' }).click()
  }
  await choose()
  await expect(page.getByText('Senha trocada. Entre com a senha nova.')).toBeVisible()
  await enter(page, 'bia@seleta.local', 'vale-verde-fundo')
  await isOnList(page)
  await elsewhere.reload()
  await asksToSignIn(elsewhere)
  await context.close()

  await page.goto(link)
  await choose()
  await expect(page.getByText('Este link não vale mais. Peça outro.')).toBeVisible()
})

test('without mail the screen says whom to ask, and an invitation shows its link', async ({
  page,
  product,
}) => {
  expect(product.output()).toMatch(/e-mail|SMTP|mail/i)
  await page.goto('/')
  await page.getByRole('button', { name: 'Esqueci minha senha' }).click()
  const dialog = page.getByRole('dialog', { name: 'Esqueci minha senha' })
  await dialog.getByLabel('E-mail').fill(demo.email)
  await dialog.getByRole('button', { name: 'Enviar link' }).click()
  await expect(dialog).toContainText(
    'Este servidor não envia e-mails. Peça uma senha nova à pessoa que administra a Seleta na sua empresa.',
  )
  await dialog.getByRole('button', { name: 'Fechar' }).click()
  await signIn(page, { at: '/dashboard/configuracoes' })
  const form = page.getByRole('form', { name: 'Convidar pessoa' })
  await form.getByLabel('E-mail de quem você convida').fill('caio@seleta.local')
  await form.getByRole('button', { name: 'Convidar' }).click()
  await expect(page.getByText(/\/convite\?token=[\w-]{43}/)).toBeVisible()
  const pessoas = page.getByRole('list', { name: 'Pessoas da empresa' })
  await pessoas.getByRole('button', { name: 'Remover caio@seleta.local' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remover pessoa' }).click()
  await expect(pessoas).not.toContainText('caio@seleta.local')
})

test('a session of another device is listed and can be ended', async ({ page, browser, product }) => {
  const context = await browser.newContext({ locale: 'pt-BR' })
  const other = await context.newPage()
  await signIn(other, { at: product.url })
  await signIn(page, { at: '/dashboard/configuracoes' })
  const ends = page.getByRole('button', { name: /^Encerrar sessão em/ })
  await expect(ends.first()).toBeVisible()
  // All but the own one, as the order of others is not ours to know.
  while ((await ends.count()) > 0) {
    const left = (await ends.count()) - 1
    await ends.first().click()
    await expect(ends).toHaveCount(left)
  }
  await expect(page.getByText('Esta sessão')).toBeVisible()
  await other.reload()
  await asksToSignIn(other)
  await context.close()
})
