import { expectAccessible, looks, wear } from '../support/axe'
import { signIn } from '../support/sign-in'
import { expect, test } from '../support/test'

/** axe finds nothing on the host's screens, in both themes and three widths (security A01). */
for (const look of looks) {
  const { width, theme } = look
  test(`the host's screens at ${width} px, ${theme}`, async ({ page }) => {
    await wear(page, look)
    await page.goto('/')
    await expect(page.getByRole('button', { name: 'Entrar', exact: true })).toBeVisible()
    await expectAccessible(page, 'sign-in')
    await page.getByRole('button', { name: 'Esqueci minha senha' }).click()
    await expect(page.getByRole('dialog', { name: 'Esqueci minha senha' })).toBeVisible()
    await expectAccessible(page, 'forgotten password')
    await page.goto('/redefinir-senha?token=x')
    await expect(page.getByRole('button', { name: 'Salvar senha' })).toBeVisible()
    await expectAccessible(page, 'new password')
    await page.goto('/convite?token=x')
    await expect(page.getByRole('button', { name: 'Criar conta' })).toBeVisible()
    await expectAccessible(page, 'invitation')
    await page.goto('/nada/disso')
    await expect(page.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible()
    await expectAccessible(page, 'unknown address')

    await signIn(page, { at: '/dashboard/configuracoes' })
    await expect(page.getByRole('button', { name: 'Salvar remetente' })).toBeVisible()
    await expectAccessible(page, 'settings')
    await page.getByRole('button', { name: 'Salvar nome' }).click()
    await expect(page.getByText('Nome salvo.')).toBeVisible()
    await expectAccessible(page, 'toast')
    await page.getByRole('button', { name: /^Avisos/ }).click()
    await expect(page.getByRole('dialog', { name: 'Avisos' }).getByRole('link').first()).toBeVisible()
    await expectAccessible(page, 'notices')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Ajuda' }).click()
    await expect(page.getByRole('dialog', { name: 'Ajuda' })).toBeVisible()
    await expectAccessible(page, 'help')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Página, ação, campanha ou pessoa' }).fill('ana')
    await expect(page.getByRole('group', { name: 'Campanhas' })).toBeVisible()
    await expectAccessible(page, 'palette')
    await page.keyboard.press('Escape')
    if (width < 900) {
      await page.getByRole('button', { name: 'Abrir menu' }).click()
      await expect(page.getByRole('navigation', { name: 'Principal' })).toBeVisible()
      await expectAccessible(page, 'menu')
    }
    await page.goto('/dashboard/nao-existe')
    await expect(page.getByRole('heading', { name: 'Página não encontrada', level: 2 })).toBeVisible()
    await expectAccessible(page, 'unknown dashboard address')
  })
}
