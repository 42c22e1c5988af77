import type { Page } from '@playwright/test'
import { demo, expect } from './test'

/** Signs in through the screen and waits for the list. */
export async function signIn(page: Page, { at = '/', isKept = true } = {}): Promise<void> {
  await page.goto(at)
  await page.getByRole('textbox', { name: 'E-mail' }).fill(demo.email)
  await page.getByLabel('Senha', { exact: true }).fill(demo.senha)
  await page.getByRole('checkbox', { name: 'Manter-me conectado' }).setChecked(isKept)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(
    page.getByRole('navigation', { name: 'Principal' }).or(page.getByRole('banner')).first(),
  ).toBeVisible()
}

/** A session of the demo's recruiter, for tests whose subject is not the sign-in: the next page opens with it. */
export async function beSignedIn(page: Page): Promise<void> {
  const answer = await page.request.post('/usuario/v1/usuarios/login', {
    headers: { authorization: `Basic ${btoa('seleta-web:publico')}` },
    form: { username: demo.email, password: demo.senha, grant_type: 'password' },
  })
  expect(answer.ok()).toBe(true)
  const { access_token } = (await answer.json()) as { access_token: string }
  await page.addInitScript((value) => localStorage.setItem('authentication', value), `Bearer ${access_token}`)
}
