import type { Page } from '@playwright/test'
import axe from 'axe-core'
import { amount } from './amount'
import { expect } from './test'

declare global {
  interface Window {
    /** Once its source has run in the page. */
    readonly axe: typeof import('axe-core')
  }
}

/** The rules held to: WCAG 2.0 to 2.2, A and AA (security A01). */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Every look that a screen is held to (design 2, 'Widths tested'). */
const allLooks = [360, 768, 1440].flatMap((width) =>
  (['light', 'dark'] as const).map((theme) => ({ width, theme })),
)

/**
 * The looks that each state is shown to axe in: `npm test` takes the narrow one in light and the wide one in dark,
 * `npm run prove -- acessibilidade` takes all six.
 */
export const looks = allLooks.filter(({ width, theme }) =>
  amount(theme === 'light' ? width === 360 : width === 1440, true),
)
type Look = (typeof looks)[number]

/** Gives the page a width and a theme, without motion that axe could catch half way. */
export async function wear(page: Page, { width, theme }: Look): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
}

/**
 * Fails when axe finds anything on the page as it stands. Only what it finds comes back: the whole of its report takes
 * several times as long as finding.
 * @param screen what the finding is reported under
 */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const found = await page.evaluate(async (values) => {
    const { violations } = await window.axe.run(document, {
      runOnly: { type: 'tag', values },
      resultTypes: ['violations'],
    })
    return violations.map(
      ({ id, nodes }) => `${id} ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    )
  }, TAGS)
  expect(found.map((finding) => `${screen}: ${finding}`)).toEqual([])
}
