import type { RefObject } from 'react'
import { useEffectEvent, useLayoutEffect } from 'react'
import type { RowId, TableHandle } from '../grid/table-types'

export interface RowKeys<Id extends RowId> {
  /** Holds the rows, as a grid or as cards. */
  readonly region: RefObject<HTMLElement | null>
  /** The grid, while the rows are one. */
  readonly table: RefObject<TableHandle | null>
  /** Name of the data attribute that marks the link that stands for a row: `talento` for `data-talento={id}`. */
  readonly mark: string
  /** The row's id from that attribute. */
  readonly toId: (text: string) => Id
  /** One-key shortcuts may be listened to (WCAG 2.1.4). */
  readonly hasSingleKeys: boolean
  readonly onSelect: (id: Id) => void
}

/** J and K go on and back a row, Enter opens it, X selects it (design 2). While a dialog is open they rest. */
export function useRowKeys<Id extends RowId>({
  region,
  table,
  mark,
  toId,
  hasSingleKeys,
  onSelect,
}: RowKeys<Id>): void {
  const idOf = (link: HTMLElement) => toId(link.dataset[mark] ?? '')
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!hasSingleKeys || event.defaultPrevented || hasModifier(event) || isElsewhere(event.target)) return
    const links = [...(region.current?.querySelectorAll<HTMLElement>(`[data-${mark}]`) ?? [])]
    const now = links.findIndex((link) => rowOf(link)?.contains(document.activeElement))
    const goTo = (link: HTMLElement | undefined) => {
      if (table.current === null || link === undefined) link?.focus()
      else table.current.focusRow(idOf(link))
    }
    if (event.key === 'j') goTo(links[Math.min(now + 1, links.length - 1)])
    else if (event.key === 'k') goTo(links[Math.max(now - 1, 0)])
    else if (event.key === 'Enter' && isCell(document.activeElement)) links[now]?.click()
    else if (event.key === 'x' && links[now] !== undefined) onSelect(idOf(links[now]))
    else return
    event.preventDefault()
    // At a key that is not its own the grid takes the focus back to the cell that had it.
    event.stopPropagation()
  })
  // With the rows, not a tenth of a second after them: who sees a row may press a key.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    // Before the grid, which takes printable keys for itself.
    document.addEventListener('keydown', listen, true)
    return () => document.removeEventListener('keydown', listen, true)
  }, [])
}

const isCell = (element: Element | null) => element?.getAttribute('role') === 'gridcell'
const rowOf = (link: HTMLElement) => link.closest('[role="row"], li')
const hasModifier = (event: KeyboardEvent) => event.ctrlKey || event.metaKey || event.altKey

const NOT_TYPING = ['checkbox', 'radio', 'button']

/** In a field, a menu or a dialog: a person that is open over the list has J and K for themselves. */
function isElsewhere(target: EventTarget | null): boolean {
  if (document.querySelector('[role="dialog"], [role="alertdialog"]') !== null) return true
  if (!(target instanceof HTMLElement)) return false
  if (target instanceof HTMLInputElement) return !NOT_TYPING.includes(target.type)
  return target.isContentEditable || target.closest('textarea, select, [role="menu"]') !== null
}
