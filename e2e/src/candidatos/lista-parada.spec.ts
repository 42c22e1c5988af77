import { keepSession } from '../support/api'
import { hold } from '../support/hold'
import { holdGrid } from '../support/hold-grid'
import { expect, test } from '../support/test'
import { enterPessoa, nomes, openEscritorio } from './pessoas-data'

/** Rows that stand stay where they stand, whatever comes after them. */

test('a small laptop shows six people of a campaign whole, and neither the grid nor a count moves any', async ({
  page,
  product,
  playwright,
}) => {
  const casa = await openEscritorio(product, 'lista-parada@seleta.local', 'Pessoa Desenvolvedora')
  const request = await playwright.request.newContext({ baseURL: product.url })
  for (const inicial of 'abcdefghi')
    await enterPessoa(request, casa, { nome: `Candidata Número ${inicial}`, habilidades: ['Excel'] })
  await request.dispose()
  await keepSession(page, casa.api)
  await page.setViewportSize({ width: 1366, height: 768 })
  const release = await hold(page, '**/facetas*')
  const letGridCome = await holdGrid(page)
  // Frames in which a table ended above its last row, or in which rows that had been seen were not.
  await page.addInitScript(() => {
    let wereSeen = false
    const look = () => {
      const [table] = document.querySelectorAll('[role="grid"]')
      const last = [...document.querySelectorAll('.MuiDataGrid-row')].at(-1)
      if (table !== undefined && last !== undefined)
        if (table.getBoundingClientRect().bottom < last.getBoundingClientRect().bottom - 2)
          document.documentElement.dataset['short'] = 'yes'
      const areSeen = last?.checkVisibility() ?? false
      if (wereSeen && !areSeen) document.documentElement.dataset['gone'] = 'yes'
      wereSeen ||= areSeen
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await page.goto(`/dashboard/candidatos/${casa.campanhaId}`)
  await expect(nomes(page)).toHaveCount(8)
  await expect(nomes(page).last()).toBeVisible()
  // In one step: rows that were found before they changed have no place.
  const feet = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('.MuiDataGrid-row')].map((row) =>
        Math.round(row.getBoundingClientRect().bottom),
      ),
    )
  const first = await feet()
  expect(first.filter((bottom) => bottom <= 768).length).toBeGreaterThanOrEqual(6)
  await letGridCome()
  await expect(page.getByRole('grid', { name: 'Candidatos da campanha' })).toBeVisible()
  await expect.poll(feet).toEqual(first)
  release()
  await expect(page.getByRole('button', { name: /^\d+ novas?$/ })).toBeVisible()
  expect(await feet()).toEqual(first)
  await expect(page.locator('html')).not.toHaveAttribute('data-short')
  await expect(page.locator('html')).not.toHaveAttribute('data-gone')
  const cut = await page
    .locator('.MuiDataGrid-cell')
    .evaluateAll((cells) => cells.filter((cell) => cell.scrollHeight > cell.clientHeight + 1).length)
  expect(cut).toBe(0)
})
