import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './test'

/** The rules held to: WCAG 2.0 to 2.2, A and AA (security A01). */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Every look that a screen is checked in (design 2, 'Widths tested'). */
export const looks = [360, 768, 1440].flatMap((width) =>
  (['light', 'dark'] as const).map((theme) => ({ width, theme })),
)
type Look = (typeof looks)[number]

/** Gives the page a width and a theme, without motion that axe could catch half way. */
export async function wear(page: Page, { width, theme }: Look): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
}

/**
 * Fails when axe finds anything on the page as it stands.
 * @param screen what the finding is reported under
 */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze()
  const found = violations.map(
    ({ id, nodes }) => `${screen}: ${id} ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  )
  expect(found).toEqual([])
}
