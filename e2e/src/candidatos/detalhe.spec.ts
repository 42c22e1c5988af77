import type { Page } from '@playwright/test'
import { publishCampanha } from '../campanhas/campanhas-data'
import { keepSession } from '../support/api'
import { holdGrid } from '../support/hold-grid'
import { expect, test } from '../support/test'
import type { Escritorio } from './pessoas-data'
import { enterPessoa, nomes, openEscritorio, sendPessoa } from './pessoas-data'

/** One person over a list: six tabs, reasons of the fit, neighbours across pages (product 36 and 40, issue 5 lines 3, 4 and 8). */

let casa: Escritorio
test.describe.configure({ mode: 'serial' })
test.beforeAll(async ({ product, playwright }) => {
  casa = await openEscritorio(product, 'detalhe@seleta.local', 'Pessoa Atendente')
  const request = await playwright.request.newContext({ baseURL: product.url })
  for (const letter of 'abcdefghi') await enterPessoa(request, casa, { nome: `Pessoa ${letter}` })
  await enterPessoa(request, casa, {
    nome: 'Zilda Atende',
    telefone: '+55 (55) 99876-5432',
    ultimoCargo: 'Atendente',
    habilidades: ['Excel'],
  })
  await request.dispose()
})
test.afterAll(() => casa.api.stop())
test.beforeEach(({ page }) => keepSession(page, casa.api))

const detalhe = (page: Page) => page.getByRole('dialog')
const nome = (page: Page, text: string) => detalhe(page).getByRole('heading', { level: 2, name: text })
const lista = () => `/dashboard/candidatos/${casa.campanhaId}?ordem=nome,asc`

test('the name opens the person in the address, over the same list; Esc gives the list and the focus back', async ({
  page,
}) => {
  await page.goto(lista())
  await nomes(page).first().click()
  await expect(page).toHaveURL(/talento=/)
  await expect(nome(page, 'Pessoa a')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(detalhe(page)).toBeHidden()
  expect(page.url()).not.toContain('talento')
  await expect(nomes(page).first()).toBeFocused()
})

test('opened from rows before their grid is there, it gives the focus back to the same name in the grid', async ({
  page,
}) => {
  const letGridCome = await holdGrid(page)
  await page.goto(lista(), { waitUntil: 'commit' })
  await nomes(page).nth(1).click()
  await letGridCome()
  await expect(nome(page, 'Pessoa b')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('grid')).toBeVisible()
  await expect(nomes(page).nth(1)).toBeFocused()
})

test('the six tabs of the spec in its order, each with content or its sentence, by keyboard', async ({
  page,
}) => {
  await page.goto(lista())
  await nomes(page).first().click()
  await expect(page.getByRole('tab')).toHaveText([
    'Dados pessoais',
    'Experiência',
    'Formação',
    'Testes',
    'Vídeo CV',
    'Participações',
    'Notas e histórico',
  ])
  await page.getByRole('tab', { name: 'Dados pessoais' }).focus()
  for (const text of ['Sem experiência', 'Sem formação', 'Sem testes', 'Sem vídeo']) {
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await expect(detalhe(page).getByText(new RegExp(`^${text}`))).toBeVisible()
  }
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(detalhe(page).getByText('Inscrição direta', { exact: false })).toBeVisible()
})

for (const [width, height] of [
  [320, 568],
  [390, 664],
] as const) {
  test(`on a phone of ${width} × ${height} what a tab holds is read on most of the screen, its name in sight`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.goto(lista())
    await nomes(page).first().click()
    const panel = page.getByRole('tabpanel')
    await expect(panel.getByText('Apagar pessoa')).toBeAttached()
    const { read, whole } = await panel.evaluate((element) => {
      element.scrollTop = element.scrollHeight
      element.scrollIntoView({ block: 'end' })
      const { top, bottom } = element.getBoundingClientRect()
      return { read: Math.min(bottom, window.innerHeight) - Math.max(top, 0), whole: element.scrollHeight }
    })
    expect(Math.ceil(read)).toBeGreaterThanOrEqual(Math.min(whole, height * 0.6))
    await expect(page.getByRole('tab', { name: 'Dados pessoais' })).toBeInViewport({ ratio: 1 })
  })
}

