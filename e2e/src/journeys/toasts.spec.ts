import type { Locator, Page } from '@playwright/test'
import { signIn } from '../support/sign-in'
import { expect, test } from '../support/test'

/** Toasts in a real browser: product 12, spec sections 4 and 9, issue 'Shell', line 6. */

const toastOf = (page: Page) => page.getByRole('status').filter({ hasText: 'Nome salvo.' })

async function show(page: Page): Promise<Locator> {
  await signIn(page, { at: '/dashboard/configuracoes' })
  await page.getByRole('button', { name: 'Salvar nome' }).click()
  const toast = toastOf(page)
  await expect(toast).toBeVisible()
  return toast
}

async function boxOf(toast: Locator) {
  const box = await toast.boundingBox()
  if (box === null) throw new Error('the toast is not drawn')
  return { ...box, middle: box.y + box.height / 2 }
}

test('a toast stands top right, is dragged away beyond 80 % of its width, and is kept behind the bell', async ({
  page,
}) => {
  const toast = await show(page)
  const { x, y, width, middle } = await boxOf(toast)
  const viewport = page.viewportSize() ?? { width: 0, height: 0 }
  expect(viewport.width - (x + width)).toBeLessThan(40)
  expect(y).toBeLessThan(120)

  const drag = async (share: number) => {
    await page.mouse.move(x + 60, middle)
    await page.mouse.down()
    await page.mouse.move(x + 60 - width * share, middle, { steps: 8 })
    await page.mouse.up()
  }
  await drag(0.7)
  await expect(toast).toBeVisible()
  await drag(0.82)
  await expect(toast).toHaveCount(0, { timeout: 2000 })
  await page.getByRole('button', { name: /^Avisos/ }).click()
  const notices = page.getByRole('dialog', { name: 'Avisos' })
  await notices.getByText('Nesta visita').click()
  await expect(notices).toContainText('Nome salvo.')
})

test('a toast covers nothing that can be pressed: not the bell, not a button, not a field', async ({
  page,
}) => {
  const toast = await show(page)
  const covered = await toast.evaluate((card) => {
    const { left, right, top, bottom } = card.getBoundingClientRect()
    return [...document.querySelectorAll('a[href], button, input, [role="tab"]')]
      .filter((action) => action.checkVisibility() && !card.contains(action))
      .filter((action) => {
        const area = action.getBoundingClientRect()
        return area.left < right && area.right > left && area.top < bottom && area.bottom > top
      })
      .map((action) => action.outerHTML)
  })
  expect(covered).toEqual([])
})

test('the pointer and the focus hold a toast; left alone it goes', async ({ page }) => {
  await page.clock.install()
  const toast = await show(page)
  await toast.hover()
  await page.clock.runFor(20_000)
  await expect(toast).toBeVisible()
  await toast.getByRole('button', { name: 'Fechar aviso' }).focus()
  await page.mouse.move(5, 400)
  await page.clock.runFor(20_000)
  await expect(toast).toBeVisible()
  await page.getByRole('main').focus()
  await page.clock.runFor(6000)
  await expect(toast).toHaveCount(0)
})

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('a finger drags a toast away, and a short drag leaves it', async ({ page }) => {
    const toast = await show(page)
    const { x, width, middle } = await boxOf(toast)
    const cdp = await page.context().newCDPSession(page)
    const drag = async (share: number) => {
      const from = x + width - 80
      const point = (at: number) => [{ x: at, y: middle }]
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: point(from) })
      for (let step = 1; step <= 8; step += 1) {
        const touchPoints = point(from - (width * share * step) / 8)
        await cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints })
      }
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    }
    await drag(0.4)
    await expect(toast).toBeVisible()
    await drag(0.82)
    await expect(toast).toHaveCount(0, { timeout: 2000 })
  })
})
