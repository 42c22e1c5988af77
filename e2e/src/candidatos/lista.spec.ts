import type { Page } from '@playwright/test'
import { keepSession } from '../support/api'
import { expect, test } from '../support/test'
import type { Escritorio } from './pessoas-data'
import { pessoasFound, enterPessoa, nomes, openEscritorio, sendPessoa } from './pessoas-data'

/** The three lists of people and their filters: spec section 2 and 9, product 37–39, issue 5 lines 1 and 2. */

let casa: Escritorio
test.describe.configure({ mode: 'serial' })
// Nine columns need the room.
test.use({ viewport: { width: 1440, height: 900 } })
test.beforeAll(async ({ product, playwright }) => {
  casa = await openEscritorio(product, 'lista-pessoas@seleta.local', 'Pessoa Desenvolvedora')
  const request = await playwright.request.newContext({ baseURL: product.url })
  for (let n = 1; n <= 9; n += 1)
    await enterPessoa(request, casa, {
      nome: `Candidata Número ${'abcdefghi'[n - 1]}`,
      habilidades: ['Excel'],
    })
  await sendPessoa(request, casa, {
    nome: 'Nina Javascript',
    cidade: 'Recife',
    uf: 'PE',
    habilidades: ['Node.js', 'HTML/CSS', 'Comunicação'],
    idiomas: ['Inglês'],
    sobre: 'Programações de sistemas e atendimento ao cliente.',
  })
  await sendPessoa(
    request,
    casa,
    {
      nome: 'Caio Ponto Net',
      habilidades: ['C#', '.NET'],
      idiomas: ['Inglês'],
      sobre: 'Cliente e atendimento.',
    },
    { origem: 'BNE' },
  )
  await request.dispose()
})
test.afterAll(() => casa.api.stop())
test.beforeEach(({ page }) => keepSession(page, casa.api))

const heads = (page: Page) => page.getByRole('columnheader')
const filtros = (page: Page) => page.getByRole('button', { name: /^Filtros( \(\d+\))?$/ })

test('one tab bar, the id and the name, the columns of the spec, 8 a page, origins by screen', async ({
  page,
}) => {
  const asked = page.waitForRequest((request) => request.url().includes('/talentos/filtro?'))
  await page.goto(`/dashboard/candidatos/${casa.campanhaId}`)
  expect((await asked).postDataJSON()).toEqual({ idCampanha: casa.campanhaId, origens: ['MANUAL'] })
  expect((await asked).url()).toMatch(/size=8/)
  await expect(nomes(page)).toHaveCount(8)
  await expect(page.getByRole('heading', { name: `#${casa.campanhaId} Pessoa Desenvolvedora` })).toBeVisible()
  await expect(heads(page)).toHaveText([
    '',
    'Nome',
    'Status',
    'Formação',
    'Idade',
    'Localização',
    'Última Atualização',
    'Habilidades',
    'Aderência',
    'Ações',
  ])
  const tabs = page.getByRole('navigation', { name: 'Telas da campanha' }).getByRole('link')
  await expect(tabs).toHaveText([/^Candidatos\d+$/, 'Candidatos robô2', /^Seleção\d+$/, 'Métricas'])

  const robo = page.waitForRequest((request) => request.postData()?.includes('ABLER') === true)
  await tabs.nth(1).click()
  expect((await robo).postDataJSON()).toEqual({
    idCampanha: casa.campanhaId,
    origens: ['ABLER', 'BNE'],
  })
  await expect(nomes(page)).toHaveCount(2)
})

test('the basket: its columns, 11 a page, idCampanha null, pages from 1 on screen and from 0 on the wire', async ({
  page,
}) => {
  const asked = page.waitForRequest((request) => request.url().includes('/talentos/filtro?'))
  await page.goto('/dashboard/cesto-de-talentos')
  expect((await asked).postDataJSON()).toEqual({ idCampanha: null })
  expect((await asked).url()).toMatch(/page=0&size=11|size=11&page=0/)
  await expect(heads(page)).toHaveText([
    '',
    'Nome',
    'Formação',
    'Idade',
    'Localização',
    'Última Atualização',
    'Aderência',
    'Ações',
  ])
  await expect(nomes(page)).toHaveCount(11)
  await page.goto(`/dashboard/candidatos/${casa.campanhaId}`)
  const second = page.waitForRequest((request) => request.url().includes('page=1'))
  await page.getByRole('button', { name: 'Próxima página' }).click()
  await second
  await expect(page).toHaveURL(/pagina=2/)
  await expect(nomes(page)).toHaveCount(1)
})

