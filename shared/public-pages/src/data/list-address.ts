import { MAX_DEPTH, PAGE_SIZE } from '@seleta/contract/limits'
import { BUSCA_MAX } from '@seleta/contract/text-max'
import { cutText } from '@seleta/regras/text'

/** A page of a list of jobs, or of what a search finds in it. */
export function listAddress(
  list: string,
  { busca = '', page = 1 }: { busca?: string; page?: number },
): string {
  const search = new URLSearchParams()
  if (busca !== '') search.set('busca', busca)
  if (page > 1) search.set('pagina', String(page))
  const text = search.toString()
  return text === '' ? list : `${list}?${text}`
}

/**
 * What of a list of jobs an address asks for: a search as long as the field takes, never half a sign at its end, and a
 * page from 1 that a list may have.
 */
export function askedOf({ busca, pagina }: { readonly busca?: unknown; readonly pagina?: unknown }) {
  const text = typeof busca === 'string' ? busca : ''
  const page = Math.max(1, Math.trunc(Number(pagina)) || 1)
  return {
    busca: cutText(text, BUSCA_MAX),
    page: Math.min(MAX_DEPTH / PAGE_SIZE.vagas, page),
  }
}
