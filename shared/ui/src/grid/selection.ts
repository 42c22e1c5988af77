import type { RowId } from './table-types'

/** The selection with one row in or out. */
export function toggleRow(ids: ReadonlySet<RowId>, id: RowId, isSelected: boolean): Set<RowId> {
  const next = new Set(ids)
  if (isSelected) next.add(id)
  else next.delete(id)
  return next
}

/** The selection with all rows of a page in or out; rows of other pages stay as they are. */
export function togglePage(ids: ReadonlySet<RowId>, page: readonly RowId[], isSelected: boolean): Set<RowId> {
  const next = new Set(ids)
  for (const id of page) {
    if (isSelected) next.add(id)
    else next.delete(id)
  }
  return next
}

/** How much of a page is selected. */
export function pageState(ids: ReadonlySet<RowId>, page: readonly RowId[]): 'none' | 'some' | 'all' {
  const selected = page.filter((id) => ids.has(id)).length
  if (selected === 0) return 'none'
  return selected === page.length ? 'all' : 'some'
}
