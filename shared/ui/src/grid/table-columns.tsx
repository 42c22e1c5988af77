import type { ReactNode } from 'react'
import { useMemo } from 'react'
import { VisuallyHidden } from '../core/visually-hidden'
import { CellCheck } from './cell-check'
import { pageState, togglePage, toggleRow } from './selection'
import type { DataTableProps, TableColumn, TableSelection } from './table-types'
import { useViewportWidth } from './use-viewport-width'

/** The grid's own name of the selection column: only with it does it hold more than one selected row. */
export const CHECK = '__check__'

const CHECK_WIDTH = 52
const MIN_WIDTH = 80

/** A column as it is drawn in this window, the one for selecting rows included. */
export interface DrawnColumn<R> {
  readonly id: string
  readonly label: string
  /** What stands in the head instead of the label. */
  readonly head?: ReactNode
  readonly cell: (row: R) => ReactNode
  readonly align: 'left' | 'right' | 'center'
  /** Path on the wire; only a head that has one sorts. */
  readonly sortPath?: string
  /** px, or a share of what is left and the least it takes of it, px. */
  readonly room: { readonly width: number } | { readonly flex: number; readonly minWidth: number }
}

/** The columns that this window has room for. */
export function useDrawnColumns<R>(props: DataTableProps<R>): readonly DrawnColumn<R>[] {
  const { columns, rows, selection, getRowId, getRowLabel, onSortChange } = props
  const width = useViewportWidth()
  const canSort = onSortChange !== undefined
  return useMemo(() => {
    const own = columns
      .filter((column) => width >= (column.hideBelow ?? 0))
      .map((column) => drawnColumn(column, canSort))
    if (selection === undefined) return own
    return [checkColumn(selection, rows ?? [], { getRowId, getRowLabel }), ...own]
  }, [columns, rows, selection, getRowId, getRowLabel, width, canSort])
}

function drawnColumn<R>(column: TableColumn<R>, canSort: boolean): DrawnColumn<R> {
  const { id, label, render, sortPath, align = 'left', width, flex = 1, minWidth = MIN_WIDTH } = column
  return {
    id,
    label,
    cell: render,
    align,
    ...(canSort && sortPath !== undefined ? { sortPath } : {}),
    ...(column.isHeadHidden ? { head: <VisuallyHidden>{label}</VisuallyHidden> } : {}),
    room: width === undefined ? { flex, minWidth } : { width },
  }
}

function checkColumn<R>(
  { ids, onChange }: TableSelection,
  rows: readonly R[],
  { getRowId, getRowLabel }: Pick<DataTableProps<R>, 'getRowId' | 'getRowLabel'>,
): DrawnColumn<R> {
  const page = rows.map(getRowId)
  const state = pageState(ids, page)
  return {
    id: CHECK,
    label: 'Seleção',
    head: (
      <CellCheck
        label="Selecionar todos desta página"
        isChecked={state === 'all'}
        isMixed={state === 'some'}
        tabIndex={0}
        onChange={() => onChange(togglePage(ids, page, state !== 'all'))}
      />
    ),
    cell: (row) => (
      <CellCheck
        label={`Selecionar ${getRowLabel(row)}`}
        isChecked={ids.has(getRowId(row))}
        onChange={(isChecked) => onChange(toggleRow(ids, getRowId(row), isChecked))}
      />
    ),
    align: 'center',
    room: { width: CHECK_WIDTH },
  }
}
