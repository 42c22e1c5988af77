import { CallError, wordsFor } from '@seleta/api-client'
import { ErrorState, LoadingRows } from '@seleta/ui/core'
import type { ReactNode } from 'react'

/** What a part of a screen asks the server for. */
export interface AskedQuery<T> {
  readonly data: T | undefined
  readonly error: unknown
  readonly isFetching: boolean
  readonly refetch: () => unknown
}

interface Props<T> {
  readonly query: AskedQuery<T>
  /** Read while it loads: «Carregando a ficha». */
  readonly loading: string
  readonly rows: number
  readonly level: 2 | 3
  /** What stays although it did not come. */
  readonly kept?: string
  /** Said in place of the server's words where it is no longer there; asking again would not help. */
  readonly gone?: string
  /** Beside «Tentar novamente». */
  readonly action?: ReactNode
  readonly children: (data: T) => ReactNode
}

/** The states of a part that reads its own call: loading, failed with another try, gone, there. */
export function Asked<T>({ query, loading, rows, level, kept, gone, action, children }: Props<T>) {
  const { data, error, isFetching, refetch } = query
  if (data !== undefined) return children(data)
  if (error === null) return <LoadingRows rows={rows} label={loading} />
  const isGone = error instanceof CallError && error.kind === 'not-found'
  return (
    <ErrorState
      title={isGone && gone !== undefined ? gone : wordsFor(error)}
      level={level}
      {...(kept !== undefined && { kept })}
      {...(action !== undefined && { action })}
      {...(!isGone && { onRetry: () => void refetch(), isRetrying: isFetching })}
    />
  )
}
