import { PublicCallError } from '@seleta/api-client/publico'
import type { PageId, ServedPage, Pages } from '@seleta/public-pages/data/pages'
import { DATA_ID } from '@seleta/public-pages/data/pages'
import { useEffect, useState } from 'react'

export type State<P extends PageId> =
  | { readonly kind: 'ready'; readonly data: Pages[P] }
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly reason: string; readonly retry: () => void }

/**
 * What a page is drawn from: what the server left in the document; without it (the area alone, a page opened from
 * inside the product) it is asked for.
 */
export function usePageData<P extends PageId>(page: P, load: () => Promise<Pages[P]>): State<P> {
  const [state, setState] = useState<State<P>>(() => {
    const data = readServed(page)
    return data === null ? { kind: 'loading' } : { kind: 'ready', data }
  })
  const isLoading = state.kind === 'loading'
  useEffect(() => {
    if (!isLoading) return
    let isCurrent = true
    load()
      .then((data) => isCurrent && setState({ kind: 'ready', data }))
      .catch((error: unknown) => {
        if (!isCurrent) return
        const reason = error instanceof PublicCallError ? error.message : 'Não foi possível abrir a página.'
        setState({ kind: 'failed', reason, retry: () => setState({ kind: 'loading' }) })
      })
    return () => {
      isCurrent = false
    }
    // The loader belongs to the address, which is one document's.
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, [isLoading])
  return state
}

function readServed<P extends PageId>(page: P): Pages[P] | null {
  const text = document.getElementById(DATA_ID)?.textContent
  if (text === undefined || text === null) return null
  // Written by the server for this very page (api, areas/publico).
  const served = JSON.parse(text) as ServedPage
  // The name of the page says which data it has.
  return served.page === page ? (served.dados as Pages[P]) : null
}
