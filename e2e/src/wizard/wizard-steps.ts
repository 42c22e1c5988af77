import type { Page } from '@playwright/test'
import { demo, expect } from '../support/test'

/** How a recruiter goes through the wizard, for its journeys. */

/** The sign-in form as it stands, after a session ended by itself. */
export async function fillLogin(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'E-mail' }).fill(demo.email)
  await page.getByLabel('Senha', { exact: true }).fill(demo.senha)
  await page.getByRole('button', { name: 'Entrar' }).click()
}

export async function openNew(page: Page): Promise<void> {
  await page.goto('/dashboard/nova-campanha/detalhes')
  await expectStep(page, 'Detalhes')
}

export async function expectStep(page: Page, title: string): Promise<void> {
  // Not by role: a dialog over the step hides the heading from roles.
  await expect(page.locator('main h2').filter({ hasText: title })).toBeVisible()
}

export async function goOn(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Salvar e continuar' }).click()
  await expectStep(page, title)
}

export async function pick(page: Page, label: string, text: string): Promise<void> {
  const field = page.getByRole('combobox', { name: label })
  await field.click()
  await field.fill(text)
  await page
    .getByRole('option', { name: new RegExp(text, 'i') })
    .first()
    .click()
  await field.press('Escape')
}

/** Only what publishing needs. */
export async function fillNeeded(page: Page, nome: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Nome da campanha' }).fill(nome)
  await page.getByRole('textbox', { name: 'Nome da empresa ou do setor' }).fill('Aroeira Talentos')
  await pick(page, 'Funções da vaga', 'Atendente')
  await goOn(page, 'Localização')
  await pick(page, 'Cidades da vaga', 'Campinas')
  await save(page)
  const id = campanhaIdOf(page)
  await page.goto(`/dashboard/nova-campanha/contato?campanha=${id}`)
  await page.getByRole('textbox', { name: 'Nome', exact: true }).fill('Marina Duarte')
  await save(page)
}

/** Saves at once, where the two seconds of the autosave are not the subject. */
export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expectSaved(page)
}

export async function expectSaved(page: Page): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: /^Rascunho salvo às/ })).toBeVisible()
  await expect(page).toHaveURL(/campanha=\d+/)
}

export function campanhaIdOf(page: Page): string {
  return new URL(page.url()).searchParams.get('campanha') ?? ''
}

export function publish(page: Page) {
  return page.getByRole('button', { name: 'Publicar', exact: true })
}

/** How many campaigns of this name the list has. */
export async function countInList(page: Page, nome: string): Promise<number> {
  await page.goto('/dashboard/campanhas?busca=' + encodeURIComponent(nome))
  await expect(page.getByRole('link', { name: nome, exact: true }).first()).toBeVisible()
  return page.getByRole('link', { name: nome, exact: true }).count()
}
