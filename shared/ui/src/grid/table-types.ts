import type { ReactNode, Ref } from 'react'

export type RowId = string | number

export interface TableSort {
  /** Path on the wire, e.g. 'campanha.nome' (spec section 7). */
  path: string
  order: 'ASC' | 'DESC'
}

export interface TableColumn<R> {
  /** Own name of the column, unique in the table. */
  id: string
  /** Head of the column, and label of the value on a card. */
  label: string
  render: (row: R) => ReactNode
  /** Path on the wire; only columns that have one can be sorted. */
  sortPath?: string
  align?: 'left' | 'right'
  /** Fixed width in px; without it the column takes `flex` shares of the rest. */
  width?: number
  flex?: number
  minWidth?: number
  /** Left out on windows narrower than this, in px; say the value elsewhere then. */
  hideBelow?: number
  /** Where it goes on a card (under 600 px): the head, the foot, nowhere, or a labelled line (default). */
  card?: 'title' | 'actions' | 'none' | 'line'
  /** The head is read out but not shown (actions). */
  isHeadHidden?: boolean
}

export interface TableSelection {
  ids: ReadonlySet<RowId>
  /** Called with the whole new selection, rows of other pages included. */
  onChange: (ids: Set<RowId>) => void
}

/** What a page may do to the table it drew. */
export interface TableHandle {
  /** Puts the keyboard's focus on the first cell of a row in view. */
  focusRow: (id: RowId) => void
}

export interface DataTableProps<R> {
  /** Set while the table is a grid, null while it is cards: there the page focuses what a row holds by itself. */
  handle?: Ref<TableHandle>
  /** Name of the table, read before it: «Campanhas». */
  label: string
  columns: readonly TableColumn<R>[]
  /** Rows of the page in view; undefined while the first answer is on its way. */
  rows: readonly R[] | undefined
  /** All rows there are, over all pages. */
  rowCount: number
  getRowId: (row: R) => RowId
  /** Name of a row, for its checkbox: «Selecionar {nome}». */
  getRowLabel: (row: R) => string
  /** Zero-based. */
  page: number
  pageSize: number
  onPageChange: (page: number) => void
  sort?: TableSort
  onSortChange?: (sort: TableSort) => void
  /** A call is in flight: old rows stay, greyed. */
  loading?: boolean
  selection?: TableSelection
  /** Shown in place of rows when there are none. */
  empty?: ReactNode
  /**
   * Least height of a row in px, 56 by default; 12 less when the person chose the compact density. It is taller where
   * what it holds is (decision 195).
   */
  rowHeight?: number
  /** Word before the page size: «Talentos por página». */
  pageSizeLabel?: string
}
