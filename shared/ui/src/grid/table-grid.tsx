import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import { DataGrid } from '@mui/x-data-grid/DataGrid'
import type { GridApi, GridColDef, GridSortModel } from '@mui/x-data-grid'
import { ptBR } from '@mui/x-data-grid/locales'
import { useImperativeHandle, useMemo, useRef } from 'react'
import { LoadingRows } from '../core/loading-rows'
import { VisuallyHidden } from '../core/visually-hidden'
import { ArrowDownIcon, ArrowUpIcon } from '../icons/icons'
import { useDensidade } from '../theme/densidade'
import { height } from '../theme/tokens'
import { CellCheck } from './cell-check'
import { gridStyle, STALE } from './grid-style'
import { pageState, togglePage, toggleRow } from './selection'
import type { DataTableProps, RowId, TableColumn, TableSelection } from './table-types'
import { useSortMarks } from './use-sort-marks'
import { useViewportWidth } from './use-viewport-width'

const HEAD_HEIGHT = 44
/** The grid's own name of the selection column: only with it does it hold more than one selected row. */
const CHECK = '__check__'

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

/** The table as a grid: server-side pages and sorting, arrow keys between cells, room reserved for a whole page. */
export function TableGrid<R>(props: DataTableProps<R>) {
  const { rows, rowCount, pageSize, page, getRowId, selection, loading = false } = props
  const isCompact = useDensidade() === 'compacta'
  const rowHeight = (props.rowHeight ?? height.row) - (isCompact ? height.row - height.rowCompact : 0)
  const cells = useMemo(
    () => (rows ?? []).map((row): Cell<R> => ({ id: getRowId(row), row })),
    [rows, getRowId],
  )
  const columns = useGridColumns(props, cells)
  const box = useSortMarks<HTMLDivElement>()
  const grid = useRef<GridApi | null>(null)
  const firstField = columns.find(({ field }) => field !== CHECK)?.field ?? CHECK
  // The grid keeps the cell in focus itself: a focus given past it is taken back.
  useImperativeHandle(
    props.handle,
    () => ({ focusRow: (id) => grid.current?.setCellFocus(id, firstField) }),
    [firstField],
  )
  const reserved = rows === undefined || rowCount > pageSize ? pageSize : Math.max(rowCount, 1)

  return (
    <div
      ref={box}
      style={{ display: 'grid', height: HEAD_HEIGHT + reserved * rowHeight + 2 }}
      aria-busy={loading || rows === undefined}
    >
      {rows === undefined ? (
        <WaitingTable rows={pageSize} rowHeight={rowHeight} label={`Carregando ${props.label}`} />
      ) : (
        <DataGrid<Cell<R>>
          apiRef={grid}
          aria-label={props.label}
          rows={cells}
          columns={columns}
          rowCount={rowCount}
          paginationMode="server"
          paginationModel={{ page, pageSize }}
          pageSizeOptions={[pageSize]}
          sortingMode="server"
          sortingOrder={['asc', 'desc']}
          {...gridSorting(props)}
          rowSelectionModel={{ type: 'include', ids: new Set(selection?.ids) }}
          rowSelection={selection !== undefined}
          checkboxSelection={selection !== undefined}
          keepNonExistentRowsSelected
          disableRowSelectionOnClick
          disableRowSelectionExcludeModel
          onRowSelectionModelChange={({ ids }) => selection?.onChange(new Set(ids))}
          getRowClassName={() => (loading ? STALE : '')}
          rowHeight={rowHeight}
          columnHeaderHeight={HEAD_HEIGHT}
          {...PLAIN}
          localeText={ptBR.components.MuiDataGrid.defaultProps.localeText}
          slots={slots}
          sx={gridStyle}
        />
      )}
    </div>
  )
}

function WaitingTable({ rows, rowHeight, label }: { rows: number; rowHeight: number; label: string }) {
  return (
    <Paper sx={{ overflow: 'hidden' }}>
      <Box sx={{ height: HEAD_HEIGHT, borderBottom: 1, borderColor: 'divider' }} />
      <LoadingRows rows={rows} height={rowHeight} label={label} />
    </Paper>
  )
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

function useGridColumns<R>(props: DataTableProps<R>, cells: readonly Cell<R>[]): GridColDef<Cell<R>>[] {
  const { columns, selection, getRowLabel, onSortChange } = props
  const width = useViewportWidth()
  return useMemo(() => {
    const visible = columns.filter((column) => width >= (column.hideBelow ?? 0))
    const own = visible.map((column) => toGridColumn(column, onSortChange !== undefined))
    return selection ? [checkColumn(selection, cells, getRowLabel), ...own] : own
  }, [columns, selection, cells, getRowLabel, width, onSortChange])
}

function toGridColumn<R>(column: TableColumn<R>, canSort: boolean): GridColDef<Cell<R>> {
  const { id, label, render, align = 'left', width, flex = 1, minWidth = 80 } = column
  return {
    field: id,
    headerName: label,
    sortable: canSort && column.sortPath !== undefined,
    align,
    headerAlign: align,
    ...(width === undefined ? { flex, minWidth } : { width }),
    ...(column.isHeadHidden ? { renderHeader: () => <VisuallyHidden>{label}</VisuallyHidden> } : {}),
    renderCell: ({ row }) => render(row.row),
  }
}

function checkColumn<R>(
  selection: TableSelection,
  cells: readonly Cell<R>[],
  getRowLabel: (row: R) => string,
): GridColDef<Cell<R>> {
  const { ids, onChange } = selection
  const page = cells.map(({ id }) => id)
  const state = pageState(ids, page)
  return {
    field: CHECK,
    headerName: 'Seleção',
    width: 52,
    sortable: false,
    align: 'center',
    headerAlign: 'center',
    renderHeader: () => (
      <CellCheck
        label="Selecionar todos desta página"
        isChecked={state === 'all'}
        isMixed={state === 'some'}
        onChange={() => onChange(togglePage(ids, page, state !== 'all'))}
      />
    ),
    renderCell: ({ row }) => (
      <CellCheck
        label={`Selecionar ${getRowLabel(row.row)}`}
        isChecked={ids.has(row.id)}
        onChange={(isChecked) => onChange(toggleRow(ids, row.id, isChecked))}
      />
    ),
  }
}
