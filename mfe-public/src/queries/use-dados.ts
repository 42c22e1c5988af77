import { PublicCallError } from '@seleta/api-client/publico'
import type { PaginaId, PaginaServida, Paginas } from '@seleta/publico/dados/paginas'
import { DADOS_ID } from '@seleta/publico/dados/paginas'
import { useEffect, useState } from 'react'

export type Estado<P extends PaginaId> =
  | { readonly kind: 'pronta'; readonly dados: Paginas[P] }
  | { readonly kind: 'carregando' }
  | { readonly kind: 'falhou'; readonly motivo: string; readonly tentar: () => void }

/**
 * What a page is drawn from: what the server left in the document; without it (the area alone, a page opened from
 * inside the product) it is asked for.
 */
export function useDados<P extends PaginaId>(pagina: P, load: () => Promise<Paginas[P]>): Estado<P> {
  const [estado, setEstado] = useState<Estado<P>>(() => {
    const dados = readServida(pagina)
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

function readServida<P extends PaginaId>(pagina: P): Paginas[P] | null {
  const text = document.getElementById(DADOS_ID)?.textContent
  if (text === undefined || text === null) return null
  // Written by the server for this very page (api, publico-paginas).
  const servida = JSON.parse(text) as PaginaServida
  return servida.pagina === pagina ? (servida.dados as Paginas[P]) : null
}
