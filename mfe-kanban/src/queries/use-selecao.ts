import { useQuery } from '@seleta/api-client'
import type { Etapa, FiltroKanban } from '@seleta/contract/kanban'
import { boardQuery } from './board-query'

/**
 * What the selection of a campaign shows: its whole board, and the board that the filter finds.
 * @param filtro null is everybody; then nothing is asked a second time
 */
export function useSelecao(campanhaId: number, filtro: FiltroKanban | null) {
  const board = useQuery(boardQuery(campanhaId, null))
  const filtered = useQuery({
    ...boardQuery(campanhaId, filtro),
    enabled: filtro !== null,
    placeholderData: (before: Etapa[] | undefined, query) =>
      // The former answer stays while the next one is on its way, but not another campaign's.
      query?.queryKey[0] === 'filterKanban' ? before : undefined,
  })
  return { board, filtered, found: filtro === null ? null : (filtered.data ?? null) }
}
