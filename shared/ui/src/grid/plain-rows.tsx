import Paper from '@mui/material/Paper'
import type { Ref } from 'react'
import { useEffect, useImperativeHandle, useRef } from 'react'
import { ArrowDownIcon, ArrowUpIcon } from '../icons/icons'
import { VisuallyHidden } from '../core/visually-hidden'
import { paint } from '../theme/paint'
import { gridStyle, GROWING_ROW, STALE } from './grid-style'
import { fetchGrid } from './later-grid'
import { HEAD_HEIGHT, leastOf, useRowHeight } from './row-height'
import { ORDER_WORDS } from './sort-words'
import type { DrawnColumn } from './table-columns'
import { useDrawnColumns } from './table-columns'
import { afterDrawing } from './after-drawing'
import type { TablePlace } from './cell-place'
import { placeOf } from './cell-place'
import type { DataTableProps, RowId } from './table-types'

interface Props<R> {
  readonly table: DataTableProps<R>
  /** Tells where somebody is when the grid takes these rows' place. */
  readonly place: Ref<() => TablePlace>
}

/**
 * The rows of a table before the grid's code is there: the same cells in the same places, whole in what they do, but
 * without the arrow keys. They are drawn in a fraction of the time (docs/decisions/177-rows-before-the-grid.md).
 */
export function PlainRows<R>({ table, place }: Props<R>) {
  const { rows = [], label, loading = false, getRowId } = table
  const columns = useDrawnColumns(table)
  const rowHeight = useRowHeight(table.rowHeight)
  const box = useRef<HTMLDivElement>(null)
  const variables = { ...leastOf(rowHeight), '--columns': templateOf(columns) }
  useEffect(() => afterDrawing(() => void fetchGrid()), [])
  useImperativeHandle(
    place,
    () => () => {
      const ids = rows.map(getRowId)
      return {
        focused: placeOf(box.current, ids),
        left: box.current?.scrollLeft ?? 0,
        heights: heightsOf(box.current, ids),
      }
    },
    [rows, getRowId],
  )
  return (
    <Paper ref={box} sx={plainStyle} style={variables}>
      <div className="plain-heads" style={{ height: HEAD_HEIGHT }}>
        {columns.map((column) => (
          <PlainHead key={column.id} column={column} table={table} />
        ))}
      </div>
      <ul aria-label={label}>
        {rows.map((row, index) => (
          <li
            key={getRowId(row)}
            data-row={index}
            className={classes(
              'MuiDataGrid-row',
              GROWING_ROW,
              table.selection?.ids.has(getRowId(row)) && 'Mui-selected',
              loading && STALE,
            )}
          >
            {columns.map(({ id, align, cell }) => (
              <div key={id} data-column={id} className={classes('MuiDataGrid-cell', alignment[align])}>
                {cell(row)}
              </div>
            ))}
          </li>
        ))}
      </ul>
    </Paper>
  )
}

function PlainHead<R>({ column, table }: { column: DrawnColumn<R>; table: DataTableProps<R> }) {
  const { id, sortPath, head, label, align } = column
  const { sort, onSortChange } = table
  const isSorted = sortPath !== undefined && sort !== undefined && sort.path === sortPath
  const Arrow = sort?.order === 'DESC' ? ArrowDownIcon : ArrowUpIcon
  const content = (
    <>
      {head ?? <span className="MuiDataGrid-columnHeaderTitle">{label}</span>}
      {isSorted ? (
        <>
          <VisuallyHidden>, {ORDER_WORDS[sort.order]}</VisuallyHidden>
          <Arrow size={16} className="plain-arrow" />
        </>
      ) : null}
    </>
  )
  return (
    <div
      data-column={id}
      className={classes(
        'MuiDataGrid-columnHeader',
        alignment[align],
        isSorted && 'MuiDataGrid-columnHeader--sorted',
      )}
    >
      {sortPath === undefined || onSortChange === undefined ? (
        content
      ) : (
        <button
          type="button"
          className="plain-sort"
          onClick={() =>
            onSortChange({ path: sortPath, order: isSorted && sort?.order === 'ASC' ? 'DESC' : 'ASC' })
          }
        >
          {content}
        </button>
      )}
    </div>
  )
}

function heightsOf(box: HTMLElement | null, ids: readonly RowId[]): ReadonlyMap<RowId, number> {
  const rows = box?.querySelectorAll('[data-row]') ?? []
  return new Map(ids.map((id, at) => [id, rows[at]?.getBoundingClientRect().height ?? 0]))
}

/** As the grid shares out its width: what is fixed first, then shares of the rest. */
const templateOf = <R,>(columns: readonly DrawnColumn<R>[]) =>
  columns
    .map(({ room }) => ('width' in room ? `${room.width}px` : `minmax(${room.minWidth}px, ${room.flex}fr)`))
    .join(' ')

const classes = (...names: readonly (string | false | undefined)[]) => names.filter(Boolean).join(' ')

const alignment = {
  left: undefined,
  right: 'MuiDataGrid-cell--textRight',
  center: 'plain-center',
} as const

const plainStyle = {
  ...gridStyle,
  overflow: 'auto hidden',
  '& ul': { listStyle: 'none', m: 0, p: 0 },
  '& .plain-heads, & li': { display: 'grid', gridTemplateColumns: 'var(--columns)', minWidth: 'fit-content' },
  '& .MuiDataGrid-columnHeaderTitle': {
    ...gridStyle['& .MuiDataGrid-columnHeaderTitle'],
    lineHeight: 'normal',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& li > div': {
    boxSizing: 'border-box',
    minWidth: 0,
    overflow: 'hidden',
    borderTop: 1,
    borderColor: 'divider',
  },
  '& .plain-heads > div': { boxSizing: 'border-box', minWidth: 0, display: 'flex', alignItems: 'center' },
  // Where the grid's button for sorting has its arrow.
  '& .plain-arrow': { flex: 'none', margin: '4px 4px 4px 6px', color: paint.textSecondary },
  '& .plain-sort': {
    font: 'inherit',
    color: 'inherit',
    background: 'none',
    border: 0,
    p: 0,
    minWidth: 0,
    height: 1,
    flex: 1,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'inherit',
    cursor: 'pointer',
  },
  '& .plain-center': { justifyContent: 'center', padding: '0 !important' },
} as const
