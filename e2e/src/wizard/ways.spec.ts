import type { Page } from '@playwright/test'
import { beSignedIn, signIn } from '../support/sign-in'
import { expect, test } from '../support/test'
import { campanhaIdOf, countInList, expectStep, goOn, openNew, pick, publish, save } from './wizard-steps'

/** The ways through the wizard: by pointer at both ends of the widths, and from step to step. Issue 4, line 9. */

const later = [
  'Requisitos',
  'Vídeo CV',
  'Perguntas eliminatórias',
  'Perguntas abertas',
  'Testes',
  'Salário',
  'Contato',
] as const

for (const { width, height } of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`at ${width} px a campaign is created and published with the pointer`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await signIn(page)
    if (width < 900) await page.getByRole('button', { name: 'Abrir menu' }).click()
    await page.getByRole('link', { name: 'Criar Campanha' }).click()
    await expectStep(page, 'Detalhes')
    const nome = `Com o ponteiro ${width}`
    await page.getByRole('textbox', { name: 'Nome da campanha' }).fill(nome)
    await page.getByRole('textbox', { name: 'Nome da empresa ou do setor' }).fill('Aroeira Talentos')
    await pick(page, 'Funções da vaga', 'Atendente')
    await goOn(page, 'Localização')
    await pick(page, 'Cidades da vaga', 'Campinas')
    for (const title of later) await goOn(page, title)
    await page.getByRole('textbox', { name: 'Nome', exact: true }).fill('Marina Duarte')
    await goOn(page, 'Resumo da vaga')
    await page.getByRole('button', { name: 'Modelo padrão' }).click()
    await goOn(page, 'Publicar campanha')
    await page.getByText('Selecionar todos').click()
    await expectNoSidewaysScroll(page)
    await publish(page).click()
    await expect(page.getByText('Campanha publicada com sucesso.')).toBeVisible()
    expect(await countInList(page, nome)).toBe(1)
  })
}

async function expectNoSidewaysScroll(page: Page) {
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0)
}

test('a step that is clicked while a campaign opens belongs to that campaign, and no blank draft is made', async ({
  page,
}) => {
  await beSignedIn(page)
  await openNew(page)
  await page.getByRole('textbox', { name: 'Nome da campanha' }).fill('Clique rápido')
  await save(page)
  const id = campanhaIdOf(page)
  let created = 0
  const held: (() => void)[] = []
  await page.route('**/campanha/v1/**', async (route) => {
    const { pathname } = new URL(route.request().url())
    if (route.request().method() === 'POST' && pathname.endsWith('/rascunhos')) created += 1
    if (pathname.endsWith(`/campanhas/${id}`)) await new Promise<void>((resolve) => held.push(resolve))
    await route.continue()
  })
  await page.goto('/dashboard/campanhas?busca=' + encodeURIComponent('Clique rápido'))
  await page.getByRole('button', { name: 'Mais ações de Clique rápido' }).click()
  await page.getByRole('menuitem', { name: 'Editar' }).click()
  const steps = page.getByRole('navigation', { name: 'Etapas da campanha' })
  await steps.getByRole('link', { name: /6 · Salário/ }).click()
  await expect(page).toHaveURL(new RegExp(`/salario\\?campanha=${id}$`))
  for (const release of held) release()
  held.push = (release) => {
    release()
    return 0
  }
  await expectStep(page, 'Salário')
  await steps.getByRole('link', { name: /1 · Detalhes/ }).click()
  await expect(page.getByRole('textbox', { name: 'Nome da campanha' })).toHaveValue('Clique rápido')
  expect(created).toBe(0)
})

test('what stands around a step stays on screen, and Back goes a step back', async ({ page }) => {
  await beSignedIn(page)
  await openNew(page)
  const nav = page.getByRole('navigation', { name: 'Etapas da campanha' })
  await nav.evaluate((element) => element.setAttribute('data-kept', ''))
  await nav.getByRole('link', { name: /3 · Requisitos/ }).click()
  await expectStep(page, 'Requisitos')
  await expect(page.getByRole('heading', { name: 'Requisitos', level: 2 })).toBeFocused()
  await nav.getByRole('link', { name: /6 · Salário/ }).click()
  await expect(page).toHaveURL(/\/salario/)
  await expect(page.locator('nav[data-kept]')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/requisitos/)
  await expectStep(page, 'Requisitos')
  await page.goBack()
  await expectStep(page, 'Detalhes')
  await page.goForward()
  await expectStep(page, 'Requisitos')
})

test('Back, pressed before the step has its address, leads back', async ({ page }) => {
  await beSignedIn(page)
  await openNew(page)
  const nav = page.getByRole('navigation', { name: 'Etapas da campanha' })
  await nav.getByRole('link', { name: /3 · Requisitos/ }).click()
  await expectStep(page, 'Requisitos')
  await expect(page).toHaveURL(/\/requisitos/)
  const left = page.evaluate(
    () =>
      new Promise((resolve) => {
        window.addEventListener('popstate', resolve, { once: true })
        const push = history.pushState.bind(history)
        history.pushState = (...entry) => {
          push(...entry)
          history.back()
        }
      }),
  )
  await nav.getByRole('link', { name: /6 · Salário/ }).click()
  await left
  await expectStep(page, 'Requisitos')
  await expect(page).toHaveURL(/\/requisitos/)
})

test('two quick clicks on steps end on the second one', async ({ page }) => {
  await beSignedIn(page)
  await openNew(page)
  await page.evaluate(() => {
    const links = document.querySelectorAll<HTMLElement>('nav[aria-label="Etapas da campanha"] a')
    links[2]?.click()
    links[8]?.click()
  })
  await expect(page).toHaveURL(/\/contato/)
  await expectStep(page, 'Contato')
})
