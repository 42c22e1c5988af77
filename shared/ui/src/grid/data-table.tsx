import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import { useState } from 'react'
import { VisuallyHidden } from '../core/visually-hidden'
import { CellArea } from './cell-area'
import { pageCount, Pager } from './pager'
import { SortChoice } from './sort-choice'
import { TableCards } from './table-cards'
import type { DataTableProps, TableSort } from './table-types'
import { useViewportWidth } from './use-viewport-width'
import { WideTable } from './wide-table'

/** Under this width, in px, rows become labelled cards (design.md section 2, "Widths tested"). */
const CARDS_BELOW = 600

/**
 * List of the product: a page of rows that the server sorts and cuts. Under 600 px the rows are cards. Selection
 * reaches across pages. What cells draw may say `data-tip`, words for a tooltip. Sorting and paging are announced here
 * («Ordenado por …», «Página … de ….»), so pages must not announce them again.
 */
export function DataTable<R>(props: DataTableProps<R>) {
  const { page, pageSize, rowCount, onPageChange, onSortChange, pageSizeLabel } = props
  const [news, setNews] = useState('')
  const width = useViewportWidth()
  const isNarrow = width < CARDS_BELOW
  const isEmpty = props.rows?.length === 0

  const announced: DataTableProps<R> = {
    ...props,
    ...(onSortChange
      ? {
          onSortChange: (sort: TableSort) => {
            const label = props.columns.find(({ sortPath }) => sortPath === sort.path)?.label ?? ''
            setNews(`Ordenado por ${label}, ${sort.order === 'ASC' ? 'crescente' : 'decrescente'}.`)
            onSortChange(sort)
          },
        }
      : {}),
  }
  const sortable = props.columns.filter(({ sortPath }) => sortPath !== undefined)
  const hasHiddenSort = !isNarrow && !isEmpty && sortable.some(({ hideBelow = 0 }) => width < hideBelow)
  return (
    <CellArea>
      {hasHiddenSort && announced.onSortChange ? (
        <SortChoice columns={sortable} sort={props.sort} onSortChange={announced.onSortChange} />
      ) : null}
      {isEmpty ? (
        <Paper>{props.empty}</Paper>
      ) : isNarrow ? (
        <TableCards {...announced} />
      ) : (
        <WideTable {...announced} />
      )}
      {isEmpty ? null : props.rows === undefined ? (
        <Box sx={{ height: 56 }} />
      ) : (
        <Pager
          page={page}
          pageSize={pageSize}
          rowCount={rowCount}
          {...(pageSizeLabel ? { pageSizeLabel } : {})}
          onPageChange={(next) => {
            setNews(`Página ${next + 1} de ${pageCount(rowCount, pageSize)}.`)
            onPageChange(next)
          }}
        />
      )}
      <VisuallyHidden as="output">{news}</VisuallyHidden>
    </CellArea>
  )
}
