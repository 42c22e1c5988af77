import type { Page } from '@playwright/test'
import { demo, expect, test } from '../support/test'

/** The thin line through the whole product: issue of the foundation, spec sections 2 and 7. */
const widths = [
  { name: 'a wide screen', width: 1440, height: 900 },
  { name: 'a phone', width: 390, height: 844 },
]

for (const { name, width, height } of widths) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport: { width, height } })

    test('a recruiter publishes a campaign, a person applies, and the recruiter moves that person on the board', async ({
      page,
      context,
      product,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      const campanha = `Pessoa Atendente ${width}`
      const pessoa = `Joana Prado Luz ${width}`

      await signIn(page)
      await createCampanha(page, campanha)
      const link = await copyLink(page, campanha)
      await apply(page, link, pessoa)

      await page.goto('/dashboard/campanhas?busca=' + encodeURIComponent(campanha))
      await page.getByRole('link', { name: campanha, exact: true }).click()
      await expect(page.getByText('1 candidato encontrado.')).toBeVisible()
      await expect(page.getByRole('link', { name: pessoa, exact: true })).toBeVisible()

      await page.getByRole('link', { name: 'Seleção' }).click()
      await movePerson(page, pessoa, 'Entrevistas')
      await expectInStage(page, pessoa, 'Entrevistas')

      await page.reload()
      await expectInStage(page, pessoa, 'Entrevistas')

      await product.restart()
      await page.reload()
      await expectInStage(page, pessoa, 'Entrevistas')
    })
  })
}

async function signIn(page: Page) {
  await page.goto('/')
  await page.getByRole('textbox', { name: 'E-mail' }).fill(demo.email)
  await page.getByLabel('Senha', { exact: true }).fill(demo.senha)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page.getByRole('heading', { name: 'Lista das Campanhas' })).toBeVisible()
}

async function createCampanha(page: Page, nome: string) {
  await page.getByRole('link', { name: 'Criar nova campanha' }).click()
  await expect(page.getByRole('heading', { name: 'Detalhes', level: 2 })).toBeVisible()
  await page.getByRole('textbox', { name: 'Nome da campanha' }).fill(nome)
  await page.getByRole('textbox', { name: 'Nome da empresa ou do setor' }).fill('Aroeira Talentos')
  await pick(page, 'Funções da vaga', 'atendente')
  await next(page, 'Localização')
  await pick(page, 'Cidades da vaga', 'sao paulo', 'São Paulo')
  await next(page, 'Requisitos')

  await openStep(page, 'Contato')
  await page.getByRole('textbox', { name: 'Nome', exact: true }).fill('Marina Duarte')
  await next(page, 'Resumo da vaga')
  await next(page, 'Publicar campanha')
  await page.getByRole('button', { name: 'Publicar', exact: true }).click()
  await expect(page.getByText('Campanha publicada com sucesso.')).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard\/campanhas/)
}

async function pick(page: Page, label: string, text: string, option?: string) {
  const field = page.getByRole('combobox', { name: label })
  await field.click()
  await field.fill(text)
  await page
    .getByRole('option', option === undefined ? {} : { name: new RegExp(`^${option}\\b`) })
    .first()
    .click()
  await field.press('Escape')
}

async function next(page: Page, heading: string) {
  await page.getByRole('button', { name: 'Salvar e continuar' }).click()
  await expect(page.getByRole('heading', { name: heading, level: 2 })).toBeVisible()
}

/** Any step is one click away: in the list beside the form, or behind «Etapa i de 9» on narrow screens. */
async function openStep(page: Page, name: string) {
  const steps = page.getByRole('navigation', { name: 'Etapas da campanha' })
  const opener = steps.getByRole('button', { name: /^Etapa \d de 9/ })
  if (await opener.isVisible()) await opener.click()
  await page
    .getByRole('link', { name: new RegExp(`· ${name}\\b`) })
    .or(page.getByRole('menuitem', { name: new RegExp(`· ${name}\\b`) }))
    .first()
    .click()
  await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible()
}

async function copyLink(page: Page, nome: string): Promise<string> {
  await page.goto('/dashboard/campanhas?busca=' + encodeURIComponent(nome))
  await page.getByRole('button', { name: `Copiar link de ${nome}` }).click()
  await expect(page.getByText('copiado com sucesso')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toMatch(/\/campanha\/\d+$/)
  return link
}

async function apply(page: Page, link: string, nome: string) {
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const [form] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: 'Inscreva-se agora' }).filter({ visible: true }).click(),
  ])
  await form.getByRole('textbox', { name: 'Nome completo' }).fill(nome)
  await form.getByRole('textbox', { name: 'E-mail' }).fill(`joana.${nome.replaceAll(/\D/g, '')}@example.com`)
  await form.getByRole('textbox', { name: 'Telefone com DDD' }).fill('(11) 98765-4321')
  await form.getByRole('checkbox', { name: /^Concordo/ }).check()
  await form.getByRole('button', { name: 'Enviar inscrição' }).click()
  await expect(form.getByRole('heading', { name: 'Inscrição enviada' })).toBeVisible()
  await form.close()
}

async function movePerson(page: Page, nome: string, etapa: string) {
  await page.getByRole('button', { name: `Mover ${nome}` }).click()
  await page.getByRole('menuitem', { name: new RegExp(`^${etapa}`) }).click()
}

async function expectInStage(page: Page, nome: string, etapa: string) {
  const stage = page.getByRole('region', { name: new RegExp(`^${etapa}`) })
  await expect(stage.getByText(nome, { exact: true }).first()).toBeVisible()
}