test('next and previous cross the pages, by button and by J and K, and the list follows', async ({
  page,
}) => {
  await page.goto(lista())
  await nomes(page).last().click()
  await expect(nome(page, 'Pessoa h')).toBeVisible()
  await detalhe(page).getByRole('button', { name: 'Próximo candidato' }).click()
  await expect(nome(page, 'Pessoa i')).toBeVisible()
  await expect(page).toHaveURL(/pagina=2/)
  await page.keyboard.press('j')
  await expect(nome(page, 'Zilda Atende')).toBeVisible()
  await expect(detalhe(page).getByRole('button', { name: 'Próximo candidato' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await page.keyboard.press('k')
  await expect(nome(page, 'Pessoa i')).toBeVisible()
  // The page before is read while this person is looked at.
  await expect(detalhe(page).getByRole('button', { name: 'Candidato anterior' })).toHaveAttribute(
    'aria-disabled',
    'false',
  )
  await page.keyboard.press('k')
  await expect(nome(page, 'Pessoa h')).toBeVisible()
  await expect(page).not.toHaveURL(/pagina=2/)
})

test('the fit is explained point by point, on the row and in the person', async ({ page }) => {
  await page.goto(`${lista()}&pagina=2`)
  const ring = page.getByRole('row', { name: /Zilda Atende/ }).getByRole('button', { name: /[Aa]derência/ })
  await ring.hover()
  await expect(page.getByRole('tooltip')).toContainText(/: pedido, .+\d+ de \d+/)
  await page.mouse.move(0, 0)
  await nomes(page).filter({ hasText: 'Zilda' }).click()
  await page.getByRole('tab', { name: 'Participações' }).click()
  await expect(detalhe(page).getByText(/^Aderência: \d+ de 100$/)).toBeVisible()
  await expect(detalhe(page).getByText(/São Paulo.+SP: pedido, não informad/)).toBeVisible()
})

test('WhatsApp carries 55 once, and is not there for a person without a number', async ({ page }) => {
  await page.goto(`${lista()}&pagina=2`)
  await expect(
    page.getByRole('link', { name: 'Conversar com Zilda Atende no WhatsApp (abre em nova aba)' }),
  ).toHaveAttribute('href', /^https:\/\/wa\.me\/5555998765432\?text=Ol%C3%A1%2C%20Zilda!/)
  await expect(page.getByRole('link', { name: /Conversar com Pessoa i/ })).toHaveCount(0)
})

test('a note is written and stands in the timeline', async ({ page }) => {
  await page.goto(lista())
  await nomes(page).first().click()
  await page.getByRole('tab', { name: 'Notas e histórico' }).click()
  await detalhe(page).getByLabel('Nova nota').fill('Falar na segunda.')
  await detalhe(page).getByRole('button', { name: 'Salvar nota' }).click()
  await expect(detalhe(page).getByRole('region', { name: 'Notas' })).toContainText('Falar na segunda.')
  await expect(detalhe(page).getByRole('list', { name: 'Linha do tempo' })).toContainText('Nota escrita')
  await expect(detalhe(page).getByRole('list', { name: 'Linha do tempo' })).toContainText(
    'Cadastro criado à mão',
  )
})

test.describe('the review of new people (product 63)', () => {
  const NOVAS = 30
  const nomeOf = (n: number) => `Nova ${String.fromCharCode(97 + Math.floor(n / 10))}${'abcdefghij'[n % 10]}`
  let campanhaId = 0
  test.beforeAll(async ({ product, playwright }) => {
    campanhaId = await publishCampanha(casa.api, 'Trinta Pessoas')
    const request = await playwright.request.newContext({ baseURL: product.url })
    for (let n = 0; n < NOVAS; n += 1)
      await sendPessoa(request, casa, { nome: nomeOf(n) }, { idCampanha: campanhaId })
    await request.dispose()
  })
  const review = (page: Page) => page.getByRole('dialog', { name: 'Revisar candidatos' })
  const place = (page: Page, text: string) => review(page).getByText(`Revisar · ${text}`, { exact: true })
  const onScreen = async (page: Page, n: number) => {
    await expect(review(page).getByRole('heading', { name: nomeOf(n), exact: true })).toBeVisible()
    await expect(review(page).getByRole('button', { name: /^Avançar/ })).toHaveAttribute(
      'aria-disabled',
      'false',
    )
  }

  test('thirty are gone through in at most 45 keys, whoever waits longest first; going on waits for no request', async ({
    page,
  }) => {
    let keys = 0
    const press = async (key: string) => {
      keys += 1
      await page.keyboard.press(key)
    }
    const read = new Set<string>()
    page.on('response', (response) => read.add(new URL(response.url()).pathname))
    const hasRead = (n: number) => () => [...read].filter((one) => one.endsWith('curriculo')).length >= n
    // The list is ordered otherwise: that is no matter for whoever waits.
    await page.goto(`/dashboard/candidatos-robo/${campanhaId}?ordem=nome,asc`)
    await page.getByRole('button', { name: 'Revisar 30 novas' }).focus()
    await press('Enter')
    await onScreen(page, 0)
    const paper = review(page).getByRole('group', { name: 'Currículo de Nova aa, página 1 de 1' })
    await expect(paper).toContainText('Nova aa')
    await expect.poll(hasRead(4)).toBe(true)
    // The server answers nothing until this person and the next two have been gone over.
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(/\/(?:talento|campanha)\/v1\//, async (route) => {
      await held
      await route.continue()
    })
    for (let n = 0; n < 3; n += 1) {
      await press('a')
      await onScreen(page, n + 1)
    }
    release()
    await page.unrouteAll({ behavior: 'wait' })
    for (let n = 3; n < NOVAS; n += 1) {
      await onScreen(page, n)
      await press(n % 3 === 0 ? 'r' : 'a')
    }
    const summary = review(page).getByRole('list', { name: 'Resumo da revisão' })
    await expect(summary).toContainText('21 em Questionário')
    await expect(summary).toContainText('9 em Reprovados')
    expect(keys).toBeLessThanOrEqual(45)

    await review(page).getByRole('button', { name: 'Desfazer as 30 mudanças' }).click()
    await expect(summary).toHaveText('30 sem decisão')
    await review(page).getByRole('button', { name: 'Voltar à lista' }).click()
    await expect(review(page)).toBeHidden()
    await expect(page.getByRole('row', { name: /Nova aa/ })).toContainText('Triagem')
    await expect(page.getByRole('button', { name: /^Revisar \d+ nova/ })).toHaveCount(0)
  })

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

    test('a finger draws the name to the right and the person has gone on; «Desfazer» brings them back', async ({
      page,
    }) => {
      await page.goto(`/dashboard/candidatos-robo/${campanhaId}?revisar=filtro`)
      await onScreen(page, 0)
      // Each word inside its button, on the narrowest phone too.
      await page.setViewportSize({ width: 320, height: 700 })
      const cut = await review(page)
        .getByRole('contentinfo')
        .getByRole('button')
        .evaluateAll((buttons) =>
          buttons.filter((button) => button.scrollWidth > button.clientWidth).map((one) => one.textContent),
        )
      expect(cut).toEqual([])
      await page.setViewportSize({ width: 390, height: 844 })
      await review(page).getByRole('tab', { name: 'Dados' }).click()
      await expect(review(page).getByRole('textbox', { name: 'Nova nota' })).toBeVisible()
      const heading = review(page).getByRole('heading', { name: nomeOf(0), exact: true })
      const box = await heading.boundingBox()
      const y = (box?.y ?? 0) + 10
      const cdp = await page.context().newCDPSession(page)
      const touch = (type: 'touchStart' | 'touchMove', x: number) =>
        cdp.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] })
      await touch('touchStart', 60)
      for (const x of [90, 130, 180]) await touch('touchMove', x)
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
      await onScreen(page, 1)
      await review(page).getByRole('button', { name: 'Desfazer' }).click()
      await onScreen(page, 0)
      await expect(place(page, '1 de 30')).toBeVisible()
    })
  })
})
