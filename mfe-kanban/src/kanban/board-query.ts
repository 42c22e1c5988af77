import type { QueryClient } from '@seleta/api-client'
import { callQuery, request } from '@seleta/api-client'
import type { Etapa } from '@seleta/contract/kanban'
import { appendPage } from './server-board'

/** The server's board: the answer of `getKanban` in the query cache, with the further pages of each stage added to it. */

/** People asked for at once when a column is scrolled on; the contract allows up to 200. */
export const PAGE = 100

const inputOf = (campanhaId: number) => ({ params: { campanhaId } })

/** Key that the host's prefetch of remote.json fills too. */
export const boardKey = (campanhaId: number) => callQuery('getKanban', inputOf(campanhaId)).queryKey

export function boardQuery(campanhaId: number) {
  return {
    queryKey: boardKey(campanhaId),
    queryFn: async (context: { readonly client: QueryClient; readonly signal: AbortSignal }) => {
      const known = context.client.getQueryData(boardKey(campanhaId)) ?? []
      const fresh = await request('getKanban', inputOf(campanhaId), { signal: context.signal })
      return loadAsDeepAs(fresh, known, context.signal)
    },
  }
}

/**
 * Asks for the people of a stage that come after those already shown.
 * @returns how many came
 */
export async function loadMore(client: QueryClient, campanhaId: number, etapaId: number): Promise<number> {
  const board = client.getQueryData(boardKey(campanhaId))
  const etapa = board?.find(({ id }) => id === etapaId)
  if (etapa === undefined || etapa.talentos.length >= etapa.qtdTalentos) return 0
  const page = await request('listTalentosDaEtapa', {
    params: { id: etapaId },
    query: { depois: etapa.talentos.length, limite: PAGE },
  })
  updateBoard(client, campanhaId, (now) => appendPage(now, etapaId, page, page.length < PAGE))
  return page.length
}

/** Changes the server's board in the cache; an answer that is on its way and older than this is asked for again. */
export function updateBoard(
  client: QueryClient,
  campanhaId: number,
  change: (board: readonly Etapa[]) => readonly Etapa[],
): void {
  const queryKey = boardKey(campanhaId)
  const isFetching = client.isFetching({ queryKey, exact: true }) > 0
  if (isFetching) void client.cancelQueries({ queryKey, exact: true })
  client.setQueryData(queryKey, (now) => (now === undefined ? undefined : [...change(now)]))
  if (isFetching) void client.invalidateQueries({ queryKey, exact: true })
}

/** Asks for the whole board again, as deep as it is shown. */
export function refreshBoard(client: QueryClient, campanhaId: number): void {
  void client.invalidateQueries({ queryKey: boardKey(campanhaId), exact: true })
}

/** A fresh answer has only the first people of each stage: the rest that was already on the screen is asked for too. */
async function loadAsDeepAs(
  fresh: readonly Etapa[],
  known: readonly Etapa[],
  signal: AbortSignal,
): Promise<Etapa[]> {
  let board = fresh
  for (const { id, talentos } of known) {
    for (let etapa = find(board, id); etapa !== undefined && isShallower(etapa, talentos.length);) {
      const query = { depois: etapa.talentos.length, limite: 2 * PAGE }
      const page = await request('listTalentosDaEtapa', { params: { id }, query }, { signal })
      board = appendPage(board, id, page, page.length < 2 * PAGE)
      if (page.length === 0) break
      etapa = find(board, id)
    }
  }
  return [...board]
}

const find = (board: readonly Etapa[], id: number) => board.find((etapa) => etapa.id === id)

const isShallower = (etapa: Etapa, depth: number) =>
  etapa.talentos.length < Math.min(depth, etapa.qtdTalentos)
