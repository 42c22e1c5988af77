import type { Page } from '@playwright/test'
import type { Api } from '../support/api'
import { createEmpresa, keepSession } from '../support/api'
import { hold } from '../support/hold'
import { expect, test, withMotion } from '../support/test'
import {
  cartao,
  column,
  createBoard,
  expectColumn,
  hearSpoken,
  moveByMenu,
  openBoard,
  punho,
  readBoard,
  watchEtapas,
} from './board-data'

/** Moving people by mouse, touch, keyboard and menu, with what a screen reader is told: product 46, 47; design.md 4. */

let api: Api
test.beforeAll(async ({ product }) => {
  api = await createEmpresa(product, 'mover@seleta.local')
})
test.afterAll(() => api.stop())
test.beforeEach(async ({ page }) => {
  await withMotion(page)
  await keepSession(page, api)
})

const toast = (text: string) => new RegExp(`^${text}`)

/** A busy browser draws and answers keys before it looks at timers without a delay. */
const beBusy = (page: Page) =>
  page.addInitScript(() => {
    const wait = window.setTimeout
    Object.assign(window, {
      setTimeout: (run: () => void, delay = 0) => wait(run, delay === 0 ? 150 : delay),
    })
  })

test('by the mouse: at once on the screen, saved, undone from the foot of the column', async ({ page }) => {
  const id = await createBoard(api, 'Pessoa Operadora')
  await openBoard(page, id)
  await expectColumn(page, 'Triagem', ['Caio Cruz', 'Bia Braga', 'Ana Alves'])
  const from = await cartao(page, 'Bia Braga').boundingBox()
  const to = await column(page, 'Entrevistas').boundingBox()
  if (from === null || to === null) throw new Error('the board is not on the screen')
  await page.mouse.move(from.x + 60, from.y + 20)
  await page.mouse.down()
  // Under 8 px nothing is lifted: a click on a name stays a click.
  await page.mouse.move(from.x + 64, from.y + 22)
  await expect(page.getByText('Solte em Entrevistas')).toHaveCount(0)
  await page.mouse.move(to.x + 80, to.y + 200, { steps: 12 })
  await expect(page.getByText('Solte em Entrevistas')).toBeVisible()
  await page.mouse.up()
  await expectColumn(page, 'Entrevistas', ['Bia Braga'])
  await expect(page.getByText(toast('Bia Braga agora em Entrevistas.')).first()).toBeVisible()
  const board = await readBoard(api, id)
  expect(board.find(({ nome }) => nome === 'Entrevistas')?.talentos.map(({ nome }) => nome)).toEqual([
    'Bia Braga',
  ])
  await column(page, 'Entrevistas').getByRole('button', { name: 'Desfazer' }).click()
  await expectColumn(page, 'Triagem', ['Bia Braga', 'Caio Cruz', 'Ana Alves'])
  await expect.poll(async () => (await readBoard(api, id))[0]?.qtdTalentos).toBe(3)
})

