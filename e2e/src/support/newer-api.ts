import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { areas, go } from './area-faults'

/** A server that is newer than the browser's page: values that nobody here has heard of (audit A10). */

/** What every field of a few known values says then. */
const NEW_VALUE = 'NOVO_VALOR'

const FIELDS = /"(situacao|origem|estado|tipo|via|motivo|canal|grupo|resultado|modalidade|quadro)":"[^"]+"/g

/** Lets answers of the api say it; streams stay as they are. */
export async function answerWithNewValues(page: Page): Promise<void> {
  await page.route(
    (url) => /^\/(?:usuario|campanha|talento)\/v1\//.test(url.pathname) && !url.pathname.endsWith('/eventos'),
    async (route) => {
      const answer = await route.fetch()
      const body = (await answer.text()).replaceAll(FIELDS, `"$1":"${NEW_VALUE}"`)
      await route.fulfill({ response: answer, body })
    },
  )
}

/** List, its figures, a person, people, board, basket, notices and messages: they show it as it came, and nothing breaks. */
export async function expectNewValuesShown(page: Page): Promise<void> {
  const shown = (within = page.getByRole('main')) => expect(within.getByText(NEW_VALUE).first()).toBeVisible()
  await page.goto('/dashboard/campanhas')
  await shown(page.getByRole('grid', { name: 'Campanhas' }))
  const href = await page.locator('a[href^="/dashboard/candidatos/"]').first().getAttribute('href')
  const campanha = href?.split('/').at(-1) ?? ''

  await page.getByRole('button', { name: /^Avisos/ }).click()
  await expect(page.getByRole('tabpanel', { name: 'Avisos' }).getByRole('listitem').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Mensagens', exact: true }).click()
  await shown(page.getByRole('main').getByRole('grid', { name: 'Mensagens' }))

  await go(page, `/dashboard/campanhas/${campanha}/metricas`)
  await shown()
  await go(page, `/dashboard/candidatos/${campanha}`)
  await shown(page.getByRole('main').getByRole('grid'))
  for (const area of areas) {
    await go(page, area.path(campanha))
    await area.isThere(page)
  }
  await go(page, '/dashboard/cesto-de-talentos')
  await page.getByRole('main').getByRole('grid').getByRole('link').first().click()
  await page.getByRole('dialog').getByRole('tab', { name: 'Participações' }).click()
  await shown(page.getByRole('dialog'))
}
