import type { Api } from '../support/api'
import { openApi } from '../support/api'
import { expect, test } from '../support/test'
import type { Vaga } from './publico-data'
import { EMPRESA, fillForm, findVaga } from './publico-data'

/** The public side for people whose phone runs no script: issue of the public side, line 1. */

let api: Api
let vaga: Vaga
test.beforeAll(async ({ product }) => {
  api = await openApi(product)
  vaga = await findVaga(api, 'vendedor')
})
test.afterAll(() => api.stop())

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('a person finds a job, applies, follows the application and leaves again', async ({
    page,
    context,
  }) => {
    await page.goto(`/empresa/${EMPRESA}`)
    await page.getByRole('searchbox').fill('vendedor')
    await page.getByRole('button', { name: 'Buscar' }).click()
    await page.getByRole('link', { name: vaga.nome }).click()
    await expect(page.getByRole('heading', { level: 1, name: vaga.nome })).toBeVisible()
    // What needs a script is not drawn.
    await expect(page.getByRole('button', { name: 'Salvar vaga' })).toBeHidden()
    await page.getByText('Compartilhar', { exact: true }).click()
    await expect(page.getByRole('link', { name: 'WhatsApp' })).toBeVisible()

    const [form] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('link', { name: 'Inscreva-se agora' }).filter({ visible: true }).click(),
    ])
    await fillForm(form, 'Sem Script da Silva', 'sem.script@example.com')
    await form.getByRole('combobox', { name: 'Cidade' }).fill('Cidade Que Não Há')
    await form.getByRole('button', { name: 'Enviar inscrição' }).click()
    await expect(form.getByRole('link', { name: 'Escreva cidade e estado: Recife – PE.' })).toBeVisible()
    await expect(form.getByRole('textbox', { name: 'Nome completo' })).toHaveValue('Sem Script da Silva')

    await form.getByRole('combobox', { name: 'Cidade' }).fill('Recife - PE')
    await form.getByRole('button', { name: 'Enviar inscrição' }).click()
    await expect(form.getByRole('heading', { name: 'Inscrição enviada' })).toBeVisible()

    await form.getByRole('link', { name: 'Acompanhar minha inscrição' }).click()
    await expect(form.getByText('Inscrição recebida')).toBeVisible()
    await form.getByRole('textbox', { name: 'Telefone com DDD' }).fill('81')
    await form.getByRole('textbox', { name: 'Sobre você' }).fill('Vendo bem.')
    await form.getByRole('button', { name: 'Salvar correções' }).click()
    await expect(form.getByText('Informe o telefone com DDD.').last()).toBeVisible()
    await expect(form.getByRole('textbox', { name: 'Telefone com DDD' })).toHaveValue('81')
    await expect(form.getByRole('textbox', { name: 'Sobre você' })).toHaveValue('Vendo bem.')
    await form.getByRole('checkbox', { name: 'Quero sair deste processo.' }).check()
    await form.getByRole('button', { name: 'Retirar inscrição' }).click()
    await expect(form.getByText('Sua inscrição foi retirada.')).toBeVisible()
  })
})

test('the area takes over what the server drew: no element is drawn anew, nothing moves', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        (window as unknown as { shift: number }).shift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const served = await (await page.request.get(`/campanha/${vaga.id}`)).text()
  await page.goto(`/campanha/${vaga.id}`)
  await page.evaluate(() => Object.assign(document.querySelector('h1') ?? {}, { served: true }))
  await page.getByRole('button', { name: 'Salvar vaga' }).click()
  await expect(page.getByRole('button', { name: 'Vaga salva' })).toBeVisible()
  expect(await page.evaluate(() => 'served' in (document.querySelector('h1') ?? {}))).toBe(true)
  expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(0.02)
  expect(served).toContain(`<h1>${vaga.nome}</h1>`)
})

test('what needs the script is not offered before it can answer, and then is where its place was kept', async ({
  page,
}) => {
  let release = () => {}
  const script = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/*.js', async (route) => {
    await script
    await route.continue()
  })
  await page.goto(`/campanha/${vaga.id}`, { waitUntil: 'commit' })
  const share = page.getByText('Compartilhar', { exact: true })
  await share.click()
  const before = await share.boundingBox()
  // Everything else on the page answers already.
  await expect(page.getByRole('link', { name: 'WhatsApp' })).toBeVisible()
  for (const name of ['Salvar vaga', 'Copiar ou enviar'])
    await expect(page.getByRole('button', { name, includeHidden: true })).toBeHidden()
  release()
  await page.getByRole('button', { name: 'Salvar vaga' }).click()
  await expect(page.getByRole('status').getByText('Vaga salva neste aparelho')).toBeVisible()
  expect(await share.boundingBox()).toEqual(before)
})

test('when the area cannot come, the page stays and its form is sent as a document', async ({ page }) => {
  await page.route('**/remotes/mfe-public/**/*.js', (route) => route.abort())
  await page.goto(`/campanha/${vaga.id}/inscricao`)
  await expect(page.getByRole('button', { name: 'Enviar inscrição' })).toBeVisible()
  await fillForm(page, 'Area Caida', 'area.caida@example.com')
  await page.getByRole('button', { name: 'Enviar inscrição' }).click()
  await expect(page.getByRole('heading', { name: 'Inscrição enviada' })).toBeVisible()
})
