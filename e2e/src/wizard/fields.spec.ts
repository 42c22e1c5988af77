import type { Page } from '@playwright/test'
import { beSignedIn } from '../support/sign-in'
import { expect, test } from '../support/test'
import { campanhaIdOf, expectSaved, expectStep, goOn, openNew, pick, publish } from './wizard-steps'

/** Every step through the real system: what is given is there after a reload in its middle, and on edit. */

interface StepJourney {
  readonly title: string
  /** Writes into the step; the reload comes before the two seconds of the autosave. */
  readonly fill: (page: Page) => Promise<void>
  readonly check: (page: Page) => Promise<void>
}

const text = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

const journeys: readonly StepJourney[] = [
  {
    title: 'Detalhes',
    fill: async (page) => {
      await text(page, 'Nome da campanha').fill('Analista completa')
      await text(page, 'Nome da empresa ou do setor').fill('Aroeira')
      await text(page, 'Quantidade de vagas').fill('3')
      await pick(page, 'Funções da vaga', 'Atendente')
      await text(page, 'Palavras-chave').fill('TI')
      await text(page, 'Palavras-chave').press('Enter')
      await text(page, 'Data de fechamento').pressSequentially('45132030')
      await page.getByRole('button', { name: 'segunda' }).click()
    },
    check: async (page) => {
      await expect(text(page, 'Nome da campanha')).toHaveValue('Analista completa')
      await expect(text(page, 'Data de fechamento')).toHaveValue('31/12/2030')
      await expect(page.getByRole('button', { name: 'Remover TI' })).toBeVisible()
      await expect(page.getByRole('button', { name: 'segunda' })).toHaveAttribute('aria-pressed', 'true')
    },
  },
  {
    title: 'Localização',
    fill: async (page) => {
      await pick(page, 'Cidades da vaga', 'Recife')
      await page.getByRole('radio', { name: 'Híbrido' }).check()
    },
    check: async (page) => {
      await expect(page.getByText('Recife – PE')).toBeVisible()
      await expect(page.getByRole('radio', { name: 'Híbrido' })).toBeChecked()
    },
  },
  {
    title: 'Requisitos',
    fill: async (page) => {
      await text(page, 'De').fill('30')
      await text(page, 'De').press('Enter')
      await page.getByRole('checkbox', { name: 'Ensino Médio' }).check()
      await text(page, 'Outros idiomas').fill('Libras')
    },
    check: async (page) => {
      await expect(text(page, 'De')).toHaveValue('30')
      await expect(page.getByRole('checkbox', { name: 'Ensino Médio' })).toBeChecked()
      await expect(text(page, 'Outros idiomas')).toHaveValue('Libras')
    },
  },
  {
    title: 'Vídeo CV',
    fill: async (page) => {
      await page.getByRole('radio', { name: 'Opcional' }).check()
      await page.getByRole('button', { name: 'Adicionar pergunta em vídeo' }).click()
      await page.getByRole('dialog').getByRole('textbox', { name: 'Pergunta' }).fill('Apresente-se')
      await page.getByRole('radio', { name: '45 segundos' }).check()
      await page.getByRole('button', { name: 'Adicionar pergunta', exact: true }).click()
    },
    check: async (page) => {
      await expect(page.getByRole('heading', { name: 'Apresente-se' })).toBeVisible()
      await expect(page.getByText('Vídeo, 45 segundos')).toBeVisible()
    },
  },
  {
    title: 'Perguntas eliminatórias',
    fill: async (page) => {
      await page.getByRole('button', { name: 'Adicionar pergunta de sim ou não' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('textbox', { name: 'Pergunta' }).fill('Tem CNH?')
      await dialog.getByRole('checkbox', { name: 'Pergunta Obrigatória' }).check()
      await dialog.getByRole('radio', { name: 'Eliminar' }).check()
      await page.getByRole('button', { name: 'Adicionar pergunta', exact: true }).click()
    },
    check: async (page) => {
      await expect(page.getByRole('heading', { name: 'Tem CNH?' })).toBeVisible()
      await expect(page.getByText('Obrigatória', { exact: true })).toBeVisible()
    },
  },
  {
    title: 'Perguntas abertas',
    fill: async (page) => {
      // Left in its dialog: what was written there is not lost either.
      await page.getByRole('button', { name: 'Adicionar pergunta aberta' }).click()
      await page.getByRole('dialog').getByRole('textbox', { name: 'Pergunta' }).fill('Por que você?')
    },
    check: async (page) => {
      await expect(page.getByRole('textbox', { name: 'Pergunta' })).toHaveValue('Por que você?')
      await page.getByRole('button', { name: 'Adicionar pergunta', exact: true }).click()
    },
  },
  {
    title: 'Testes',
    fill: async (page) => {
      await page.getByRole('button', { name: /^Idiomas/ }).click()
      await page
        .getByRole('checkbox', { name: /Inglês/ })
        .first()
        .check()
    },
    check: async (page) => expect(page.getByText('3 de 10 testes')).toBeVisible(),
  },
  {
    title: 'Salário',
    fill: async (page) => {
      await pick(page, 'Tipos de contratação', 'CLT')
      await text(page, 'De').first().fill('1800')
      await text(page, 'De').first().press('Enter')
    },
    check: async (page) => {
      await expect(text(page, 'De').first()).toHaveValue('1.800')
      await expect(page.getByText('Vale-transporte')).toBeVisible()
    },
  },
  {
    title: 'Contato',
    fill: async (page) => {
      await text(page, 'Nome').fill('Marina Duarte')
      await text(page, 'Celular').pressSequentially('11987654321')
      await page.getByRole('checkbox', { name: /WhatsApp/ }).check()
      await text(page, 'Mensagem').fill('Olá, {{nome}}')
    },
    check: async (page) => {
      await expect(text(page, 'Celular')).toHaveValue('(11) 98765-4321')
      await expect(text(page, 'Mensagem')).toHaveValue('Olá, {{nome}}')
    },
  },
  {
    title: 'Resumo da vaga',
    fill: async (page) => {
      const editor = page.getByRole('textbox', { name: 'Texto da vaga' })
      await editor.click()
      await page.keyboard.press('Control+b')
      await page.keyboard.type('Forte')
      await page.keyboard.press('Control+b')
      await page.keyboard.type(' e claro')
    },
    check: async (page) => {
      const editor = page.getByRole('textbox', { name: 'Texto da vaga' })
      await expect(editor).toHaveText('Forte e claro')
      await expect(editor.locator('strong')).toHaveText('Forte')
    },
  },
]

test('each step survives a reload in its middle, and everything comes back on edit', async ({ page }) => {
  test.setTimeout(240_000)
  await beSignedIn(page)
  await openNew(page)
  for (const [index, journey] of journeys.entries()) {
    await test.step(journey.title, async () => {
      await expectStep(page, journey.title)
      await journey.fill(page)
      await page.reload()
      await expectStep(page, journey.title)
      await journey.check(page)
      await goOn(page, journeys[index + 1]?.title ?? 'Publicar campanha')
    })
  }
  await page.getByRole('switch', { name: 'Catho' }).check()
  await page.reload()
  await expect(page.getByRole('switch', { name: 'Catho' })).toBeChecked()
  await publish(page).click()
  await expect(page.getByText('Campanha publicada com sucesso.')).toBeVisible()

  await page.goto('/dashboard/campanhas?busca=Analista+completa')
  await page.getByRole('button', { name: 'Mais ações de Analista completa' }).click()
  await page.getByRole('menuitem', { name: 'Editar' }).click()
  const id = campanhaIdOf(page)
  for (const [index, { title, check }] of journeys.entries()) {
    if (title === 'Perguntas abertas') continue
    const address = await page
      .getByRole('navigation', { name: 'Etapas da campanha' })
      .getByRole('link')
      .nth(index)
      .getAttribute('href')
    await page.goto(address ?? '')
    await expectStep(page, title)
    await check(page)
  }
  await page.goto(`/dashboard/publicar-campanha?campanha=${id}`)
  await expect(page.getByRole('switch', { name: 'Catho' })).toBeChecked()
})

test('a draft is found in a second browser after Save', async ({ page, browser, baseURL }) => {
  await beSignedIn(page)
  await openNew(page)
  await text(page, 'Nome da campanha').fill('Vista de longe')
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expectSaved(page)
  const other = await browser.newPage({ baseURL: baseURL ?? '' })
  await beSignedIn(other)
  await other.goto(page.url())
  await expect(text(other, 'Nome da campanha')).toHaveValue('Vista de longe')
  await other.close()
})

test('by the keyboard alone a campaign is created and published', async ({ page }) => {
  test.setTimeout(240_000)
  await beSignedIn(page)
  await openNew(page)
  await typeInto(page, 'Nome da campanha', 'Só teclado')
  await typeInto(page, 'Nome da empresa ou do setor', 'Aroeira')
  await pickByKeys(page, 'Funções da vaga', 'atendente')
  await page.keyboard.press('Control+Enter')
  await expectStep(page, 'Localização')
  await pickByKeys(page, 'Cidades da vaga', 'campinas')
  for (const title of [...journeys.slice(2).map((journey) => journey.title), 'Publicar campanha']) {
    await page.keyboard.press('Control+Enter')
    await expectStep(page, title)
    if (title === 'Contato') await typeInto(page, 'Nome', 'Marina')
  }
  await tabTo(page, 'Publicar')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Campanha publicada com sucesso.')).toBeVisible()
})

async function typeInto(page: Page, name: string, value: string) {
  await tabTo(page, name)
  await page.keyboard.type(value)
}

async function pickByKeys(page: Page, name: string, value: string) {
  await typeInto(page, name, value)
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
}

/** Tab until the thing with this name has the focus. */
async function tabTo(page: Page, name: string) {
  for (let press = 0; press < 90; press++) {
    const focused = await page.evaluate(() => {
      const { activeElement: element } = document
      if (!(element instanceof HTMLElement)) return ''
      const label = (element instanceof HTMLInputElement ? element.labels?.[0] : element)?.cloneNode(true)
      // What is hidden from screen readers is no part of a name.
      if (label instanceof Element)
        for (const part of label.querySelectorAll('[aria-hidden=true]')) part.remove()
      return (element.getAttribute('aria-label') ?? label?.textContent ?? '').replace(/\s*\*$/, '').trim()
    })
    if (focused === name) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${name} cannot be reached by Tab`)
}
