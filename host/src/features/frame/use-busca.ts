import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'

/** The keyword of the list: it lives in the address as `?busca=` (product 9). */
export function useBusca() {
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
