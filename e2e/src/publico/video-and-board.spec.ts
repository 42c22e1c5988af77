import type { Api } from '../support/api'
import { keepSession, openApi } from '../support/api'
import { expect, test } from '../support/test'
import type { Vaga } from './publico-data'
import { fillForm, findVaga } from './publico-data'

/** Recorded answers and the board that is open meanwhile: issue of the public side, lines 3 and 4. */

let api: Api
let vaga: Vaga
test.beforeAll(async ({ product }) => {
  api = await openApi(product)
  vaga = await findVaga(api, 'professor')
})
test.afterAll(() => api.stop())

test('an answer is recorded in the browser, taken again, kept, and played by the recruiter', async ({
  page,
  browser,
  product,
}) => {
  const nome = 'Vitória Vídeo'
  await page.goto(`/campanha/${vaga.id}/inscricao?origem=escola`)
  const question = page
    .getByRole('group')
    .filter({ has: page.getByRole('button', { name: 'Gravar resposta' }) })
  await question.getByRole('button', { name: 'Gravar resposta' }).click()
  await expect(page.getByRole('timer')).toHaveText(/faltam \d+ segundos/)
  await page.waitForFunction(() =>
    /faltam 8\d segundos/.test(document.querySelector('[role=timer]')?.textContent ?? ''),
  )
  await page.getByRole('button', { name: 'Parar gravação' }).click()
  const taken = page.getByLabel(/^Sua resposta:/)
  await expect(taken).toBeVisible()
  const first = await taken.getAttribute('src')
  await page.getByRole('button', { name: 'Gravar de novo' }).click()
  await expect(page.getByRole('timer')).toBeVisible()
  await page.waitForFunction(() =>
    /faltam 8[0-8] segundos/.test(document.querySelector('[role=timer]')?.textContent ?? ''),
  )
  await page.getByRole('button', { name: 'Parar gravação' }).click()
  await expect(taken).toBeVisible()
  expect(await taken.getAttribute('src')).not.toBe(first)

  await fillForm(page, nome, 'vitoria.video@example.com')
  await page.getByRole('button', { name: 'Enviar inscrição' }).click()
  await expect(page.getByRole('heading', { name: 'Inscrição enviada' })).toBeVisible()

  const { data } = await api.call<{ data: { identificador: string }[] }>(
    'POST',
    '/talento/v1/talentos/filtro?size=8&page=0',
    { idCampanha: null, pesquisa: { palavraChave: nome } },
  )
  const context = await browser.newContext({ baseURL: product.url, locale: 'pt-BR' })
  const usuario = await context.newPage()
  await keepSession(usuario, api)
  await usuario.goto(`/dashboard/selecao/${vaga.id}?talento=${data[0]?.identificador ?? ''}`)
  await usuario.getByRole('tab', { name: /Vídeo|Video/ }).click()
  await usuario.getByRole('button', { name: 'Assistir' }).click()
  const player = usuario.getByLabel(/^Resposta em vídeo:/)
  await expect(player).toBeVisible()
  // It is a video that plays, not a file with its name.
  await player.evaluate(async (video: HTMLVideoElement) => {
    video.muted = true
    await video.play()
  })
  await expect.poll(() => player.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0)
  expect(await player.evaluate((video: HTMLVideoElement) => video.videoWidth)).toBeGreaterThan(0)
  await context.close()
})

test('a recording ends by itself when its seconds are over', async ({ page }) => {
  await page.clock.install()
  await page.goto(`/campanha/${vaga.id}/inscricao`)
  await page.getByRole('button', { name: 'Gravar resposta' }).click()
  await expect(page.getByRole('timer')).toBeVisible()
  await page.clock.fastForward(91_000)
  await expect(page.getByRole('button', { name: 'Gravar de novo' })).toBeVisible()
})

test('the recruiter’s open board shows who applies, and lets go of who leaves, without reloading', async ({
  page,
  browser,
  product,
}) => {
  const nome = 'Quirino Quadro'
  await keepSession(page, api)
  await page.goto(`/dashboard/selecao/${vaga.id}`)
  const entry = page.getByRole('region', { name: /^Triagem/ })
  await expect(entry).toBeVisible()
  await expect(entry.getByText(nome)).toHaveCount(0)
  await page.evaluate(() => Object.assign(window, { sinceLoad: true }))

  const context = await browser.newContext({ baseURL: product.url, locale: 'pt-BR' })
  const visitor = await context.newPage()
  await visitor.goto(`/campanha/${vaga.id}/inscricao?origem=cartaz`)
  await fillForm(visitor, nome, 'quirino.quadro@example.com')
  await visitor.getByRole('button', { name: 'Enviar inscrição' }).click()
  await expect(visitor.getByRole('heading', { name: 'Inscrição enviada' })).toBeVisible()
  await expect(entry.getByText(nome, { exact: true }).first()).toBeVisible()

  await visitor.getByRole('link', { name: 'Acompanhar minha inscrição' }).click()
  await visitor.getByRole('checkbox', { name: 'Quero sair deste processo.' }).check()
  await visitor.getByRole('button', { name: 'Retirar inscrição' }).click()
  await expect(visitor.getByText('Sua inscrição foi retirada.')).toBeVisible()
  await expect(entry.getByText(nome, { exact: true })).toHaveCount(0)
  expect(await page.evaluate(() => 'sinceLoad' in window)).toBe(true)
  await context.close()
})

test('an application whose answer was lost is the same when it is sent again, after a reload too: its link takes it back', async ({
  page,
  browser,
  product,
}) => {
  const nome = 'Salete Sinal'
  await keepSession(page, api)
  await page.goto(`/dashboard/selecao/${vaga.id}`)
  const entry = page.getByRole('region', { name: /^Triagem/ })
  await expect(entry).toBeVisible()

  const context = await browser.newContext({ baseURL: product.url, locale: 'pt-BR' })
  const visitor = await context.newPage()
  const address = `/campanha/${vaga.id}/inscricao`
  await visitor.goto(address)
  await fillForm(visitor, nome, 'salete.sinal@example.com')
  const send = visitor.getByRole('button', { name: 'Enviar inscrição' })
  const sent = '**/inscricoes'
  await visitor.route(sent, async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await send.click()
  await expect(visitor.getByText(/^Sem conexão/)).toBeVisible()
  await expect(entry.getByText(nome, { exact: true }).first()).toBeVisible()
  await visitor.unroute(sent)
  await visitor.reload()
  await expect(visitor.getByRole('textbox', { name: 'Nome completo' })).toHaveValue(nome)
  await send.click()
  await expect(visitor.getByRole('heading', { name: 'Inscrição enviada' })).toBeVisible()

  await visitor.getByRole('link', { name: 'Acompanhar minha inscrição' }).click()
  await visitor.getByRole('checkbox', { name: 'Quero sair deste processo.' }).check()
  await visitor.getByRole('button', { name: 'Retirar inscrição' }).click()
  await expect(visitor.getByText('Sua inscrição foi retirada.')).toBeVisible()
  await expect(entry.getByText(nome, { exact: true })).toHaveCount(0)
  await context.close()
})
