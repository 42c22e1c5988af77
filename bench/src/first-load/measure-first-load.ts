import { gzipSync } from 'node:zlib'
import type { Browser, Response } from '@playwright/test'

/** What a first visit downloads. */
export interface FirstLoad {
  readonly page: string
  /** Bytes: text gzipped at level 9, fonts and images as they are; answers of the api left out. */
  readonly bytes: number
  readonly scriptBytes: number
  readonly requests: number
  /** Addresses with their bytes, largest first. */
  readonly files: readonly { readonly url: string; readonly bytes: number }[]
}

const isApi = (url: string) => /\/(usuario|campanha|talento)\/v1\//.test(url)
const isText = (type: string) => /javascript|css|html|json|svg|xml/.test(type)

/**
 * Opens an address in a new, empty context and sums what it brings until the network is quiet.
 * @param session a token, when the page needs one
 */
export async function measureFirstLoad(
  browser: Browser,
  { name, url, session }: { name: string; url: string; session?: string },
): Promise<FirstLoad> {
  const context = await browser.newContext({ locale: 'pt-BR' })
  if (session !== undefined) {
    await context.addInitScript((token) => {
      if (location.protocol.startsWith('http')) localStorage.setItem('authentication', `Bearer ${token}`)
    }, session)
  }
  const page = await context.newPage()
  const responses: Response[] = []
  page.on('response', (response) => responses.push(response))
  await page.goto(url, { waitUntil: 'networkidle' })
  const files = await Promise.all(responses.filter((response) => !isApi(response.url())).map(weigh))
  await context.close()
  return {
    page: name,
    bytes: sum(files),
    scriptBytes: sum(files.filter((file) => file.isScript)),
    requests: files.length,
    files: files
      .map(({ url: address, bytes }) => ({ url: address, bytes }))
      .toSorted((a, b) => b.bytes - a.bytes),
  }
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
