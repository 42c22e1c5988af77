import type { RowId } from './table-types'

/** Where somebody is in a table. */
export interface TablePlace {
  /** Where the keyboard's focus stands. */
  readonly focused: CellPlace | null
  /** px that the table is pushed sideways. */
  readonly left: number
  /** Of the rows, px. */
  readonly heights: ReadonlyMap<RowId, number>
}

export interface CellPlace {
  /** Of the row; null for the head. */
  readonly id: RowId | null
  /** Id of the column. */
  readonly column: string
  /** Which of the cell's links, buttons and boxes; -1 for none of them. */
  readonly part: number
}

const PARTS = 'a[href], button, input'
const partsOf = (cell: Element) => [...cell.querySelectorAll<HTMLElement>(PARTS)]

/**
 * @param box holds rows that say `data-row`, their index, and a head, with cells that say `data-column`
 * @param ids of the rows, in their order
 */
export function placeOf(box: HTMLElement | null, ids: readonly RowId[]): CellPlace | null {
  const { activeElement } = document
  if (box === null || activeElement === null || !box.contains(activeElement)) return null
  const cell = activeElement.closest<HTMLElement>('[data-column]')
  const column = cell?.dataset['column']
  const row = activeElement.closest<HTMLElement>('[data-row]')
  const id = row === null ? null : ids[Number(row.dataset['row'])]
  if (cell === null || column === undefined || id === undefined) return null
  return { id, column, part: partsOf(cell).findIndex((part) => part === activeElement) }
}

/** Gives the focus to a part of a cell, where it has as many. */
export function focusPart(cell: Element | null, part: number): void {
  if (cell !== null) partsOf(cell)[part]?.focus()
}
