import { wordsFor } from '@seleta/api-client'
import { Alert, Button, LoadingRows } from '@seleta/ui/core'
import type { ReactNode } from 'react'

interface LoadStateProps<T> {
  readonly query: {
    readonly data: T | undefined
    readonly error: unknown
    readonly isFetching: boolean
    readonly refetch: () => unknown
  }
  /** Rows of the skeleton. */
  readonly rows: number
  readonly children: (data: T) => ReactNode
}

/** Loading, failed with retry, there. */
export function LoadState<T>({ query, rows, children }: LoadStateProps<T>) {
  if (query.data !== undefined) return children(query.data)
  if (query.error !== null && !query.isFetching) {
    return (
      <Alert
        severity="error"
        action={
          <Button color="inherit" size="small" onClick={() => void query.refetch()}>
            Tentar novamente
          </Button>
        }
      >
        {wordsFor(query.error)}
      </Alert>
    )
  }
  return <LoadingRows rows={rows} />
}
