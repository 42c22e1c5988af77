import { escapeHtml } from '../../../ground/text/escape-html'

/** An address and the moment of its last change; null where nobody knows. */
export interface Entry {
  /** Absolute. */
  readonly url: string
  readonly changedAt: Date | null
}

/** The most entries of one file (sitemaps.org); at fewer than 1,000 bytes each they stay below its 50 MB too. */
export const MAX_ENTRIES = 50_000

/** Pages that a search engine may keep. */
export const writeSitemap = (pages: readonly Entry[]): string => write('urlset', 'url', pages)

/** The sitemaps there are. */
export const writeSitemapIndex = (sitemaps: readonly Entry[]): string =>
  write('sitemapindex', 'sitemap', sitemaps)

const write = (root: string, element: string, entries: readonly Entry[]) =>
  [
    '<?xml version="1.0" encoding="utf-8"?>\n',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...entries.map(({ url, changedAt }) => {
      const lastmod = changedAt === null ? '' : `<lastmod>${changedAt.toISOString()}</lastmod>`
      return `<${element}><loc>${escapeHtml(url)}</loc>${lastmod}</${element}>`
    }),
    `</${root}>`,
  ].join('')
