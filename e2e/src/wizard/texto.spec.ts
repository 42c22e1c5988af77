import type { Page } from '@playwright/test'
import { openApi } from '../support/api'
import { beSignedIn } from '../support/sign-in'
import { expect, test, withMotion } from '../support/test'
import { campanhaIdOf, expectStep, openNew, pick, save } from './wizard-steps'

/** The text of the vaga in a real browser: how it is written, by whom, and what cannot get in. Issue 4, line 6. */

const editor = (page: Page) => page.getByRole('textbox', { name: 'Texto da vaga' })
const generate = (page: Page) => page.getByRole('button', { name: 'Gerar com IA' })
const openai = '**/campanha/v1/openai/perguntar'

/** Everything that an attacker would send. */
const HOSTILE = [
  '<p onclick="window.hit=1">Um <b>forte</b></p>',
  '<script>window.hit=1</script>',
  '<img src=x onerror="window.hit=1">',
  '<svg><script>window.hit=1</script></svg>',
  '<a href="javascript:window.hit=1">clique</a>',
  '<iframe srcdoc="<script>parent.hit=1</script>"></iframe>',
  '<p style="position:fixed;text-align:center">Dois</p>',
  '<form action="//mau"><input name="senha"></form>',
].join('')
const ALLOWED =
  /^(?:<\/?(?:p|strong|em|u|ol|ul|li)(?: class="ql-align-(?:center|right|justify)")?>|<br ?\/?>|[^<>])*$/

async function openText(page: Page): Promise<string> {
  await beSignedIn(page)
  await openNew(page)
  await page.getByRole('textbox', { name: 'Nome da campanha' }).fill('Texto')
  await pick(page, 'Funções da vaga', 'Atendente')
  await save(page)
  const id = campanhaIdOf(page)
  await page.goto(`/dashboard/resumo-da-vaga?campanha=${id}`)
  await expectStep(page, 'Resumo da vaga')
  await expect(editor(page)).toBeVisible()
  return id
}

const wasHit = (page: Page) => page.evaluate(() => 'hit' in window)

test('the built-in writer types its text, says who it is, and can be hurried, stopped and taken back', async ({
  page,
}) => {
  await withMotion(page)
  await openText(page)
  await editor(page).fill('O texto de antes')
  await generate(page).click()
  await expect(page.getByText(/Escrito pelo redator da Seleta.*nenhuma IA está configurada/)).toBeVisible()
  const typed = page.locator('[aria-busy=true][aria-hidden=true]')
  const early = (await typed.textContent())?.length ?? 0
  await expect.poll(async () => (await typed.textContent())?.length ?? 0).toBeGreaterThan(early + 20)
  await page.getByRole('button', { name: 'Mostrar tudo' }).click()
  await expect(editor(page)).toContainText('Atendente')
  const whole = (await editor(page).textContent()) ?? ''

  await page.getByRole('button', { name: 'Desfazer geração' }).click()
  await expect(editor(page)).toHaveText('O texto de antes')

  await generate(page).click()
  await expect.poll(async () => (await typed.textContent())?.length ?? 0).toBeGreaterThan(5)
  await page.getByRole('button', { name: 'Parar' }).click()
  await expect(page.getByText(/A geração foi interrompida/)).toBeVisible()
  expect((await editor(page).textContent())?.length ?? 0).toBeLessThan(whole.length)
})

test('a writer that fails says so in the spec’s words and leaves the text', async ({ page }) => {
  await openText(page)
  await editor(page).fill('O texto de antes')
  await page.route(openai, (route) => route.fulfill({ status: 500, body: '' }))
  await generate(page).click()
  await expect(page.getByText('Erro ao buscar resposta ia')).toBeVisible()
  await expect(editor(page)).toHaveText('O texto de antes')
})

test('nothing hostile gets in by paste', async ({ page, product }) => {
  const id = await openText(page)
  await editor(page).evaluate((element, html) => {
    const data = new DataTransfer()
    data.setData('text/html', html)
    data.setData('text/plain', 'texto')
    element.focus()
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    )
  }, HOSTILE)
  await expect(editor(page).locator('strong')).toHaveText('forte')
  await expect(editor(page).locator('script, img, svg, a, iframe, form, input, [onclick]')).toHaveCount(0)
  await save(page)
  const api = await openApi(product)
  const { data } = await api.call<{ data: { vaga: { descricao: string } } }>(
    'GET',
    `/campanha/v1/campanhas/${id}`,
  )
  expect(data.vaga.descricao).toMatch(ALLOWED)
  expect(data.vaga.descricao).toContain('<strong>forte</strong>')
  await api.stop()
  expect(await wasHit(page)).toBe(false)
})

test('nothing hostile gets in by the writer’s answer', async ({ page }) => {
  await openText(page)
  await page.route(openai, (route) => route.fulfill({ json: { data: HOSTILE, autor: 'ia' } }))
  await generate(page).click()
  await expect(editor(page)).toContainText('Dois')
  await expect(editor(page).locator('script, img, svg, a, iframe, form, input, [onclick]')).toHaveCount(0)
  await expect(page.getByText(/Escrito por um modelo de IA/)).toBeVisible()
  await save(page)
  expect(await wasHit(page)).toBe(false)
})

test('nothing hostile gets in by a call', async ({ page, product }) => {
  const api = await openApi(product)
  const id = await openText(page)
  const { data } = await api.call<{ data: Record<string, unknown> & { versao: number; vaga: object } }>(
    'GET',
    `/campanha/v1/campanhas/${id}`,
  )
  await api.call('PUT', `/campanha/v1/rascunhos/${id}`, {
    versao: data.versao,
    campanha: { ...data, vaga: { ...data.vaga, descricao: HOSTILE } },
  })
  const stored = await api.call<{ data: { vaga: { descricao: string } } }>(
    'GET',
    `/campanha/v1/campanhas/${id}`,
  )
  expect(stored.data.vaga.descricao).toMatch(ALLOWED)
  await page.reload()
  await expect(editor(page)).toContainText('Dois')
  expect(await wasHit(page)).toBe(false)
  await api.stop()
})
