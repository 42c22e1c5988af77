import { wordsFor } from '@seleta/api-client'
import { ErrorState, LoadingRows } from '@seleta/ui/core'
import type { ReactNode } from 'react'
import { EmptyTab } from './empty-tab'

interface Query<T> {
  readonly data: readonly T[] | undefined
  readonly error: unknown
  readonly isFetching: boolean
  readonly refetch: () => unknown
}

interface Props<T> {
  readonly query: Query<T>
  /** Read while it loads: «Carregando testes». */
  readonly loading: string
  readonly empty: string
  readonly children: (itens: readonly T[]) => ReactNode
}

/** The states of a tab that reads its own call: loading, failed, empty, full. */
export function TabState<T>({ query, loading, empty, children }: Props<T>) {
  if (query.data === undefined && query.error === null) return <LoadingRows rows={3} label={loading} />
  if (query.data === undefined)
    return (
      <ErrorState
        title={wordsFor(query.error)}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
        level={3}
      />
    )
  if (query.data.length === 0) return <EmptyTab text={empty} />
  return children(query.data)
}
