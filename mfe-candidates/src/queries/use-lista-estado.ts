import { useSearchParams } from '@seleta/shell'
import { startTransition } from 'react'
import type { Filtros } from '../rules/filtros'
import type { Lista } from '../rules/lista'
import type { ListaEstado, Ordem } from '../rules/lista-endereco'
import { readLista, writeLista } from '../rules/lista-endereco'
import { usePalavraChave } from './palavra-chave'

export interface ListaControle {
  readonly estado: ListaEstado
  readonly setPagina: (pagina: number) => void
  readonly setOrdem: (ordem: Ordem | null) => void
  readonly setFiltros: (filtros: Filtros) => void
}

/** Page, order and filters of a list: from the address, the keyword from the tab's memory (design.md section 2). */
export function useListaEstado(lista: Lista): ListaControle {
  const [params, setParams] = useSearchParams()
  const [palavraChave, setPalavraChave] = usePalavraChave(chaveOf(lista))
  const lido = readLista(params)
  const change = (next: Partial<ListaEstado>) => setParams((now) => writeLista(now, next))
  return {
    estado: { ...lido, filtros: { ...lido.filtros, palavraChave } },
    setPagina: (pagina) => change({ pagina }),
    setOrdem: (ordem) => change({ ordem }),
    setFiltros: (filtros) => {
      // Keyword and address change in one rendering, so that one call goes out and not two.
      startTransition(() => {
        setPalavraChave(filtros.palavraChave)
        change({ filtros })
      })
    },
  }
}

const chaveOf = (lista: Lista) => (lista.tipo === 'cesta' ? 'cesta' : `campanha-${lista.campanhaId}`)
