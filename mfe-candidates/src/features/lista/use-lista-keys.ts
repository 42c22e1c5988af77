import type { TableHandle } from '@seleta/ui/grid'
import type { RefObject } from 'react'
import { useEffect, useEffectEvent } from 'react'

/** Marks the link that stands for a person's row, with their id: `data-talento={identificador}`. */
const MARK = '[data-talento]'

interface Keys {
  /** Holds the rows, as a grid or as cards. */
  readonly region: RefObject<HTMLElement | null>
  /** The grid, while the rows are one. */
  readonly table: RefObject<TableHandle | null>
  /** One-key shortcuts may be listened to (WCAG 2.1.4). */
  readonly hasSingleKeys: boolean
  readonly onSelect: (identificador: string) => void
}

/** J and K go on and back a row, Enter opens the person, X selects them (design 2). With the person open they rest. */
export function useListaKeys({ region, table, hasSingleKeys, onSelect }: Keys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!hasSingleKeys || event.defaultPrevented || hasModifier(event) || isElsewhere(event.target)) return
    const links = [...(region.current?.querySelectorAll<HTMLElement>(MARK) ?? [])]
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
    event.stopPropagation()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    // Before the grid, which takes printable keys for itself.
    document.addEventListener('keydown', listen, true)
    return () => document.removeEventListener('keydown', listen, true)
  }, [])
}

const idOf = (link: HTMLElement) => link.dataset['talento'] ?? ''
const isCell = (element: Element | null) => element?.getAttribute('role') === 'gridcell'
const rowOf = (link: HTMLElement) => link.closest('[role="row"], li')
const hasModifier = (event: KeyboardEvent) => event.ctrlKey || event.metaKey || event.altKey

const NOT_TYPING = ['checkbox', 'radio', 'button']

/** In a field, a menu or a dialog: the person that is open has J and K for itself. */
function isElsewhere(target: EventTarget | null): boolean {
  if (document.querySelector('[role="dialog"], [role="alertdialog"]') !== null) return true
  if (!(target instanceof HTMLElement)) return false
  if (target instanceof HTMLInputElement) return !NOT_TYPING.includes(target.type)
  return target.isContentEditable || target.closest('textarea, select, [role="menu"]') !== null
}
