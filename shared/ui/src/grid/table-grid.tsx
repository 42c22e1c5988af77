import { DataGrid } from '@mui/x-data-grid/DataGrid'
import type { DataGridProps, GridApi, GridColDef, GridSortModel } from '@mui/x-data-grid'
import { ptBR } from '@mui/x-data-grid/locales'
import type { RefObject } from 'react'
import { useEffect, useImperativeHandle, useMemo, useRef } from 'react'
import { ArrowDownIcon, ArrowUpIcon } from '../icons/icons'
import { gridStyle, STALE } from './grid-style'
import { afterDrawing } from './after-drawing'
import type { CellPlace, TablePlace } from './cell-place'
import { focusPart } from './cell-place'
import { HEAD_HEIGHT, leastOf, useRowHeight } from './row-height'
import { toggleRow } from './selection'
import type { DrawnColumn } from './table-columns'
import { CHECK, useDrawnColumns } from './table-columns'
import type { DataTableProps, RowId, TableSelection } from './table-types'
import { useSortMarks } from './use-sort-marks'

/** x-data-grid holds rows as records; ours travel whole inside one. */
interface Cell<R> {
  id: RowId
  row: R
}

const slots = {
  columnSortedAscendingIcon: () => <ArrowUpIcon size={16} />,
  columnSortedDescendingIcon: () => <ArrowDownIcon size={16} />,
  columnUnsortedIcon: () => <ArrowUpIcon size={16} className="MuiDataGrid-sortIcon" />,
}

/** Ours are pages, columns and menus of the house. */
const PLAIN = {
  hideFooter: true,
  disableColumnMenu: true,
  disableColumnFilter: true,
  disableColumnSelector: true,
  disableColumnResize: true,
  disableVirtualization: true,
} as const

const COLUMN = { display: 'flex', flexDirection: 'column' } as const
/** px of a row that nobody has seen yet: two lines under a name. */
const LIKELY_HEIGHT = 70
/** The grid measures its rows when they stand; until then it goes by what the rows before it took. */
const growing = (taken: TablePlace | null) => ({
  getRowHeight: () => 'auto' as const,
  getEstimatedRowHeight: ({ id }: { readonly id: RowId }) => taken?.heights.get(id) ?? LIKELY_HEIGHT,
})

export interface TableGridProps<R> {
  readonly table: DataTableProps<R>
  /** Where somebody was in the rows whose place this takes. */
  readonly taken: TablePlace | null
}

/** The table as a grid: server-side pages and sorting, arrow keys between cells. */
export function TableGrid<R>({ table, taken }: TableGridProps<R>) {
  const { rows, rowCount, pageSize, page, getRowId, selection, loading = false } = table
  const rowHeight = useRowHeight(table.rowHeight)
  const cells = useMemo(
    () => (rows ?? []).map((row): Cell<R> => ({ id: getRowId(row), row })),
    [rows, getRowId],
  )
  const drawn = useDrawnColumns(table)
  const columns = useMemo(() => drawn.map(toGridColumn), [drawn])
  const box = useSortMarks<HTMLDivElement>()
  const grid = useRef<GridApi | null>(null)
  const firstField = columns.find(({ field }) => field !== CHECK)?.field ?? CHECK
  // The grid keeps the cell in focus itself: a focus given past it is taken back.
  useImperativeHandle(
    table.handle,
    () => ({ focusRow: (id) => grid.current?.setCellFocus(id, firstField) }),
    [firstField],
  )
  useTakenPlace(grid, taken)

  return (
    <div ref={box} style={COLUMN}>
      <DataGrid<Cell<R>>
        apiRef={grid}
        aria-label={table.label}
        rows={cells}
        columns={columns}
        rowCount={rowCount}
        paginationMode="server"
        paginationModel={{ page, pageSize }}
        pageSizeOptions={[pageSize]}
        sortingMode="server"
        sortingOrder={['asc', 'desc']}
        {...gridSorting(table)}
        rowSelectionModel={{ type: 'include', ids: new Set(selection?.ids) }}
        rowSelection={selection !== undefined}
        checkboxSelection={selection !== undefined}
        keepNonExistentRowsSelected
        disableRowSelectionOnClick
        disableRowSelectionExcludeModel
        onRowSelectionModelChange={({ ids }) => selection?.onChange(new Set(ids))}
        {...keysOf(selection)}
        getRowClassName={() => (loading ? STALE : '')}
        rowHeight={rowHeight}
        {...growing(taken)}
        columnHeaderHeight={HEAD_HEIGHT}
        {...PLAIN}
        localeText={ptBR.components.MuiDataGrid.defaultProps.localeText}
        slots={slots}
        sx={gridStyle}
        style={leastOf(rowHeight)}
      />
    </div>
  )
}

/** Space works what in a cell has the focus, and the box of a row from its cell; the grid would keep it from both. */
function keysOf(selection: TableSelection | undefined): Pick<DataGridProps, 'onCellKeyDown'> {
  return {
    onCellKeyDown: ({ id, field }, event) => {
      if (event.key !== ' ' || event.shiftKey) return
      const isOfCell = event.target === event.currentTarget
      event.defaultMuiPrevented = !isOfCell || field === CHECK
      if (!isOfCell || field !== CHECK || selection === undefined) return
      event.preventDefault()
      selection.onChange(toggleRow(selection.ids, id, !selection.ids.has(id)))
    },
  }
}

/** Somebody goes on where they were in the rows before. */
function useTakenPlace(grid: RefObject<GridApi | null>, taken: TablePlace | null) {
  useEffect(() => {
    if (taken === null) return undefined
    const { focused, left } = taken
    // It has no cells before it has measured its room, and by then somebody may be elsewhere.
    return afterDrawing(() => {
      grid.current?.scroll({ left })
      if (focused !== null && document.activeElement === document.body) focusAgain(grid.current, focused)
    })
  }, [grid, taken])
}

function focusAgain(grid: GridApi | null, { id, column, part }: CellPlace) {
  if (id === null) {
    grid?.setColumnHeaderFocus(column)
    return
  }
  grid?.setCellFocus(id, column)
  focusPart(grid?.getCellElement(id, column) ?? null, part)
}

/** The grid sorts by a column, the server by a path. */
function gridSorting<R>({ columns, sort, onSortChange }: DataTableProps<R>) {
  const sortedBy = columns.find(({ sortPath }) => sortPath !== undefined && sortPath === sort?.path)
  return {
    sortModel: sortedBy
      ? [{ field: sortedBy.id, sort: sort?.order === 'DESC' ? ('desc' as const) : ('asc' as const) }]
      : [],
    onSortModelChange: ([next]: GridSortModel) => {
      const column = columns.find(({ id }) => id === next?.field)
      if (column?.sortPath)
        onSortChange?.({ path: column.sortPath, order: next?.sort === 'desc' ? 'DESC' : 'ASC' })
    },
  }
}

function toGridColumn<R>({
  id,
  label,
  head,
  cell,
  align,
  sortPath,
  room,
}: DrawnColumn<R>): GridColDef<Cell<R>> {
  return {
    field: id,
    headerName: label,
    sortable: sortPath !== undefined,
    align,
    headerAlign: align,
    ...room,
    ...(head === undefined ? {} : { renderHeader: () => head }),
    renderCell: ({ row }) => cell(row.row),
  }
}
