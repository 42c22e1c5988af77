import type { Page } from '@playwright/test'
import { keepSession, openApi } from '../support/api'
import { expect, test } from '../support/test'

/** Rows of the lists hold what they say: design.md 2 and 6, decision 195. */

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

/** Words that are cut off in the rows and the title; how a message begins is no more than that. */
const cutOff = (page: Page) =>
  page.locator('h1, .MuiDataGrid-row *, main li *').evaluateAll((parts) =>
    parts.flatMap((part) => {
      const { overflowX, overflowY, clip } = getComputedStyle(part)
      const isWide = overflowX !== 'visible' && part.scrollWidth > part.clientWidth + 1
      const isTall = overflowY !== 'visible' && part.scrollHeight > part.clientHeight + 2
      const isHidden = clip !== 'auto' || part.closest('[data-beginning]') !== null
      const words = part.textContent.trim()
      return (isWide || isTall) && !isHidden && words !== '' ? [words] : []
    }),
  )

for (const width of [360, 768, 1024, 1440])
  test(`nothing of a list is cut at ${width} px`, async ({ page, product }) => {
    const api = await openApi(product)
    await keepSession(page, api)
    await page.setViewportSize({ width, height: 900 })
    for (const address of ['campanhas', 'candidatos/1', 'cesto-de-talentos', 'mensagens']) {
      await page.goto(`/dashboard/${address}`, { waitUntil: 'commit' })
      await expect(page.getByText(/Página 1 de \d+/).first()).toBeVisible()
      expect(await cutOff(page), address).toEqual([])
    }
    await api.stop()
  })
