import type { PageId, ServedPage, Pages } from '@seleta/public-pages/data/pages'
import { DATA_ID } from '@seleta/public-pages/data/pages'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { escapeHtml, escapeJson } from '../../../ground/text/escape-html'
import type { FrontEnd } from './front-end'

/** What a page tells search engines and previews. */
export interface Head {
  readonly titulo: string
  readonly descricao: string
  /** Absolute; null where there is nothing to find again. */
  readonly canonica: string | null
  readonly isIndexable: boolean
  /** JobPosting of schema.org. */
  readonly jsonLd: object | null
}

/**
 * A whole public page as HTML: content, title, Open Graph, canonical address and JSON-LD in the delivered text
 * (product 53), the host's scripts, and the data with which the area takes it over.
 */
export function renderDocument<P extends PageId>(
  frontEnd: FrontEnd,
  served: ServedPage<P> & { readonly dados: Pages[P] },
  head: Head,
  view: ReactElement,
): string {
  const { styles, scripts } = frontEnd.filesOf(served.page)
  const links = [
    ...styles.map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}">`),
    ...scripts.map(
      ({ href, integrity }) =>
        `<link rel="preload" as="script" href="${escapeHtml(href)}" integrity="${escapeHtml(integrity)}" crossorigin="anonymous">`,
    ),
  ]
  return `<!doctype html><html lang="pt-BR"><head>${frontEnd.head}${headOf(head)}${links.join('')}</head><body><div id="root">${renderToString(view)}</div><script type="application/json" id="${DATA_ID}">${escapeJson(served)}</script></body></html>`
}

/** A page of the same look that no script takes over. */
export const renderPlain = (frontEnd: FrontEnd, head: Head, view: ReactElement): string => {
  const styles = frontEnd
    .filesOf('vagas')
    .styles.map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}">`)
  const own = frontEnd.head.replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/gi, '')
  return `<!doctype html><html lang="pt-BR"><head>${own}${headOf(head)}${styles.join('')}</head><body><div id="root">${renderToString(view)}</div></body></html>`
}

function headOf({ titulo, descricao, canonica, isIndexable, jsonLd }: Head): string {
  const meta = (kind: 'name' | 'property', key: string, content: string) =>
    `<meta ${kind}="${key}" content="${escapeHtml(content)}">`
  return [
    `<title>${escapeHtml(titulo)}</title>`,
    meta('name', 'description', descricao),
    isIndexable ? '' : meta('name', 'robots', 'noindex'),
    canonica === null ? '' : `<link rel="canonical" href="${escapeHtml(canonica)}">`,
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', 'Seleta'),
    meta('property', 'og:locale', 'pt_BR'),
    meta('property', 'og:title', titulo),
    meta('property', 'og:description', descricao),
    canonica === null ? '' : meta('property', 'og:url', canonica),
    meta('name', 'twitter:card', 'summary'),
    jsonLd === null ? '' : `<script type="application/ld+json">${escapeJson(jsonLd)}</script>`,
  ].join('')
}
