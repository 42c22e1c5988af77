import { useMemo, useState } from 'react'
import type { RowId, TableSelection } from '../grid/table-types'

export interface RowSelection<R> {
  /** Across pages, as they were when selected, or fresher when in view. */
  readonly rows: readonly R[]
  readonly table: TableSelection
  readonly toggle: (id: RowId) => void
  /** Rows that are in no view: everybody whom a filter finds. */
  readonly add: (rows: readonly R[]) => void
  /** Takes rows out, whatever the selection is by then. */
  readonly drop: (ids: readonly RowId[]) => void
  readonly clear: () => void
}

/**
 * Rows really selected, across pages (product 37, design 4.2).
 * @param view the page in view: where newly selected rows are read from; the same array until it changes
 * @param idOf a row's id; one function for the life of the list
 */
export function useRowSelection<R>(view: readonly R[], idOf: (row: R) => RowId): RowSelection<R> {
  const [byId, setById] = useState<ReadonlyMap<RowId, R>>(new Map())
  return useMemo(() => {
    const known = new Map([...byId, ...view.map((row) => [idOf(row), row] as const)])
    const select = (ids: ReadonlySet<RowId>) => setById(new Map([...known].filter(([id]) => ids.has(id))))
    const ids = new Set(byId.keys())
    return {
      rows: [...ids].flatMap((id) => known.get(id) ?? []),
      table: { ids, onChange: select },
      toggle: (id) =>
        select(ids.has(id) ? new Set([...ids].filter((one) => one !== id)) : new Set([...ids, id])),
      add: (rows) => setById((now) => new Map([...now, ...rows.map((row) => [idOf(row), row] as const)])),
      drop: (gone) => setById((now) => new Map([...now].filter(([id]) => !gone.includes(id)))),
      clear: () => setById(new Map()),
    }
  }, [byId, view, idOf])
}
