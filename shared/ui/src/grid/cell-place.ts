import type { RowId } from './table-types'

/** Where the keyboard's focus stands in a table. */
export interface CellPlace {
  readonly id: RowId
  /** Id of the column. */
  readonly column: string
  /** Which of the cell's links, buttons and boxes; -1 for none of them. */
  readonly part: number
}

const PARTS = 'a[href], button, input'
const partsOf = (cell: Element) => [...cell.querySelectorAll<HTMLElement>(PARTS)]

/**
 * @param box holds rows that say `data-row`, their index, with cells that say `data-column`
 * @param ids of the rows, in their order
 */
export function placeOf(box: HTMLElement | null, ids: readonly RowId[]): CellPlace | null {
  const { activeElement } = document
  if (box === null || activeElement === null || !box.contains(activeElement)) return null
  const cell = activeElement.closest<HTMLElement>('[data-column]')
  const id = ids[Number(activeElement.closest<HTMLElement>('[data-row]')?.dataset['row'])]
  const column = cell?.dataset['column']
  if (cell === null || column === undefined || id === undefined) return null
  return { id, column, part: partsOf(cell).findIndex((part) => part === activeElement) }
}

/** Gives the focus to a part of a cell, where it has as many. */
export function focusPart(cell: Element | null, part: number): void {
  if (cell !== null) partsOf(cell)[part]?.focus()
}
