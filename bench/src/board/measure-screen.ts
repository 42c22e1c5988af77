import type { Browser, CDPSession, Page } from '@playwright/test'
import { quantile } from '../calls/measure-calls'
import type { BoardCampanha } from './board-campanha'

/** What the board costs on the screen. */
export interface ScreenFigure {
  /** From the remote's last script to a board that answers, ms; the median of several visits. */
  readonly usable: number
  /** p95 of the time from frame to frame while a card is dragged over the whole board, in refreshes. */
  readonly frames: number
  /** The same with a processor four times slower. */
  readonly framesSlow: number
  /** p90 from letting go of a card to the frame that shows it in its new stage, ms. */
  readonly drop: number
  /** Elements of the page by people on the board. */
  readonly nodes: readonly { readonly pessoas: number; readonly nodes: number }[]
}

/** One picture of a 60 Hz screen, ms. */
const REFRESH = 1000 / 60
const VISITS = 5
const DROPS = 20
const VIEW = { width: 1440, height: 900 }

interface Visit {
  readonly url: string
  readonly session: string
}

/** @param boards the smallest first, the largest last: figures of time are the largest's */
export async function measureScreen(
  browser: Browser,
  visit: Visit,
  boards: readonly BoardCampanha[],
): Promise<ScreenFigure> {
  const largest = boards.at(-1)
  if (largest === undefined) throw new Error('no board to measure')
  const nodes: { pessoas: number; nodes: number }[] = []
  for (const board of boards)
    nodes.push({ pessoas: board.pessoas, nodes: await countNodes(browser, visit, board) })

  const usable: number[] = []
  const context = await openContext(browser, visit)
  // The first visit fills the cache: what is measured is the board, not the network.
  for (let turn = 0; turn <= VISITS; turn += 1) {
    const page = await openBoard(context, visit, largest)
    if (turn > 0) usable.push(await readUsable(page))
    await page.close()
  }
  const page = await openBoard(context, visit, largest)
  const devtools = await context.newCDPSession(page)
  const frames = await dragAcross(page)
  const drops: number[] = []
  for (let turn = 0; turn < DROPS; turn += 1) drops.push(await dropOnNext(page, turn))
  const framesSlow = await slowly(devtools, 4, () => dragAcross(page))
  await context.close()
  return {
    usable: quantile(usable, 0.5),
    frames: quantile(frames, 0.95),
    framesSlow: quantile(framesSlow, 0.95),
    drop: quantile(drops, 0.9),
    nodes,
  }
}

async function openContext(browser: Browser, { session }: Visit) {
  const context = await browser.newContext({ locale: 'pt-BR', viewport: VIEW })
  await context.addInitScript((token) => {
    localStorage.setItem('authentication', `Bearer ${token}`)
    // When the first card can be dragged: it is drawn, and the frame after it has begun.
    const look = () => {
      if (document.querySelector('[data-cartao]') === null) requestAnimationFrame(look)
      else requestAnimationFrame(() => performance.mark('usable'))
    }
    requestAnimationFrame(look)
  }, session)
  return context
}

type Context = Awaited<ReturnType<typeof openContext>>

async function openBoard(context: Context, { url }: Visit, board: BoardCampanha): Promise<Page> {
  const page = await context.newPage()
  await page.goto(`${url}/dashboard/selecao/${board.id}`)
  await page.locator('[data-cartao]').first().waitFor()
  await page.waitForFunction(() => performance.getEntriesByName('usable').length > 0)
  // Fonts, prefetches and the first frames are over.
  await page.waitForLoadState('load')
  await page.waitForTimeout(500)
  return page
}

async function countNodes(browser: Browser, visit: Visit, board: BoardCampanha): Promise<number> {
  const context = await openContext(browser, visit)
  const page = await openBoard(context, visit, board)
  const count = await page.evaluate(() => document.querySelectorAll('*').length)
  await context.close()
  return count
}

