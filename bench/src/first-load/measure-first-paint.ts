import type { Browser } from '@playwright/test'

/** When a signed-in visit with nothing cached shows something, in ms since it began. */
export interface FirstPaint {
  /** The page's title is drawn. */
  readonly text: number
  /** So is what the page is about: the first row, the first card. */
  readonly content: number
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

declare global {
  interface Window {
    firstPaint?: { text?: number; content?: number }
  }
}

/** Opens an address in a new, empty context. */
export async function measureFirstPaint(
  browser: Browser,
  { url, session, content }: Visit,
): Promise<FirstPaint> {
  const context = await browser.newContext({ locale: 'pt-BR', viewport: { width: 1440, height: 900 } })
  try {
    await context.addInitScript(watchPaint, { token: session, title: TITLE, content })
    const page = await context.newPage()
    await page.goto(url, { waitUntil: 'commit' })
    const seen = await page.waitForFunction(() => {
      const { text, content: whole } = window.firstPaint ?? {}
      return text !== undefined && whole !== undefined && { text, content: whole }
    })
    const marks = await seen.jsonValue()
    if (marks === false) throw new Error('nothing was drawn')
    return marks
  } finally {
    await context.close()
  }
}

/** Runs in the page before its own scripts: notes the frame after the one in which each stands in the document. */
function watchPaint(wanted: { token: string; title: string; content: string }): void {
  if (!location.protocol.startsWith('http')) return
  localStorage.setItem('authentication', `Bearer ${wanted.token}`)
  const marks: NonNullable<Window['firstPaint']> = (window.firstPaint = {})
  const began = new Set<string>()
  const note = (name: 'text' | 'content', isThere: boolean) => {
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
    note('content', document.querySelector(wanted.content) !== null)
  }).observe(document, { childList: true, subtree: true })
}

/** The one in the middle. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
