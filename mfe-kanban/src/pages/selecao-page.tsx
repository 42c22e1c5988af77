import { CallError, useAtom, useAtomValue, wordsFor } from '@seleta/api-client'
import { CAMPANHA_GONE } from '@seleta/contract/faltas'
import { paths, useParams, useSearchParams } from '@seleta/shell'
import { ErrorState, StaleNotice, styled } from '@seleta/ui/core'
import { LAYOUT } from '@seleta/contract/limits'
import { useRested } from '@seleta/ui/rest'
import { layout } from '@seleta/ui/tokens'
import { useMemo } from 'react'
import { BoardSkeleton } from '../features/board/board-skeleton'
import { Board } from '../features/board/board'
import { boardViewAtom, isCompactAtom } from '../features/selecao/board-view'
import { SelecaoHeader, queryWithoutTalento } from '../features/selecao/selecao-header'
import { useSelecao } from '../queries/use-selecao'
import { countPessoas } from '../rules/count-pessoas'
import { readFiltros, toFiltro } from '../rules/filtro-address'

/** As tall as the window leaves: the columns scroll, not the page. */
const Frame = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  minHeight: `calc(100dvh - ${LAYOUT.topBar + 2 * layout.contentPaddingPhone}px)`,
  [theme.breakpoints.up('sm')]: {
    height: `calc(100dvh - ${LAYOUT.topBar + 2 * layout.contentPadding}px)`,
    minHeight: 640,
  },
}))

/** ms that typing may pause before the server is asked. */
const TYPING_PAUSE = 250

/** The selection of a campaign: /dashboard/selecao/{campanhaid}, spec section 2. */
export default function SelecaoPage() {
  const campanhaId = Number(useParams()['campanhaId'])
  const [params] = useSearchParams()
  const [view, setView] = useAtom(boardViewAtom)
  const isCompact = useAtomValue(isCompactAtom)
  const nome = view.campanhaId === campanhaId ? view.filtro : ''
  const asked = useRested(nome, TYPING_PAUSE)
  const query = queryWithoutTalento(params)
  const filtro = useMemo(
    () => toFiltro(readFiltros(new URLSearchParams(query)), nome.trim() === '' ? '' : asked),
    [query, nome, asked],
  )

  const { board, filtered, found } = useSelecao(campanhaId, filtro)

  return (
    <Frame>
      <SelecaoHeader
        campanhaId={campanhaId}
        hits={filtro === null ? null : (countPessoas(filtered.data) ?? null)}
        busca={nome}
        onBusca={(texto) => setView({ campanhaId, filtro: texto })}
      />
      {board.isError && board.data !== undefined ? (
        <StaleNotice since={new Date(board.dataUpdatedAt)} onRetry={() => void board.refetch()} />
      ) : null}
      {filtered.isError && filtro !== null ? (
        <BoardError
          error={filtered.error}
          isRetrying={filtered.isFetching}
          onRetry={() => void filtered.refetch()}
        />
      ) : board.data === undefined ? (
        board.isError ? (
          <BoardError
            error={board.error}
            isRetrying={board.isFetching}
            onRetry={() => void board.refetch()}
          />
        ) : (
          <BoardSkeleton />
        )
      ) : (
        <Board
          key={campanhaId}
          campanhaId={campanhaId}
          server={board.data}
          found={found}
          isAnswered={found !== null && !filtered.isPlaceholderData}
          filtro={filtro}
          nome={nome}
          isCompact={isCompact}
          address={paths.selecao(campanhaId) + query}
        />
      )}
    </Frame>
  )
}

interface BoardErrorProps {
  readonly error: unknown
  readonly isRetrying: boolean
  readonly onRetry: () => void
}

function BoardError({ error, isRetrying, onRetry }: BoardErrorProps) {
  const isGone = error instanceof CallError && error.kind === 'not-found'
  if (isGone) return <ErrorState title={CAMPANHA_GONE} />
  return (
    <ErrorState
      title={wordsFor(error)}
      kept="Nada mudou na seleção."
      onRetry={onRetry}
      isRetrying={isRetrying}
      {...(error instanceof CallError && error.requestId !== '' ? { code: error.requestId } : {})}
    />
  )
}