const readUsable = (page: Page) =>
  page.evaluate(() => {
    const scripts = performance
      .getEntriesByType('resource')
      .filter((entry): entry is PerformanceResourceTiming => entry instanceof PerformanceResourceTiming)
      .filter(({ name }) => /mfe-kanban.*\.js/.test(name))
    const usable = performance.getEntriesByName('usable')[0]?.startTime ?? Number.NaN
    // A script that was asked for after the board was drawn is not what the board waited for.
    const loaded = scripts.map((script) => script.responseEnd).filter((end) => end < usable)
    return usable - Math.max(...loaded)
  })

const placeOf = async (page: Page, selector: string, n: number) => {
  const box = await page.locator(selector).nth(n).boundingBox()
  if (box === null) throw new Error(`${selector} is not on the screen`)
  return { left: box.x, top: box.y }
}

/** Drags the first card over every column in sight and back. @returns from frame to frame, in whole refreshes */
async function dragAcross(page: Page): Promise<number[]> {
  await scrollToStart(page)
  const from = await placeOf(page, '[data-cartao]', 0)
  await page.mouse.move(from.left + 40, from.top + 20)
  await page.mouse.down()
  await page.mouse.move(from.left + 70, from.top + 30, { steps: 4 })
  // One place of the pointer for each frame, as fast as a hand and a screen can be: over every column and back, with
  // the edge at which the board scrolls by itself.
  const times = await page.evaluate(async ({ left, top }) => {
    const begun: number[] = []
    for (let n = 0; n < 240; n += 1) {
      const way = n < 120 ? n / 120 : 2 - n / 120
      const place = { clientX: left + 70 + way * 1000, clientY: top + 120 + 160 * Math.sin(n / 15) }
      document.dispatchEvent(new MouseEvent('mousemove', { ...place, bubbles: true, buttons: 1 }))
      begun.push(await new Promise<number>((resolve) => requestAnimationFrame(resolve)))
    }
    return begun
  }, from)
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await page.waitForTimeout(600)
  // The clock of a page is rounded, and so is this.
  return times.slice(1).map((time, n) => Math.round((time - (times[n] ?? time)) / REFRESH))
}

/** Drags the first card of the first column to the second, and answers how long its drop took to be seen. */
async function dropOnNext(page: Page, turn: number): Promise<number> {
  await scrollToStart(page)
  const columns = page.locator('[data-etapa]')
  const card = columns
    .nth(turn % 2)
    .locator('[data-cartao]')
    .first()
  const id = await card.getAttribute('data-cartao')
  const box = await card.boundingBox()
  const target = await columns.nth(1 - (turn % 2)).boundingBox()
  if (box === null || target === null) throw new Error('no card or column in sight')
  await page.mouse.move(box.x + 40, box.y + 20)
  await page.mouse.down()
  await page.mouse.move(box.x + 60, box.y + 40, { steps: 4 })
  await page.mouse.move(target.x + 100, target.y + 200, { steps: 10 })
  await page.evaluate(
    (selector) => {
      Object.assign(window, { dropTime: Number.NaN })
      window.addEventListener(
        'mouseup',
        (event) => {
          const look = () => {
            if (document.querySelector(selector) === null) requestAnimationFrame(look)
            // This frame draws it; it is on the screen when the next one begins.
            else requestAnimationFrame((now) => Object.assign(window, { dropTime: now - event.timeStamp }))
          }
          requestAnimationFrame(look)
        },
        { once: true, capture: true },
      )
    },
    `[data-etapa="${await columns.nth(1 - (turn % 2)).getAttribute('data-etapa')}"] [data-cartao="${id}"]`,
  )
  await page.mouse.up()
  await page.waitForFunction(() => 'dropTime' in window && !Number.isNaN(window.dropTime))
  const time = await page.evaluate(() => ('dropTime' in window ? Number(window.dropTime) : Number.NaN))
  await page.waitForTimeout(600)
  return time
}

/** A drag to the edge has scrolled the board. */
const scrollToStart = (page: Page) =>
  page.getByRole('region', { name: 'Etapas da seleção' }).evaluate((board) => {
    board.scrollLeft = 0
  })

async function slowly<T>(devtools: CDPSession, rate: number, work: () => Promise<T>): Promise<T> {
  await devtools.send('Emulation.setCPUThrottlingRate', { rate })
  try {
    return await work()
  } finally {
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  }
}
