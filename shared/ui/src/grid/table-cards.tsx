import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { LoadingRows } from '../core/loading-rows'
import { paint } from '../theme/paint'
import { CellCheck } from './cell-check'
import { toggleRow } from './selection'
import { SortChoice } from './sort-choice'
import type { DataTableProps, TableColumn } from './table-types'

const CARD_HEIGHT = 160

/** The table as labelled cards, for windows under 600 px; sorting becomes a list of choices above them. */
export function TableCards<R>(props: DataTableProps<R>) {
  const { label, columns, rows, rowCount, pageSize, getRowId, sort, onSortChange, loading = false } = props
  if (rows === undefined) return <LoadingRows rows={Math.min(pageSize, 4)} height={CARD_HEIGHT} />
  const sortable = columns.filter((column) => column.sortPath !== undefined)
  return (
    <Box aria-busy={loading}>
      {onSortChange && sortable.length > 0 && rowCount > 1 ? (
        <SortChoice columns={sortable} sort={sort} onSortChange={onSortChange} />
      ) : null}
      <Box
        component="ul"
        aria-label={label}
        sx={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: 3,
          p: 0,
          m: 0,
          listStyle: 'none',
          opacity: loading ? 0.5 : 1,
        }}
      >
        {rows.map((row) => (
          <li key={getRowId(row)}>
            <Card row={row} table={props} />
          </li>
        ))}
      </Box>
    </Box>
  )
}

function Card<R>({ row, table }: { row: R; table: DataTableProps<R> }) {
  const { columns, selection, getRowId, getRowLabel } = table
  const id = getRowId(row)
  const isSelected = selection?.ids.has(id) ?? false
  const at = (place: NonNullable<TableColumn<R>['card']>) =>
    columns.filter((column) => (column.card ?? 'line') === place)
  return (
    <Paper component="article" sx={{ p: 4, bgcolor: isSelected ? paint.primarySoft : paint.surface }}>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'flex-start' }}>
        <Box sx={{ flex: 1, minWidth: 0, fontSize: '0.9375rem' }}>
          {at('title').map((column) => (
            <div key={column.id}>{column.render(row)}</div>
          ))}
        </Box>
        {selection ? (
          <Box sx={{ mt: -2, mr: -2 }}>
            <CellCheck
              label={`Selecionar ${getRowLabel(row)}`}
              isChecked={isSelected}
              onChange={(isChecked) => selection.onChange(toggleRow(selection.ids, id, isChecked))}
            />
          </Box>
        ) : null}
      </Box>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'minmax(96px, auto) 1fr',
          columnGap: 4,
          rowGap: 2,
          m: 0,
          mt: 3,
          alignItems: 'center',
          fontSize: '0.8125rem',
          fontVariantNumeric: 'tabular-nums',
          '& dd': { m: 0, minWidth: 0 },
        }}
      >
        {at('line').map((column) => (
          <Line key={column.id} label={column.label}>
            {column.render(row)}
          </Line>
        ))}
      </Box>
      {at('actions').map((column) => (
        <Box
          key={column.id}
          sx={{ mt: 3, pt: 2, borderTop: 1, borderColor: 'divider', '&:empty': { display: 'none' } }}
        >
          {column.render(row)}
        </Box>
      ))}
    </Paper>
  )
}

function Line({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <>
      <Typography component="dt" variant="body2" color="text.secondary">
        {label}
      </Typography>
      <dd>{children}</dd>
    </>
  )
}
