import type { TalentoItem } from '@seleta/contract/talentos'
import type { TableSelection } from '@seleta/ui/grid'
import { useMemo, useState } from 'react'

/** What the selection remembers of a person once their page is gone. */
export type Selecionado = Pick<TalentoItem, 'identificador' | 'nome' | 'etapaId'>

export interface Selecao {
  readonly selecionados: readonly Selecionado[]
  readonly table: TableSelection
  readonly clear: () => void
}

/**
 * Rows really selected, across pages (product 37).
 * @param rows the page in view: where newly selected people are read from
 */
export function useSelecao(rows: readonly Selecionado[]): Selecao {
  const [byId, setById] = useState<ReadonlyMap<string, Selecionado>>(new Map())
  return useMemo(
    () => ({
      selecionados: [...byId.values()],
      table: {
        ids: new Set(byId.keys()),
        onChange: (ids) => {
          const known = new Map([...byId, ...rows.map((row) => [row.identificador, row] as const)])
          setById(new Map([...known].filter(([identificador]) => ids.has(identificador))))
        },
      },
      clear: () => setById(new Map()),
    }),
    [byId, rows],
  )
}
