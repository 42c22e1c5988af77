import { useQuery, useQueryClient } from '@seleta/api-client'
import type { Etapa, FiltroKanban } from '@seleta/contract/kanban'
import { loadMore } from './board-query'

/**
 * Asks for the next people of a column, once for each depth at which it is looked at. They go into the board's own
 * query; this one stands for having asked.
 * @param look names what is being looked at
 */
export function useMorePessoas(
  etapa: Etapa,
  load: (etapaId: number) => Promise<number>,
  look: string,
  isNeeded: boolean,
) {
  return useQuery({
    queryKey: ['pagina-da-etapa', etapa.campanhaId, etapa.id, etapa.talentos.length, look],
    queryFn: () => load(etapa.id),
    enabled: isNeeded,
    staleTime: Infinity,
    gcTime: 0,
  })
}

/**
 * Loads the people of a stage that come after those shown.
 * @param filtro null is everybody
 */
export function useLoadMore(campanhaId: number, filtro: FiltroKanban | null) {
  const client = useQueryClient()
  return (etapaId: number) => loadMore(client, campanhaId, filtro, etapaId)
}
