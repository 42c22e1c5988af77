import { paint } from '../theme/paint'
import { radius } from '../theme/tokens'

/** Class of a row whose data are being replaced. */
export const STALE = 'seleta-stale'

/** Class of a row that is as tall as what it holds; the grid gives it. */
export const GROWING_ROW = 'MuiDataGrid-row--dynamicHeight'

const ring = { outline: `3px solid ${paint.focus}`, outlineOffset: '-3px' }

/** x-data-grid dressed by the tokens: hairlines between rows, quiet heads, no boxes around cells. */
export const gridStyle = {
  '--DataGrid-t-color-border-base': paint.border,
  '--DataGrid-t-header-background-base': paint.surface,
  '--DataGrid-rowBorderColor': paint.border,
  border: `1px solid ${paint.border}`,
  borderRadius: `${radius.card}px`,
  backgroundColor: paint.surface,
  color: paint.text,
  fontSize: '0.8125rem',
  lineHeight: '1.25rem',
  fontVariantNumeric: 'tabular-nums',
  '& .MuiDataGrid-columnHeader': { padding: '0 12px' },
  '& .MuiDataGrid-columnHeader--alignCenter': { padding: 0 },
  '& .MuiDataGrid-columnHeaderTitle': { color: paint.textSecondary, fontWeight: 550 },
  '& .MuiDataGrid-columnHeader--sorted .MuiDataGrid-columnHeaderTitle': { color: paint.text },
  '& .MuiDataGrid-columnSeparator': { display: 'none' },
  '& .MuiDataGrid-sortButton': { width: 24, height: 24, minHeight: 0, padding: 0, marginLeft: '2px' },
  '& .MuiDataGrid-columnHeader:focus-within .MuiDataGrid-sortIcon': { opacity: 0.5 },
  '& .MuiDataGrid-columnHeader--sorted .MuiDataGrid-sortIcon': {
    opacity: '1 !important',
    color: paint.primary,
  },
  '& .MuiDataGrid-cell': {
    display: 'flex',
    alignItems: 'center',
    padding: '0 12px',
    lineHeight: '1.25rem',
    whiteSpace: 'normal',
  },
  [`& .${GROWING_ROW}`]: { minHeight: 'var(--least) !important' },
  [`& .${GROWING_ROW} > .MuiDataGrid-cell`]: {
    paddingBlock: '6px',
    lineHeight: '1.25rem',
    // A name of one long word is broken rather than cut.
    overflowWrap: 'anywhere',
  },
  // The strip after the last column has no width of its own: padding would let the table be pushed sideways.
  '& .MuiDataGrid-cellEmpty': { padding: 0 },
  '& .MuiDataGrid-cell--textRight': { justifyContent: 'flex-end', textAlign: 'right' },
  '& .MuiDataGrid-cell:focus, & .MuiDataGrid-columnHeader:focus': { outline: 'none' },
  '& .MuiDataGrid-cell:focus-within, & .MuiDataGrid-columnHeader:focus-within': { outline: 'none' },
  '& .MuiDataGrid-cell:focus-visible, & .MuiDataGrid-columnHeader:focus-visible': ring,
  '& .MuiDataGrid-row:hover': { backgroundColor: paint.bg },
  '& .MuiDataGrid-row.Mui-selected, & .MuiDataGrid-row.Mui-selected:hover': {
    backgroundColor: paint.primarySoft,
  },
  [`& .${STALE}`]: { opacity: 0.5, transition: 'opacity 120ms 300ms' },
  '& .MuiDataGrid-overlay': { backgroundColor: 'transparent' },
} as const
