import { keepSession, openApi } from '../support/api'
import { expect, test } from '../support/test'

/** Rows of the campaign list hold what they say: design.md 2 and 6, decision 195. */

test('a row holds the whole of a name of two lines and the chip under it', async ({ page, product }) => {
  const api = await openApi(product)
  await keepSession(page, api)
  for (const width of [1200, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/dashboard/campanhas', { waitUntil: 'commit' })
    await expect(page.getByRole('grid', { name: 'Campanhas' })).toBeVisible()
    const cut = await page.locator('.MuiDataGrid-row').evaluateAll((rows) =>
      rows.flatMap((row) => {
        const name = row.querySelector('[data-campanha]')?.parentElement
        const tall = name?.getBoundingClientRect().height ?? 0
        return tall > row.clientHeight ? [name?.textContent] : []
      }),
    )
    expect(cut, `${width} px`).toEqual([])
  }
  await api.stop()
})
