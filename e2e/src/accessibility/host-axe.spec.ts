import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { signIn } from '../support/sign-in'
import { expect, test } from '../support/test'

/** axe finds nothing on the host's screens, in both themes and three widths (security A01). */
const widths = [360, 768, 1440]
const themes = ['light', 'dark'] as const
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

async function expectNoViolations(page: Page, screen: string) {
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze()
  const found = violations.map(
    ({ id, nodes }) => `${screen}: ${id} ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  )
  expect(found).toEqual([])
}

for (const width of widths) {
  for (const theme of themes) {
    test(`the host's screens at ${width} px, ${theme}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
      await page.goto('/')
      await expect(page.getByRole('button', { name: 'Entrar', exact: true })).toBeVisible()
      await expectNoViolations(page, 'sign-in')
      await page.getByRole('button', { name: 'Esqueci minha senha' }).click()
      await expect(page.getByRole('dialog', { name: 'Esqueci minha senha' })).toBeVisible()
      await expectNoViolations(page, 'forgotten password')
      await page.goto('/redefinir-senha?token=x')
      await expect(page.getByRole('button', { name: 'Salvar senha' })).toBeVisible()
      await expectNoViolations(page, 'new password')
      await page.goto('/convite?token=x')
      await expect(page.getByRole('button', { name: 'Criar conta' })).toBeVisible()
      await expectNoViolations(page, 'invitation')
      await page.goto('/nada/disso')
      await expect(page.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible()
      await expectNoViolations(page, 'unknown address')

      await signIn(page, { at: '/dashboard/configuracoes' })
      await expect(page.getByRole('button', { name: 'Salvar remetente' })).toBeVisible()
      await expectNoViolations(page, 'settings')
      await page.getByRole('button', { name: 'Salvar nome' }).click()
      await expect(page.getByText('Nome salvo.')).toBeVisible()
      await expectNoViolations(page, 'toast')
      await page.getByRole('button', { name: /^Avisos/ }).click()
      await expect(page.getByRole('dialog', { name: 'Avisos' }).getByRole('link').first()).toBeVisible()
      await expectNoViolations(page, 'notices')
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Mensagens' }).click()
      await expect(
        page.getByRole('dialog', { name: 'Mensagens' }).getByRole('listitem').first(),
      ).toBeVisible()
      await expectNoViolations(page, 'outbox')
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Ajuda' }).click()
      await expect(page.getByRole('dialog', { name: 'Ajuda' })).toBeVisible()
      await expectNoViolations(page, 'help')
      await page.keyboard.press('Escape')
      await page.keyboard.press('Control+k')
      await page.getByRole('combobox', { name: 'Página, ação, campanha ou pessoa' }).fill('ana')
      await expect(page.getByRole('group', { name: 'Campanhas' })).toBeVisible()
      await expectNoViolations(page, 'palette')
      await page.keyboard.press('Escape')
      if (width < 900) {
        await page.getByRole('button', { name: 'Abrir menu' }).click()
        await expect(page.getByRole('navigation', { name: 'Principal' })).toBeVisible()
        await expectNoViolations(page, 'menu')
      }
      await page.goto('/dashboard/nao-existe')
      await expect(page.getByRole('heading', { name: 'Página não encontrada', level: 2 })).toBeVisible()
      await expectNoViolations(page, 'unknown dashboard address')
    })
  }
}
