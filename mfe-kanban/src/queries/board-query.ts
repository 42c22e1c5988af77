import type { QueryClient } from '@seleta/api-client'
import { callQuery, request } from '@seleta/api-client'
import { boardInput } from '@seleta/campanha/board-input'
import type { Cartao, Etapa, FiltroKanban } from '@seleta/contract/kanban'
import { CARTOES, NO_ETAPA } from '@seleta/contract/limits'
import { findCartao } from '../rules/place-cartao'
import { appendPage } from '../rules/server-board'

/**
 * The server's boards in the query cache: the whole one (`getKanban`), and one per filter that was asked for
 * (`filterKanban`), each with the further pages of its stages added to it.
 */

/** People asked for at once when a column is scrolled on. */
export const PAGE = CARTOES.max / 2

/** A board whose change cannot be told from what it knows: it has to be read again. */
export const UNKNOWN = null
export type BoardChange = (board: readonly Etapa[]) => readonly Etapa[] | typeof UNKNOWN

/** What changes made on the board write here by themselves, ahead of the server: nothing of it is asked for again. */
export const BOARDS = ['getKanban', 'filterKanban'] as const

/** Key that the host's prefetch of remote.json fills too. */
export const boardKey = (campanhaId: number) => callQuery('getKanban', boardInput(campanhaId)).queryKey

const foundKey = (campanhaId: number, filtro: FiltroKanban) =>
  callQuery('filterKanban', { ...boardInput(campanhaId), body: filtro }).queryKey

/**
 * The query of a board.
 * @param filtro null is everybody
 */
export function boardQuery(campanhaId: number, filtro: FiltroKanban | null) {
  const queryKey: readonly unknown[] = filtro === null ? boardKey(campanhaId) : foundKey(campanhaId, filtro)
  return {
    queryKey,
    queryFn: async ({ client, signal }: { readonly client: QueryClient; readonly signal: AbortSignal }) => {
      const known = client.getQueryData<Etapa[]>(queryKey) ?? []
      const input = boardInput(campanhaId)
      const fresh =
        filtro === null
          ? await request('getKanban', input, { signal })
          : await request('filterKanban', { ...input, body: filtro }, { signal })
      return loadAsDeepAs(fresh, known, (id, depois, limite) =>
        requestPage(filtro, { id, campanhaId }, { depois, limite }, signal),
      )
    },
  }
}

/**
 * Asks for the people of a stage that come after those already shown.
 * @returns how many came
 */
export async function loadMore(
  client: QueryClient,
  campanhaId: number,
  filtro: FiltroKanban | null,
  etapaId: number,
): Promise<number> {
  const { queryKey } = boardQuery(campanhaId, filtro)
  const etapa = client.getQueryData<Etapa[]>(queryKey)?.find(({ id }) => id === etapaId)
  if (etapa === undefined || etapa.talentos.length >= etapa.qtdTalentos) return 0
  const rest = { depois: etapa.talentos.length, limite: PAGE }
  const page = await requestPage(filtro, etapa, rest)
  change(client, queryKey, (now) => appendPage(now, etapaId, page, page.length < PAGE))
  return page.length
}

/**
 * Changes every board of a campaign that is in the cache. A filtered board follows only for people whom it shows:
 * whether somebody else belongs to it is the server's to say.
 * @param pessoas ids of the people whom the change is about; none for a change of stages
 */
export function updateBoards(
  client: QueryClient,
  campanhaId: number,
  pessoas: readonly number[],
  boardChange: BoardChange,
): void {
  change(client, boardKey(campanhaId), boardChange)
  for (const [queryKey] of client.getQueriesData<Etapa[]>({ queryKey: foundKeys(campanhaId) }))
    change(client, queryKey, (board) =>
      pessoas.every((id) => findCartao(board, id) !== null) ? boardChange(board) : UNKNOWN,
    )
}

/** Asks for every board of the campaign again, as deep as it is shown. */
export function refreshBoards(client: QueryClient, campanhaId: number): void {
  void client.invalidateQueries({ queryKey: boardKey(campanhaId) })
  void client.invalidateQueries({ queryKey: foundKeys(campanhaId) })
  refreshNumeros(client, campanhaId)
}

