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
