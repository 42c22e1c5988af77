import type { Browser, Page } from '@playwright/test'
import { browserAtRest } from './browser-at-rest'

/** When a signed-in visit with nothing cached shows something, in ms since it began. */
export interface FirstPaint {
  /** The page's title is drawn. */
  readonly text: number
  /** So is what the page is about: the names of its first rows or cards can be read. */
  readonly content: number
  /** So is the first row or card itself, with all that can be done there. */
  readonly whole: number
}

interface Visit {
  readonly url: string
  /** A token. */
  readonly session: string
  /** Selector of the first row or card. */
  readonly content: string
}

/** Titles of the dashboard, drawn by React or by the script in the page (host/src/app/first-frame.ts). */
const TITLE = 'h1, .moldura-titulo'
/** Names of rows or cards, drawn before these by that script (host/src/app/page-picture.ts). */
const NAME = '.moldura-nome'

declare global {
  interface Window {
    firstPaint?: { -readonly [mark in keyof FirstPaint]?: number }
  }
}

/**
 * Opens an address in a new, empty context.
 * @param call the address of the page's call
 * @returns also when its answer was there, `data`
 */
export const measureFirstPaint = (
  browser: Browser,
  visit: Visit,
  call: RegExp,
): Promise<FirstPaint & { readonly data: number }> =>
  inNewContext(browser, visit, async (page) => {
    await page.goto(visit.url, { waitUntil: 'commit' })
    return { ...(await untilDrawn(page)), data: await lastByteOf(page, call) }
  })

/**
 * How long after its data a page's content stands, when its code was there before: the page's call is held back until the
 * title is the frame's own.
 * @param call the address of that call
 * @returns ms from the last byte of the answer to the frame in which the content stands
 */
export const measureAfterData = (browser: Browser, visit: Visit, call: RegExp): Promise<number> =>
  inNewContext(browser, visit, async (page) => {
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    await page.route(call, async (route) => {
      await released
      await route.continue()
    })
    await page.goto(visit.url, { waitUntil: 'commit' })
    await page.locator('h1').waitFor()
    // Its code has come, too, and draws that it waits.
    await page.locator('main > :not(.area-loading)').first().waitFor({ state: 'attached' })
    release()
    const { whole } = await untilDrawn(page)
    return whole - (await lastByteOf(page, call))
  })

/** When the last answer of a call was there, in ms since the visit began. */
async function lastByteOf(page: Page, call: RegExp): Promise<number> {
  const came = await page.evaluate((pattern) => {
    const asked = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    return asked.findLast(({ name }) => new RegExp(pattern).test(name))?.responseEnd
  }, call.source)
  if (came === undefined) throw new Error(`${call.source} was not asked for`)
  return came
}

async function inNewContext<T>(
  browser: Browser,
  { session, content }: Visit,
  measure: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ locale: 'pt-BR', viewport: { width: 1440, height: 900 } })
  try {
    await context.addInitScript(watchPaint, { token: session, title: TITLE, name: NAME, whole: content })
    const page = await context.newPage()
    await browserAtRest(browser)
    return await measure(page)
  } finally {
    await context.close()
  }
}

async function untilDrawn(page: Page): Promise<FirstPaint> {
  const seen = await page.waitForFunction(() => {
    const { text, content, whole } = window.firstPaint ?? {}
    return text !== undefined && content !== undefined && whole !== undefined && { text, content, whole }
  })
  const marks = await seen.jsonValue()
  if (marks === false) throw new Error('nothing was drawn')
  return marks
}

/** Runs in the page before its own scripts: notes the frame after the one in which each stands in the document. */
function watchPaint(wanted: { token: string; title: string; name: string; whole: string }): void {
  if (!location.protocol.startsWith('http')) return
  localStorage.setItem('authentication', `Bearer ${wanted.token}`)
  const marks: NonNullable<Window['firstPaint']> = (window.firstPaint = {})
  const began = new Set<string>()
  const note = (name: keyof FirstPaint, isThere: boolean) => {
    if (!isThere || began.has(name)) return
    began.add(name)
    requestAnimationFrame(() => {
      const drawn = new MessageChannel()
      drawn.port1.addEventListener('message', () => (marks[name] = performance.now()))
      drawn.port1.start()
      drawn.port2.postMessage(null)
    })
  }
  new MutationObserver(() => {
    note('text', (document.querySelector(wanted.title)?.textContent ?? '').trim() !== '')
    const isWhole = document.querySelector(wanted.whole) !== null
    note('content', isWhole || document.querySelector(wanted.name) !== null)
    note('whole', isWhole)
  }).observe(document, { childList: true, subtree: true })
}

/** The one in the middle. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
