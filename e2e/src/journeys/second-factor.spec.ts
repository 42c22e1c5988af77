import type { Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { expectAccessible } from '../support/axe'
import { demo, expect, test } from '../support/test'

/** A second factor from setting it up to the recovery code: product 75. */

const EMAIL = 'segundo.fator@seleta.local'
const SENHA = 'serra-azul-grande'

/** A colleague of the demo's company, by an invitation. */
async function inviteColega(page: Page): Promise<void> {
  const login = await page.request.post('/usuario/v1/usuarios/login', {
    form: { username: demo.email, password: demo.senha, grant_type: 'password' },
  })
  const { access_token } = (await login.json()) as { access_token: string }
  const convite = await page.request.post('/usuario/v1/convites', {
    headers: { authorization: `Bearer ${access_token}` },
    data: { email: EMAIL, nome: 'Bia Souza', papel: 'RECRUTADOR' },
  })
  const { data } = (await convite.json()) as { data: { link: string } }
  const token = new URL(data.link).searchParams.get('token')
  const aceito = await page.request.post('/usuario/v1/convites/aceitar', {
    data: { token, nome: 'Bia Souza', senha: SENHA },
  })
  expect(aceito.ok()).toBe(true)
}

async function enterPassword(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'E-mail' }).fill(EMAIL)
  await page.getByLabel('Senha', { exact: true }).fill(SENHA)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
}

const isIn = (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: 'Lista das Campanhas' })).toBeVisible()

test('a second factor is set up, asked for after the password, and a recovery code opens without the phone', async ({
  page,
  context,
}) => {
  await inviteColega(page)
  await page.goto('/dashboard/configuracoes')
  await enterPassword(page)
  const part = page.getByRole('region', { name: 'Segundo fator' })
  // A tab that opens while the sign-in is under way asks for one of its own.
  await expect(part).toBeVisible()
  const other = await context.newPage()
  await other.goto('/dashboard/campanhas')
  await isIn(other)

  await part.getByRole('button', { name: 'Ligar segundo fator' }).click()
  await part.getByLabel('Sua senha').fill(SENHA)
  await part.getByRole('button', { name: 'Continuar' }).click()
  await expect(part.getByRole('img', { name: 'Código QR para o aplicativo autenticador' })).toBeVisible()
  const secret = ((await part.locator('code').textContent()) ?? '').replaceAll(' ', '')
  const app = new TOTP({ secret })
  await part.getByLabel('Código do aplicativo').fill(app.generate())
  await part.getByRole('button', { name: 'Ligar segundo fator' }).click()
  const codes = part.getByRole('list', { name: 'Códigos de recuperação' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const recovery = (await codes.first().textContent()) ?? ''
  await part.getByRole('button', { name: 'Guardei os códigos' }).click()
  await expect(part.getByText('10 códigos de recuperação por usar.')).toBeVisible()
  // The other tab goes on with the session's new token.
  await other.reload()
  await isIn(other)
  await other.close()

  await page.getByRole('button', { name: 'Logout' }).click()
  await enterPassword(page)
  await expect(page.getByLabel('Código', { exact: true })).toBeFocused()
  await expectAccessible(page, 'segundo passo')
  await page.getByLabel('Código', { exact: true }).fill(app.generate({ timestamp: Date.now() + 30_000 }))
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await isIn(page)

  await page.getByRole('button', { name: 'Logout' }).click()
  await enterPassword(page)
  await page.getByRole('button', { name: 'Usar um código de recuperação' }).click()
  await page.getByLabel('Código de recuperação').fill(recovery)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await isIn(page)
})
