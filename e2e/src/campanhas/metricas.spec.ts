import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import type { Api } from '../support/api'
import { createEmpresa, keepSession, openApi } from '../support/api'
import { expect, test } from '../support/test'

/** A campaign's metrics and the company's charts, from recorded events: product 17 and 57, design 4.10. */

interface Metricas {
  funil: { nome: string; atual: number; passaram: number; medianaDias: number | null }[]
  origens: { total: number }[]
  respostasPendentes: number
}

let api: Api
let campanhaId = 0
test.beforeAll(async ({ product }) => {
  api = await openApi(product)
  const { data } = await api.call<{ data: { id: number; qtdTalentos: number }[] }>(
    'POST',
    '/campanha/v1/campanhas/filtro?page=0&size=100',
    { filtros: [], orders: [] },
  )
  campanhaId = data.toSorted((a, b) => b.qtdTalentos - a.qtdTalentos)[0]?.id ?? 0
})
test.afterAll(() => api.stop())

const figure = (page: Page, name: string) => page.getByRole('figure', { name })

test('the funnel, the time in each stage and the pending answers are those of the log', async ({ page }) => {
  await keepSession(page, api)
  const { data } = await api.call<{ data: Metricas }>('GET', `/campanha/v1/campanhas/${campanhaId}/metricas`)
  const total = data.origens.reduce((sum, one) => sum + one.total, 0)
  await page.goto(`/dashboard/campanhas/${campanhaId}/metricas`)
  await expect(page.getByRole('heading', { level: 1, name: 'Métricas da campanha' })).toBeVisible()
  await expect(page.getByText(`${total} inscrições`, { exact: true })).toBeVisible()
  await expect(page.getByText(new RegExp(`^${data.respostasPendentes} respostas? pendentes?$`))).toBeVisible()

  const rows = figure(page, 'Funil por etapa').getByRole('listitem')
  await expect(rows).toHaveCount(data.funil.length)
  for (const [index, { nome, atual, passaram }] of data.funil.entries()) {
    await expect(rows.nth(index)).toContainText(nome)
    await expect(rows.nth(index)).toContainText(`${atual} agora`)
    await expect(rows.nth(index)).toContainText(new RegExp(`${passaram} \\(\\d+%\\)`))
  }
  await expect(figure(page, 'Tempo em cada etapa').getByRole('listitem')).toHaveCount(data.funil.length)
})

test('each figure has the same numbers as a table and as CSV', async ({ page }) => {
  await keepSession(page, api)
  await page.goto(`/dashboard/campanhas/${campanhaId}/metricas`)
  for (const name of [
    'Funil por etapa',
    'Tempo em cada etapa',
    'Inscrições por dia',
    'Origem das inscrições',
  ]) {
    await figure(page, name).getByRole('button', { name: 'Ver como tabela' }).press('Enter')
    await expect(figure(page, name).getByRole('table')).toBeVisible()
    const heads = await figure(page, name).getByRole('columnheader').allTextContents()
    const download = page.waitForEvent('download')
    await figure(page, name).getByRole('button', { name: 'Baixar CSV' }).click()
    const text = await readFile(await (await download).path(), 'utf8')
    expect(text.split('\r\n')[0]).toBe(`\uFEFF${heads.join(';')}`)
  }
})

test('metrics that fail say so and come with a retry; a campaign that is not there is said to be so', async ({
  page,
}) => {
  await keepSession(page, api)
  await page.route('**/metricas', (route) =>
    route.request().resourceType() === 'document'
      ? route.continue()
      : route.fulfill({ status: 500, body: '' }),
  )
  await page.goto(`/dashboard/campanhas/${campanhaId}/metricas`)
  await expect(page.getByRole('heading', { name: 'Não foi possível carregar as métricas.' })).toBeVisible()
  await page.unroute('**/metricas')
  await page.getByRole('button', { name: 'Tentar novamente' }).click()
  await expect(figure(page, 'Funil por etapa')).toBeVisible()
  for (const id of ['99999999', 'abc']) {
    await page.goto(`/dashboard/campanhas/${id}/metricas`)
    await expect(page.getByRole('heading', { name: 'Página não encontrada', level: 2 })).toBeVisible()
  }
})

