import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

const gzipAsync = promisify(gzip)

/** A page ready to leave. */
export interface ReadyPage {
  readonly html: Buffer
  readonly gzip: Buffer
  readonly etag: string
}

/**
 * Pages by address, each as long as what it was drawn from stays the same. Whoever asks says what that is now, so a
 * paused job is a paused page at once.
 * @param max pages kept; the one asked for longest ago goes first
 */
export function createPageCache(max = 500) {
  const pages = new Map<string, { readonly signature: string; readonly page: Promise<ReadyPage> }>()
  return {
    get(key: string, signature: string, draw: () => Promise<string>): Promise<ReadyPage> {
      const kept = pages.get(key)
      if (kept !== undefined) pages.delete(key)
      if (kept?.signature === signature) {
        pages.set(key, kept)
        return kept.page
      }
      const page = draw().then(toPage)
      pages.set(key, { signature, page })
      page.catch(() => pages.delete(key))
      const oldest = pages.keys().next().value
      if (pages.size > max && oldest !== undefined) pages.delete(oldest)
      return page
    },
  }
}

export async function toPage(text: string): Promise<ReadyPage> {
  const html = Buffer.from(text)
  const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`
  return { html, gzip: await gzipAsync(html, { level: 6 }), etag }
}
