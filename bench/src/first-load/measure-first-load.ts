import { gzipSync } from 'node:zlib'
import type { Browser, BrowserContext, Page, Response } from '@playwright/test'

/** What a first visit downloads. */
export interface FirstLoad {
  readonly page: string
  /** Bytes: text gzipped at level 9, fonts and images as they are; answers of the api left out. */
  readonly bytes: number
  readonly scriptBytes: number
  /** Bytes as the server sent them, headers with them; answers of the api left out. */
  readonly servedBytes: number
  readonly requests: number
  /** Addresses with their bytes, largest first. */
  readonly files: readonly { readonly url: string; readonly bytes: number }[]
}

interface Visit {
  readonly name: string
  readonly url: string
  /** A token, when the page needs one. */
  readonly session?: string
}

const QUIET_MS = 700

const isApi = (url: string) => /\/(usuario|campanha|talento)\/v1\//.test(url)
const isText = (type: string) => /javascript|css|html|json|svg|xml/.test(type)

/** Opens an address in a new, empty context and sums what it brings until nothing more is asked for. */
export async function measureFirstLoad(browser: Browser, visit: Visit): Promise<FirstLoad> {
  const context = await browser.newContext({ locale: 'pt-BR' })
  try {
    return await measureIn(context, visit)
  } finally {
    await context.close()
  }
}

async function measureIn(context: BrowserContext, { name, url, session }: Visit): Promise<FirstLoad> {
  if (session !== undefined) {
    await context.addInitScript((token) => {
      if (location.protocol.startsWith('http')) localStorage.setItem('authentication', `Bearer ${token}`)
    }, session)
  }
  const page = await context.newPage()
  const served = await countServed(context, page)
  const responses: Response[] = []
  page.on('response', (response) => responses.push(response))
  await page.goto(url, { waitUntil: 'load' })
  await untilQuiet(() => responses.length)
  const files = await Promise.all(responses.filter((response) => !isApi(response.url())).map(weigh))
  return {
    page: name,
    bytes: sum(files),
    scriptBytes: sum(files.filter((file) => file.isScript)),
    servedBytes: served(),
    requests: files.length,
    files: files
      .map(({ url: address, bytes }) => ({ url: address, bytes }))
      .toSorted((a, b) => b.bytes - a.bytes),
  }
}

/**
 * Opens an address once more in a browser that has been there.
 * @returns bytes as the server sent them, headers with them; what the browser kept and answers of the api left out
 */
export async function measureReturn(page: Page, url: string): Promise<number> {
  const served = await countServed(page.context(), page)
  let answers = 0
  page.on('response', () => (answers += 1))
  await page.goto(url, { waitUntil: 'load' })
  await untilQuiet(() => answers)
  return served()
}

/** A board keeps a stream open, so the network is never idle there: no new answer is what says the end. */
async function untilQuiet(countAnswers: () => number): Promise<void> {
  for (let seen = -1; seen !== countAnswers();) {
    seen = countAnswers()
    await new Promise((resolve) => setTimeout(resolve, QUIET_MS))
  }
}

/** Bytes of finished answers as the browser counted them on the wire. */
async function countServed(context: BrowserContext, page: Page): Promise<() => number> {
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  const addresses = new Map<string, string>()
  let total = 0
  devtools.on('Network.responseReceived', ({ requestId, response }) => addresses.set(requestId, response.url))
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const url = addresses.get(requestId) ?? ''
    if (url.startsWith('http') && !isApi(url)) total += encodedDataLength
  })
  return () => total
}

async function weigh(response: Response) {
  const type = response.headers()['content-type'] ?? ''
  const body = await response.body().catch(() => Buffer.alloc(0))
  return {
    url: new URL(response.url()).pathname,
    bytes: isText(type) ? gzipSync(body, { level: 9 }).length : body.length,
    isScript: type.includes('javascript'),
  }
}

const sum = (files: readonly { readonly bytes: number }[]) =>
  files.reduce((total, file) => total + file.bytes, 0)

/** Bytes of the scripts of some visits; one that several need counts once. */
export function scriptsOf(loads: readonly FirstLoad[]): number {
  const scripts = new Map(
    loads.flatMap(({ files }) =>
      files.filter(({ url }) => url.endsWith('.js')).map(({ url, bytes }) => [url, bytes] as const),
    ),
  )
  return [...scripts.values()].reduce((total, bytes) => total + bytes, 0)
}
