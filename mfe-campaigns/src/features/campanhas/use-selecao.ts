import type { CampanhaItem } from '@seleta/contract/campanhas'
import type { RowId, TableSelection } from '@seleta/ui/grid'
import { useMemo, useState } from 'react'

export interface Selecao {
  /** Across pages, as they were when selected, or fresher when in view. */
  readonly campanhas: readonly CampanhaItem[]
  readonly table: TableSelection
  readonly toggle: (id: number) => void
  /** Takes campaigns out, whatever the selection is by then. */
  readonly drop: (ids: readonly number[]) => void
  readonly clear: () => void
}

/**
 * Campaigns really selected, across pages (design 4.2).
 * @param rows the page in view: where newly selected campaigns are read from
 */
export function useSelecao(rows: readonly CampanhaItem[]): Selecao {
  const [byId, setById] = useState<ReadonlyMap<RowId, CampanhaItem>>(new Map())
  return useMemo(() => {
    const known = new Map([...byId, ...rows.map((row) => [row.id, row] as const)])
    const select = (ids: ReadonlySet<RowId>) => setById(new Map([...known].filter(([id]) => ids.has(id))))
    const ids = new Set(byId.keys())
    return {
      campanhas: [...ids].flatMap((id) => known.get(id) ?? []),
      table: { ids, onChange: select },
      toggle: (id) =>
        select(ids.has(id) ? new Set([...ids].filter((one) => one !== id)) : new Set([...ids, id])),
      drop: (gone) => setById((now) => new Map([...now].filter(([id]) => !gone.includes(Number(id))))),
      clear: () => setById(new Map()),
    }
  }, [byId, rows])
}
