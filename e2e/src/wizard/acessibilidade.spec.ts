import { expectAccessible, looks, wear } from '../support/axe'
import { beSignedIn } from '../support/sign-in'
import { expect, test } from '../support/test'
import { campanhaIdOf, expectStep, openNew, save } from './wizard-steps'

const steps = [
  ['nova-campanha/detalhes', 'Detalhes'],
  ['nova-campanha/localizacao', 'Localização'],
  ['nova-campanha/requisitos', 'Requisitos'],
  ['nova-campanha/video-cv', 'Vídeo CV'],
  ['nova-campanha/questoes-provas', 'Perguntas eliminatórias'],
  ['nova-campanha/questoes-provas2', 'Perguntas abertas'],
  ['nova-campanha/questoes-provas3', 'Testes'],
  ['nova-campanha/salario', 'Salário'],
  ['nova-campanha/contato', 'Contato'],
  ['resumo-da-vaga', 'Resumo da vaga'],
  ['publicar-campanha', 'Publicar campanha'],
] as const

test('axe finds nothing in any step, and nothing scrolls sideways, at either end of the widths and in both themes', async ({
  page,
}) => {
  test.setTimeout(400_000)
  await beSignedIn(page)
  await openNew(page)
  await page.getByRole('textbox', { name: 'Nome da campanha' }).fill('Para todos')
  await save(page)
  const id = campanhaIdOf(page)
  for (const [path, title] of steps) {
    await page.goto(`/dashboard/${path}?campanha=${id}`)
    // The narrowest and the widest: between them only the preview and the indicator change.
    for (const look of looks.filter(({ width }) => width !== 768)) {
      await wear(page, look)
      await expectStep(page, title)
      await expect(page.locator('main section').first()).toBeVisible()
      const screen = `${title} ${look.width} ${look.theme}`
      await expectAccessible(page, screen)
      const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(`${screen}: ${Math.max(over, 0)} px`).toBe(`${screen}: 0 px`)
    }
  }
})
