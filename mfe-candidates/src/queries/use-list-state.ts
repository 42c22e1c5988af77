import { useListSearch } from '@seleta/api-client'
import { useSearchParams } from '@seleta/shell'
import { startTransition } from 'react'
import type { Filtros } from '@seleta/campanha/filtros/filtros'
import { filtrosOn } from '@seleta/campanha/filtros/filtros'
import type { ListState, TalentoSort } from '../rules/list-address'
import { talentosAddress } from '../rules/list-address'
import type { TalentoList } from '../rules/talento-list'

export interface ListControl {
  readonly state: ListState
  readonly setPage: (page: number) => void
  /** The address of the same list with another page. */
  readonly addressOf: (page: number) => string
  /** Null: the list's own order. */
  readonly setSort: (sort: TalentoSort | null) => void
  readonly setFiltros: (filtros: Filtros) => void
}

/** Page, order and filters of a list: from the address, the keyword from the tab's memory (design.md section 2). */
export function useListState(list: TalentoList): ListControl {
  const [params, setParams] = useSearchParams()
  const [palavraChave, setPalavraChave] = useListSearch(listKey(list))
  const read = talentosAddress.read(params)
  const filtros = { ...read.filtros, palavraChave }
  const change = (next: Partial<ListState>) => setParams((now) => talentosAddress.write(now, next))
  return {
    state: { ...read, filtros: filtrosOn(list.tipo, filtros) },
    setPage: (page) => change({ page }),
    addressOf: (page) => `?${talentosAddress.write(params, { page }).toString()}`,
    setSort: (sort) => change({ sort }),
    setFiltros: (filtros) => {
      // Keyword and address change in one rendering, so that one call goes out and not two.
      startTransition(() => {
        setPalavraChave(filtros.palavraChave)
        change({ filtros })
      })
    },
  }
}

const listKey = (list: TalentoList) => (list.tipo === 'cesta' ? 'cesta' : `campanha-${list.campanhaId}`)
