import { useListSearch } from '@seleta/api-client'
import { useSearchParams } from '@seleta/shell'
import { useCallback } from 'react'

export interface Busca {
  readonly text: string
  readonly setText: (text: string) => void
}

/** The keyword of a list of people: the tab keeps it, since it stands in no address (design 2). */
export function useKeptBusca(list: string): Busca {
  const [text, keep] = useListSearch(list)
  const [, setParams] = useSearchParams()
  const setText = (next: string) => {
    keep(next)
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        // Another list, so its first page.
        after.delete('pagina')
        return after
      },
      { replace: true, preventScrollReset: true },
    )
  }
  return { text, setText }
}

/** The keyword of the list: it lives in the address as `?busca=` (product 9). */
export function useBusca(): Busca {
  const [params, setParams] = useSearchParams()
  const text = params.get('busca') ?? ''
  const setText = useCallback(
    (next: string) => {
      setParams(
        (before) => {
          const after = new URLSearchParams(before)
          if (next.trim() === '') after.delete('busca')
          else after.set('busca', next)
          // Another list, so its first page.
          after.delete('pagina')
          return after
        },
        { replace: true, preventScrollReset: true },
      )
    },
    [setParams],
  )
  return { text, setText }
}
