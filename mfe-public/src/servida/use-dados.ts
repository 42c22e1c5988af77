import { PublicCallError } from '@seleta/api-client/publico'
import type { PageId, ServedPage, Pages } from '@seleta/public-pages/data/pages'
import { DATA_ID } from '@seleta/public-pages/data/pages'
import { useEffect, useState } from 'react'

export type Estado<P extends PageId> =
  | { readonly kind: 'pronta'; readonly dados: Pages[P] }
  | { readonly kind: 'carregando' }
  | { readonly kind: 'falhou'; readonly motivo: string; readonly tentar: () => void }

/**
 * What a page is drawn from: what the server left in the document; without it (the area alone, a page opened from
 * inside the product) it is asked for.
 */
export function useDados<P extends PageId>(pagina: P, load: () => Promise<Pages[P]>): Estado<P> {
  const [estado, setEstado] = useState<Estado<P>>(() => {
    const dados = readServed(pagina)
    return dados === null ? { kind: 'carregando' } : { kind: 'pronta', dados }
  })
  const isLoading = estado.kind === 'carregando'
  useEffect(() => {
    if (!isLoading) return
    let isCurrent = true
    load()
      .then((dados) => isCurrent && setEstado({ kind: 'pronta', dados }))
      .catch((error: unknown) => {
        if (!isCurrent) return
        const motivo = error instanceof PublicCallError ? error.message : 'Não foi possível abrir a página.'
        setEstado({ kind: 'falhou', motivo, tentar: () => setEstado({ kind: 'carregando' }) })
      })
    return () => {
      isCurrent = false
    }
    // The loader belongs to the address, which is one document's.
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, [isLoading])
  return estado
}

function readServed<P extends PageId>(pagina: P): Pages[P] | null {
  const text = document.getElementById(DATA_ID)?.textContent
  if (text === undefined || text === null) return null
  // Written by the server for this very page (api, publico-paginas).
  const servida = JSON.parse(text) as ServedPage
  return servida.pagina === pagina ? (servida.dados as Pages[P]) : null
}