test('a click on the name opens the person, and the board stays as it was', async ({ page }) => {
  const id = await createBoard(api, 'Pessoa Leitora', ['Ana Alves'])
  await openBoard(page, id)
  await page.getByRole('link', { name: 'Ana Alves' }).click()
  await expect(page).toHaveURL(/talento=/)
  await expect(page.getByRole('dialog', { name: 'Ana Alves' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).not.toHaveURL(/talento=/)
  await expectColumn(page, 'Triagem', ['Ana Alves'])
})

test('a menu whose code is slow says that it comes, can be left, and opens when it is there', async ({
  page,
}) => {
  const id = await createBoard(api, 'Pessoa Paciente', ['Ana Alves'])
  await openBoard(page, id)
  await expectColumn(page, 'Triagem', ['Ana Alves'])
  const release = await hold(page, '**/*.js')
  await punho(page, 'Ana Alves').click()
  await expect(page.getByText('Ainda carregando…')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('Ainda carregando…')).toHaveCount(0)
  await punho(page, 'Ana Alves').click()
  await expect(page.getByText('Ainda carregando…')).toBeVisible()
  release()
  await expect(page.getByRole('menuitem', { name: /^Entrevistas/ })).toBeVisible()
  await expect(page.getByText('Ainda carregando…')).toHaveCount(0)
})

test('by the keyboard, with every sentence word for word', async ({ page }) => {
  const spoken = await hearSpoken(page)
  const id = await createBoard(api, 'Pessoa Digitadora')
  await openBoard(page, id)
  const etapas = await watchEtapas(page, 'Bia Braga')
  await punho(page, 'Bia Braga').focus()
  await page.keyboard.press('Space')
  await expect
    .poll(spoken)
    .toContain(
      'Bia Braga selecionado para mover. Etapa Triagem, posição 2 de 3. Use as setas; espaço solta, Esc cancela.',
    )
  await page.keyboard.press('ArrowRight')
  await expect.poll(spoken).toContain('Etapa Questionário, posição 1 de 1.')
  await page.keyboard.press('ArrowRight')
  await expect.poll(spoken).toContain('Etapa Entrevistas, posição 1 de 1.')
  await page.keyboard.press('Space')
  await expect.poll(spoken).toContain('Bia Braga agora está em Entrevistas, posição 1 de 1.')
  await expectColumn(page, 'Entrevistas', ['Bia Braga'])
  // The view stays where one works: on who stands next there (audit B4).
  await expect(punho(page, 'Ana Alves')).toBeFocused()

  // Esc leaves the person where they were, and says so.
  const last = async () => (await spoken()).at(-1)
  await punho(page, 'Bia Braga').focus()
  await page.keyboard.press('Space')
  await expect.poll(last).toContain('Bia Braga selecionado para mover. Etapa Entrevistas,')
  await page.keyboard.press('ArrowLeft')
  await expect.poll(last).toBe('Etapa Questionário, posição 1 de 1.')
  await page.keyboard.press('Escape')
  await expect.poll(last).toBe('Movimento cancelado. Bia Braga continua em Entrevistas.')
  await expect(punho(page, 'Bia Braga')).toBeFocused()

  await expect.poll(async () => (await readBoard(api, id))[0]?.qtdTalentos).toBe(2)
  await page.keyboard.press('Control+z')
  await expect.poll(spoken).toContain('Desfeito. Bia Braga voltou para Triagem.')
  await expectColumn(page, 'Triagem', ['Bia Braga', 'Caio Cruz', 'Ana Alves'])
  await expect(punho(page, 'Bia Braga')).toBeFocused()

  // In their order, each once: nothing else was said.
  expect(await spoken()).toEqual([
    'Bia Braga selecionado para mover. Etapa Triagem, posição 2 de 3. Use as setas; espaço solta, Esc cancela.',
    'Etapa Questionário, posição 1 de 1.',
    'Etapa Entrevistas, posição 1 de 1.',
    'Bia Braga agora está em Entrevistas, posição 1 de 1.',
    'Bia Braga selecionado para mover. Etapa Entrevistas, posição 1 de 1. Use as setas; espaço solta, Esc cancela.',
    'Etapa Questionário, posição 1 de 1.',
    'Movimento cancelado. Bia Braga continua em Entrevistas.',
    'Desfeito. Bia Braga voltou para Triagem.',
  ])
  expect(await etapas()).toEqual(['Triagem', 'Entrevistas', 'Triagem'])
})

test('by the menu «Mover para», opened by S, without dragging; the present stage does nothing', async ({
  page,
}) => {
  const spoken = await hearSpoken(page)
  const id = await createBoard(api, 'Pessoa Secretária')
  await openBoard(page, id)
  await punho(page, 'Ana Alves').focus()
  await page.keyboard.press('s')
  const menu = page.getByRole('menu', { name: 'Mover Ana Alves para' })
  await expect(menu).toBeVisible()
  let calls = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/kanban/')) calls += 1
  })
  await menu.getByRole('menuitem', { name: /^Triagem/ }).click()
  await expect(menu).toHaveCount(0)
  expect(calls).toBe(0)
  await punho(page, 'Ana Alves').click()
  await menu.getByRole('menuitem', { name: /^Finalistas/ }).click()
  await page.getByRole('menuitem', { name: 'Enviar', exact: true }).click()
  await expectColumn(page, 'Finalistas', ['Ana Alves'])
  await expect.poll(spoken).toContain('Ana Alves agora está em Finalistas, posição 1 de 1.')
  await expect(punho(page, 'Bia Braga')).toBeFocused()
  // The move is said and drawn before it is sent.
  await expect.poll(async () => (await readBoard(api, id))[0]?.qtdTalentos).toBe(2)
  expect(calls).toBe(1)
})

test('a move that is saved does not go back for a moment, however busy the browser is', async ({ page }) => {
  await beBusy(page)
  const id = await createBoard(api, 'Pessoa Apressada')
  await openBoard(page, id)
  const etapas = await watchEtapas(page, 'Ana Alves')
  await moveByMenu(page, 'Ana Alves', 'Entrevistas')
  await expect(page.getByText(toast('Ana Alves agora em Entrevistas.')).first()).toBeVisible()
  expect(await etapas()).toEqual(['Triagem', 'Entrevistas'])
})

test('who hears that a card is lifted can move it at once, however busy the browser is', async ({ page }) => {
  await beBusy(page)
  const spoken = await hearSpoken(page)
  const id = await createBoard(api, 'Pessoa Apressada ao teclado')
  await openBoard(page, id)
  await punho(page, 'Bia Braga').focus()
  await page.keyboard.press('Space')
  await expect
    .poll(spoken, { intervals: [10] })
    .toContainEqual(expect.stringContaining('Bia Braga selecionado'))
  await page.keyboard.press('ArrowRight')
  await expect.poll(spoken).toContain('Etapa Questionário, posição 1 de 1.')
})