/**
 * Asks again for what is open around a board too: the campaign itself may have been closed, whoever is looked at may have
 * been erased.
 */
export function refreshAround(client: QueryClient, campanhaId: number): void {
  refreshBoards(client, campanhaId)
  void client.invalidateQueries({
    queryKey: callQuery('getCampanha', { params: { id: campanhaId } }).queryKey,
  })
  void client.invalidateQueries({ queryKey: ['getTalento'] })
}

/** Asks again where the campaign's applications are: somebody came to the board or left it. */
export function refreshNumeros(client: QueryClient, campanhaId: number): void {
  void client.invalidateQueries({ queryKey: callQuery('getNumeros', { params: { campanhaId } }).queryKey })
}

/** Somebody stands elsewhere now: whoever has them open reads them again. */
export function refreshPessoa(client: QueryClient, identificador: string): void {
  void client.invalidateQueries({ queryKey: callQuery('getTalento', { params: { identificador } }).queryKey })
}

/** A board whose answer is on its way, and older than the change, is asked for again. */
function change(client: QueryClient, queryKey: readonly unknown[], boardChange: BoardChange): void {
  const board = client.getQueryData<Etapa[]>(queryKey)
  if (board === undefined) return
  const after = boardChange(board)
  const isFetching = client.isFetching({ queryKey, exact: true }) > 0
  if (isFetching) void client.cancelQueries({ queryKey, exact: true })
  if (after !== UNKNOWN && after !== board) client.setQueryData<Etapa[]>(queryKey, [...after])
  if (isFetching || after === UNKNOWN) void client.invalidateQueries({ queryKey, exact: true })
}

const foundKeys = (campanhaId: number) => ['filterKanban', { params: { campanhaId } }] as const

/** The people of a stage whom the filter finds, up to so many: asked for when somebody wants to write to them. */
export const pessoasQuery = (etapa: Column, filtro: FiltroKanban | null, limite: number) => ({
  queryKey: ['pessoasDaEtapa', etapa.campanhaId, etapa.id, filtro],
  queryFn: async ({ signal }: { readonly signal: AbortSignal }) => {
    const found: Cartao[] = []
    for (let isMore = true; isMore && found.length < limite;) {
      const rest = { depois: found.length, limite: CARTOES.max }
      const more = await requestPage(filtro, etapa, rest, signal)
      found.push(...more)
      isMore = more.length === CARTOES.max
    }
    return found.slice(0, limite)
  },
  gcTime: 0,
})

/** A stage, or the column of those who stand in none, of a campaign. */
type Column = Pick<Etapa, 'id' | 'campanhaId'>

function requestPage(
  filtro: FiltroKanban | null,
  { id, campanhaId }: Column,
  query: { readonly depois: number; readonly limite: number },
  signal?: AbortSignal,
): Promise<Cartao[]> {
  const options = signal === undefined ? {} : { signal }
  if (id === NO_ETAPA)
    return request('filterTalentosSemEtapa', { params: { campanhaId }, query, body: filtro ?? {} }, options)
  const input = { params: { id }, query }
  return filtro === null
    ? request('listTalentosDaEtapa', input, options)
    : request('filterTalentosDaEtapa', { ...input, body: filtro }, options)
}

/** A fresh answer has only the first people of each stage: the rest that was already on the screen is asked for too. */
async function loadAsDeepAs(
  fresh: readonly Etapa[],
  known: readonly Etapa[],
  readPage: (etapaId: number, depois: number, limite: number) => Promise<Cartao[]>,
): Promise<Etapa[]> {
  let board = fresh
  for (const { id, talentos } of known) {
    for (let etapa = find(board, id); etapa !== undefined && isShallower(etapa, talentos.length);) {
      const page = await readPage(id, etapa.talentos.length, CARTOES.max)
      board = appendPage(board, id, page, page.length < CARTOES.max)
      if (page.length === 0) break
      etapa = find(board, id)
    }
  }
  return [...board]
}

const find = (board: readonly Etapa[], id: number) => board.find((etapa) => etapa.id === id)

const isShallower = (etapa: Etapa, depth: number) =>
  etapa.talentos.length < Math.min(depth, etapa.qtdTalentos)
