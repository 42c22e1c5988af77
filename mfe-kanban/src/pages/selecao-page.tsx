import { CallError, useAtom, useCall, useQuery, wordsFor } from '@seleta/api-client'
import { useParams } from '@seleta/shell'
import { ErrorState, StaleNotice, styled } from '@seleta/ui/core'
import { layout } from '@seleta/ui/tokens'
import { BoardSkeleton } from '../features/board/board-skeleton'
import { KanbanBoard } from '../features/board/kanban-board'
import { boardViewAtom, isCompactAtom } from '../features/header/board-view'
import { SelecaoHeader } from '../features/header/selecao-header'
import { boardQuery } from '../kanban/board-query'

/** As tall as the window leaves: the columns scroll, not the page. */
const Frame = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  minHeight: `calc(100dvh - ${layout.topbar + 2 * layout.contentPaddingPhone}px)`,
  [theme.breakpoints.up('sm')]: {
    height: `calc(100dvh - ${layout.topbar + 2 * layout.contentPadding}px)`,
    minHeight: 640,
  },
}))

/** The selection of a campaign: /dashboard/selecao/{campanhaid}, spec section 2. */
export default function SelecaoPage() {
  const campanhaId = Number(useParams()['campanhaId'])
  const campanha = useCall('getCampanha', { params: { id: campanhaId } })
  const board = useQuery(boardQuery(campanhaId))
  const [view, setView] = useAtom(boardViewAtom)
  const [isCompact] = useAtom(isCompactAtom)
  const filtro = view.campanhaId === campanhaId ? view.filtro : ''

  return (
    <Frame>
      <SelecaoHeader
        campanhaId={campanhaId}
        nome={campanha.data?.nome}
        total={board.data?.reduce((sum, { qtdTalentos }) => sum + qtdTalentos, 0)}
        filtro={filtro}
        onFilter={(texto) => setView({ campanhaId, filtro: texto })}
      />
      {board.isError && board.data !== undefined ? (
        <StaleNotice since={new Date(board.dataUpdatedAt)} onRetry={() => void board.refetch()} />
      ) : null}
      {board.data === undefined ? (
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
        <KanbanBoard
          key={campanhaId}
          campanhaId={campanhaId}
          serverBoard={board.data}
          filtro={filtro}
          isCompact={isCompact}
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
  if (isGone) return <ErrorState title="Esta campanha não existe ou foi excluída." />
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