test('a move that cannot be saved goes back, keeps the focus, says so and can be tried again', async ({
  page,
}) => {
  const spoken = await hearSpoken(page)
  const id = await createBoard(api, 'Pessoa Azarada')
  await openBoard(page, id)
  await page.route('**/talento/v1/talentos/*/campanha/*/kanban/*', (route) =>
    route.fulfill({ status: 500, body: '' }),
  )
  await moveByMenu(page, 'Ana Alves', 'Entrevistas')
  await expect(page.getByText('Não foi possível mover Ana Alves').first()).toBeVisible()
  await expectColumn(page, 'Triagem', ['Caio Cruz', 'Bia Braga', 'Ana Alves'])
  await expect(punho(page, 'Ana Alves')).toBeFocused()
  expect(await spoken()).toContain('Não foi possível salvar o movimento de Ana Alves.')
  await page.unroute('**/talento/v1/talentos/*/campanha/*/kanban/*')
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expectColumn(page, 'Entrevistas', ['Ana Alves'])
  await expect(page.getByText(/Não salvo ·/)).toHaveCount(0)
})

test('a column is moved by its handle, with sentences, and stays so after a reload', async ({ page }) => {
  const spoken = await hearSpoken(page)
  const id = await createBoard(api, 'Pessoa Ordenada', [])
  await openBoard(page, id)
  const names = page.getByRole('region', { name: 'Etapas da seleção' }).getByRole('heading', { level: 3 })
  await page.getByRole('button', { name: 'Mover etapa Questionário' }).focus()
  await page.keyboard.press('Space')
  await expect
    .poll(spoken)
    .toContain(
      'Etapa Questionário selecionada para mover, posição 2 de 6. Use as setas; espaço solta, Esc cancela.',
    )
  await page.keyboard.press('ArrowRight')
  await expect.poll(spoken).toContain('Posição 3 de 6.')
  await page.keyboard.press('Space')
  await expect.poll(spoken).toContain('Etapa Questionário agora na posição 3 de 6.')
  const after = ['Triagem', 'Entrevistas', 'Questionário', 'Finalistas', 'Contratados', 'Reprovados']
  await expect(names).toHaveText(after)
  await expect.poll(async () => (await readBoard(api, id)).map(({ nome }) => nome)).toEqual(after)
  await page.reload()
  await expect(names).toHaveText(after)
})

test('a column is dragged by its head to the place of another', async ({ page }) => {
  const id = await createBoard(api, 'Pessoa Arrumada', [])
  await openBoard(page, id)
  const board = page.getByRole('region', { name: 'Etapas da seleção' })
  const from = await column(page, 'Entrevistas').getByRole('heading').boundingBox()
  const to = await column(page, 'Triagem').getByRole('heading').boundingBox()
  if (from === null || to === null) throw new Error('the board is not on the screen')
  await page.mouse.move(from.x + 20, from.y + 8)
  await page.mouse.down()
  await page.mouse.move(to.x + 30, to.y + 20, { steps: 12 })
  await page.mouse.up()
  const after = ['Entrevistas', 'Triagem', 'Questionário', 'Finalistas', 'Contratados', 'Reprovados']
  await expect(board.getByRole('heading', { level: 3 })).toHaveText(after)
  await expect.poll(async () => (await readBoard(api, id)).map(({ nome }) => nome)).toEqual(after)
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 800, height: 900 } })

  test('a long press lifts a card, a swipe scrolls', async ({ page }) => {
    const id = await createBoard(api, 'Pessoa Tocadora')
    await openBoard(page, id)
    const from = await cartao(page, 'Bia Braga').boundingBox()
    const to = await column(page, 'Questionário').boundingBox()
    if (from === null || to === null) throw new Error('the board is not on the screen')
    const devtools = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number) =>
      devtools.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] })
    const start = { x: from.x + 80, y: from.y + 20 }

    // Moving before the 200 ms are over is a swipe.
    await touch('touchStart', start.x, start.y)
    for (let step = 1; step <= 6; step += 1) await touch('touchMove', start.x - step * 12, start.y)
    await expect(page.locator('[data-is-ghost="true"]')).toHaveCount(0)
    await touch('touchEnd', 0, 0)

    await page.reload()
    await expectColumn(page, 'Triagem', ['Caio Cruz', 'Bia Braga', 'Ana Alves'])
    await touch('touchStart', start.x, start.y)
    await expect(page.locator('[data-is-ghost="true"]')).toBeVisible()
    for (let step = 1; step <= 10; step += 1)
      await touch('touchMove', start.x + ((to.x + 100 - start.x) * step) / 10, start.y + step * 8)
    await expect(page.getByText('Solte em Questionário')).toBeVisible()
    await touch('touchEnd', 0, 0)
    await expectColumn(page, 'Questionário', ['Bia Braga'])
    await expect.poll(async () => (await readBoard(api, id))[1]?.qtdTalentos).toBe(1)
  })
})
