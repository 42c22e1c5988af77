/** Tables: `@seleta/ui/grid`. */
export { default as Table } from '@mui/material/Table'
export { default as TableBody } from '@mui/material/TableBody'
export { default as TableCell } from '@mui/material/TableCell'
export { default as TableContainer } from '@mui/material/TableContainer'
export { default as TableHead } from '@mui/material/TableHead'
export { default as TableRow } from '@mui/material/TableRow'
export { DataTable } from './grid/data-table'
export { Pager } from './grid/pager'
export type { PagerProps } from './grid/pager'
export { pageState, togglePage, toggleRow } from './grid/selection'
export { ListTable } from './list/list-table'
export { SelectionBar } from './list/selection-bar'
export { useRowKeys } from './list/use-row-keys'
export { useRowSelection } from './list/use-row-selection'
export type { RowSelection } from './list/use-row-selection'
export type {
  DataTableProps,
  RowId,
  TableColumn,
  TableHandle,
  TableSelection,
  TableSort,
} from './grid/table-types'