test('a page behind the end is the last one; what is no campaign of the company is nowhere', async ({
  page,
}) => {
  await page.goto(`/dashboard/candidatos/${casa.campanhaId}?pagina=999999`)
  await expect(page).toHaveURL(/pagina=2$/)
  await expect(nomes(page)).toHaveCount(1)
  await page.goto('/dashboard/campanhas?pagina=999')
  await expect(page).toHaveURL(/campanhas$/)
  for (const area of ['candidatos', 'candidatos-robo', 'selecao'])
    for (const id of ['abc', '99999999']) {
      const asked = await page.goto(`/dashboard/${area}/${id}`)
      expect(asked?.status()).toBe(id === 'abc' ? 404 : 200)
      await expect(page.getByRole('heading', { name: 'Página não encontrada', level: 1 })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Voltar para as campanhas' })).toBeVisible()
    }
})

for (const { lista, size } of [
  { lista: 'candidatos', size: 8 },
  { lista: 'candidatos-robo', size: 2 },
  { lista: 'cesto-de-talentos', size: 11 },
] as const) {
  const open = async (page: Page) => {
    await page.goto(
      lista === 'cesto-de-talentos' ? `/dashboard/${lista}` : `/dashboard/${lista}/${casa.campanhaId}`,
    )
    await expect(nomes(page)).toHaveCount(size)
  }
  const bar = (page: Page) => page.getByRole('region', { name: 'Pessoas selecionadas' })

  test(`${lista} by keyboard, in rows and on cards: J and K go through them, X selects, Enter opens and Esc returns`, async ({
    page,
  }) => {
    await open(page)
    // The grid, whose keys these are, comes after its rows (decision 177).
    await expect(page.getByRole('grid')).toBeVisible()
    const inRow = (index: number) =>
      page
        .getByRole('row')
        .nth(index + 1)
        .locator(':focus')
    await page.keyboard.press('j')
    await expect(inRow(0)).toHaveCount(1)
    await page.keyboard.press('j')
    await expect(inRow(1)).toHaveCount(1)
    await page.keyboard.press('x')
    await expect(bar(page)).toContainText('1 selecionado')
    await page.keyboard.press('k')
    await expect(inRow(0)).toHaveCount(1)
    await page.keyboard.press('x')
    await expect(bar(page)).toContainText('2 selecionados')
    await page.keyboard.press('x')
    await expect(bar(page)).toContainText('1 selecionado')
    for (let step = 0; step < size + 3; step += 1) await page.keyboard.press('j')
    await expect(inRow(size - 1)).toHaveCount(1)
    const last = (await nomes(page).last().textContent()) ?? ''
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toHaveText(last)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(inRow(size - 1)).toHaveCount(1)

    await test.step('on cards', async () => {
      await page.setViewportSize({ width: 390, height: 844 })
      await open(page)
      for (const key of ['j', 'j', 'k']) await page.keyboard.press(key)
      await expect(nomes(page).first()).toBeFocused()
      await page.keyboard.press('x')
      await expect(bar(page)).toContainText('1 selecionado')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('dialog')).toBeVisible()
    })
  })
}

test('seven categories with the values of the spec; nothing is sent before Filtrar; chips, counts and the address follow', async ({
  page,
}) => {
  await page.goto('/dashboard/cesto-de-talentos')
  await expect(nomes(page)).toHaveCount(11)
  await filtros(page).click()
  const panel = page.getByRole('dialog', { name: 'Filtros' })
  for (const categoria of [
    'Função desejada',
    'Localização',
    'Experiência',
    'Habilidades',
    'Idiomas',
    'Nível educacional',
    'Palavra-chave',
  ])
    await expect(panel.getByRole('button', { name: categoria })).toBeVisible()
  await panel.getByRole('button', { name: 'Idiomas' }).click()
  await expect(panel.getByRole('checkbox')).toHaveCount(6)
  await panel.getByRole('checkbox', { name: /^Inglês/ }).check()
  expect(page.url()).not.toContain('idiomas')
  await panel.getByRole('button', { name: 'Filtrar' }).click()
  await expect(page).toHaveURL(/idiomas=Ingl/)
  await expect(pessoasFound(page, '2 talentos encontrados.')).toBeVisible()
  await page.reload()
  await expect(nomes(page)).toHaveCount(2)
  await page
    .getByRole('button', { name: /Remover filtro/ })
    .first()
    .click()
  await expect(nomes(page)).toHaveCount(11)
  await page.goBack()
  await expect(nomes(page)).toHaveCount(2)
})

test.describe('the keyword', () => {
  const search = async (page: Page, text: string) => {
    await filtros(page).click()
    const panel = page.getByRole('dialog', { name: 'Filtros' })
    const field = panel.getByRole('textbox', { name: /palavra/i })
    if (!(await field.isVisible())) await panel.getByRole('button', { name: /^Palavra-chave/ }).click()
    await field.fill(text)
    await panel.getByRole('button', { name: 'Filtrar' }).click()
    await expect(panel).toBeHidden()
  }
  const cases = [
    ['node', ['Nina Javascript']],
    ['node.js', ['Nina Javascript']],
    ['css', ['Nina Javascript']],
    ['c#', ['Caio Ponto Net']],
    ['.net', ['Caio Ponto Net']],
    ['programacao', ['Nina Javascript']],
    ['comunicacoes', ['Nina Javascript']],
    ['"atendimento ao cliente"', ['Nina Javascript']],
    ['atendimento -node', ['Caio Ponto Net']],
  ] as const
  test('finds whom it names, however it is written, and stays out of the address', async ({ page }) => {
    await page.goto('/dashboard/cesto-de-talentos')
    for (const [text, found] of cases) {
      await test.step(`${text} finds ${found.join(', ')}`, async () => {
        await expect(nomes(page)).toHaveCount(11)
        await search(page, text)
        await expect(nomes(page)).toHaveText([...found])
        expect(decodeURIComponent(page.url())).not.toContain(text)
        await page
          .getByRole('button', { name: /Remover filtro/ })
          .first()
          .click()
      })
    }
  })
})

test('filters without a hit say so and clear; «Desfazer» brings them back', async ({ page }) => {
  await page.goto('/dashboard/cesto-de-talentos?idiomas=Italiano')
  await expect(page.getByText('Nenhum talento com estes filtros.')).toBeVisible()
  await page.getByRole('button', { name: 'Limpar Filtros' }).first().click()
  await expect(nomes(page)).toHaveCount(11)
  await page.getByRole('button', { name: 'Desfazer' }).first().click()
  await expect(page.getByText('Nenhum talento com estes filtros.')).toBeVisible()
})