test('the three charts show the company’s own numbers of the period in the address', async ({ page }) => {
  await keepSession(page, api)
  await page.goto('/dashboard/graficos')
  await expect(figure(page, 'Inscrições por dia')).toBeVisible()
  await expect(page.getByText('Dados de exemplo')).toHaveCount(0)
  for (const name of ['Inscrições por dia', 'Etapas por campanha', 'Origem das inscrições'])
    await expect(figure(page, name).getByRole('img', { name: `Gráfico: ${name}` })).toBeAttached()
  // The line of all and at most three campaigns: more could not be told apart.
  await expect(figure(page, 'Inscrições por dia').getByRole('listitem')).toHaveCount(4)

  await page.getByRole('combobox', { name: 'Período' }).press('Enter')
  await page.getByRole('option', { name: 'Últimos 90 dias' }).press('Enter')
  await expect(page).toHaveURL(/dias=90/)
  await expect(figure(page, 'Inscrições por semana')).toBeVisible()
  await page.reload()
  await expect(figure(page, 'Inscrições por semana')).toBeVisible()
  await page.goBack()
  await expect(figure(page, 'Inscrições por dia')).toBeVisible()
})

test('how it goes is said in words and days, each number opening as many people, and printed as a report', async ({
  page,
}) => {
  await keepSession(page, api)
  const { data } = await api.call<{
    data: { contratacoes: number; motivos: { nome: string; total: number }[] }
  }>('GET', `/campanha/v1/indicadores?dias=90&campanhaId=${campanhaId}`)
  await page.goto(`/dashboard/campanhas/${campanhaId}/metricas`)
  const section = page.getByRole('region', { name: 'Indicadores' })
  const [first] = data.motivos
  const row = figure(page, 'Motivos de reprovação e desistência').getByRole('row', {
    name: first?.nome ?? '',
  })
  await expect(row.getByRole('cell').first()).toHaveText(String(first?.total))
  const download = page.waitForEvent('download')
  await section.getByRole('button', { name: 'Baixar indicadores em CSV' }).click()
  const csv = await readFile(await (await download).path(), 'utf8')
  expect(csv).toContain(`Contratações;${data.contratacoes}\r\n`)

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Indicadores dos últimos 90 dias')).toBeVisible()
  for (const gone of ['Imprimir relatório', 'Baixar indicadores em CSV'])
    await expect(page.getByRole('button', { name: gone })).toBeHidden()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await page.emulateMedia({ media: 'screen' })

  await row.getByRole('link').click()
  await expect(page).toHaveURL(/figura=encerradas~/)
  await expect(page.getByText(new RegExp(`^${first?.total} candidatos? encontrados?\\.$`))).toBeVisible()
})

test('a phone shows every column of the figures without scrolling sideways', async ({ page }) => {
  await keepSession(page, api)
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(`/dashboard/campanhas/${campanhaId}/metricas`)
    for (const [name, head] of [
      ['Conversão por etapa', 'Empresa, 90 dias'],
      ['Da fonte à contratação', 'Inscrição → contratação'],
    ] as const) {
      const region = figure(page, name).getByRole('region', { name: `Tabela: ${name}` })
      await expect(region.getByRole('columnheader', { name: head })).toBeAttached()
      await expect(region.getByRole('row').nth(1).getByRole('cell').last()).toBeVisible()
      expect(await region.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
    }
  }
})

test('a company without data sees samples, and is told that they are', async ({ page, product }) => {
  const empty = await createEmpresa(product, 'graficos@seleta.local')
  await keepSession(page, empty)
  await page.goto('/dashboard/graficos')
  await expect(page.getByText('Dados de exemplo', { exact: true })).toBeVisible()
  await expect(figure(page, 'Etapas por campanha')).toBeVisible()
  await empty.stop()
})
