import { keepSession } from '../support/api'
import { hold } from '../support/hold'
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
  const pinned = page.waitForResponse((response) => /table\.[^/]*\.js$/.test(response.url()))
  // Frames in which a table ended above its last row.
  await page.addInitScript(() => {
    const look = () => {
      const [table] = document.querySelectorAll('[role="grid"]')
      const last = [...document.querySelectorAll('.MuiDataGrid-row')].at(-1)
      if (table !== undefined && last !== undefined)
        if (table.getBoundingClientRect().bottom < last.getBoundingClientRect().bottom - 2)
          document.documentElement.dataset['short'] = 'yes'
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await page.goto(`/dashboard/candidatos/${casa.campanhaId}`)
  await expect(nomes(page)).toHaveCount(8)
  const feet = () =>
    page
      .locator('.MuiDataGrid-row')
      .evaluateAll((rows) => rows.map((row) => Math.round(row.getBoundingClientRect().bottom)))
  const first = await feet()
  expect(first.filter((bottom) => bottom <= 768).length).toBeGreaterThanOrEqual(6)
  await pinned
  await expect(page.getByRole('grid', { name: 'Candidatos da campanha' })).toBeVisible()
  await expect.poll(feet).toEqual(first)
  release()
  await expect(page.getByRole('button', { name: /^\d+ novas?$/ })).toBeVisible()
  expect(await feet()).toEqual(first)
  await expect(page.locator('html')).not.toHaveAttribute('data-short')
  const cut = await page
    .locator('.MuiDataGrid-cell')
    .evaluateAll((cells) => cells.filter((cell) => cell.scrollHeight > cell.clientHeight + 1).length)
  expect(cut).toBe(0)
})
