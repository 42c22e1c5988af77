/** Tables: `@seleta/ui/grid`. */
export { default as Pagination } from '@mui/material/Pagination'
export type { PaginationProps } from '@mui/material/Pagination'
export { default as Table } from '@mui/material/Table'
export type { TableProps } from '@mui/material/Table'
export { default as TableBody } from '@mui/material/TableBody'
export type { TableBodyProps } from '@mui/material/TableBody'
export { default as TableCell } from '@mui/material/TableCell'
export type { TableCellProps } from '@mui/material/TableCell'
export { default as TableContainer } from '@mui/material/TableContainer'
export type { TableContainerProps } from '@mui/material/TableContainer'
export { default as TableHead } from '@mui/material/TableHead'
export type { TableHeadProps } from '@mui/material/TableHead'
export { default as TablePagination } from '@mui/material/TablePagination'
export type { TablePaginationProps } from '@mui/material/TablePagination'
export { default as TableRow } from '@mui/material/TableRow'
export type { TableRowProps } from '@mui/material/TableRow'
export { default as TableSortLabel } from '@mui/material/TableSortLabel'
export type { TableSortLabelProps } from '@mui/material/TableSortLabel'
export { DataGrid } from '@mui/x-data-grid/DataGrid'
export type {
  GridColDef,
  GridRenderCellParams,
  GridRowId,
  GridRowParams,
  GridSortModel,
  GridValidRowModel,
} from '@mui/x-data-grid'
