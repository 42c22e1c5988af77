import type { Locator, Page } from '@playwright/test'

/** Opens the board of the first published campaign, as a recruiter does; answers its first card in Triagem. */
export async function openFirstBoard(page: Page): Promise<Locator> {
  await page.goto('/dashboard/campanhas?situacao=publicada')
  await page.getByRole('grid').getByRole('link').first().click()
  await page.getByRole('link', { name: /^Seleção\s?\d*$/ }).click()
  return page
    .getByRole('region', { name: /^Triagem/ })
    .getByRole('link')
    .first()
}
