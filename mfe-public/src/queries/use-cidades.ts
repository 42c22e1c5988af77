import { callPublico } from '@seleta/api-client/publico'
import { CIDADE_UF, formatCidade } from '@seleta/regras/cidade'
import { useEffect, useRef, useState } from 'react'

const WAIT_MS = 200
const LIMIT = 8

/** Suggestions for the city field, from the server; without them a typed city is read all the same. */
export function useCidades() {
  const [cidades, setCidades] = useState<readonly string[]>([])
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const search = (text: string) => {
    clearTimeout(timer.current)
    const busca = (text.split(CIDADE_UF)[0] ?? '').trim()
    if (busca.length < 2 || cidades.includes(text)) return
    timer.current = setTimeout(() => {
      callPublico('listCidades', { query: { busca, limite: LIMIT } })
        .then((found) => setCidades(found.map(formatCidade)))
        .catch(() => undefined)
    }, WAIT_MS)
  }
  return { cidades, search }
}
