import { Asked, type AskedQuery } from '@seleta/campanha/asked'
import type { ReactNode } from 'react'
import { EmptyTab } from './empty-tab'

interface Props<T> {
  readonly query: AskedQuery<readonly T[]>
  /** Read while it loads: «Carregando testes». */
  readonly loading: string
  readonly empty: string
  readonly children: (itens: readonly T[]) => ReactNode
}

/** The states of a tab that reads its own call: loading, failed, empty, full. */
export function TabState<T>({ query, loading, empty, children }: Props<T>) {
  return (
    <Asked query={query} loading={loading} rows={3} level={3}>
      {(itens) => (itens.length === 0 ? <EmptyTab text={empty} /> : children(itens))}
    </Asked>
  )
}
