import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react'
import { cell } from './cell-names'

interface Said {
  /** Name with that of the row: «Copiar link de Analista». */
  readonly 'aria-label': string
  /** Words of the table's one tooltip, for the pointer and the keyboard's focus. */
  readonly 'data-tip'?: string
}

/** Arrow keys that reach a cell go on to what says so in it. */
const REACHED = { tabIndex: 0, className: cell.button } as const

/** Button with an icon alone, for the cells and cards of a `DataTable`, which dresses it. */
export function CellButton(props: ButtonHTMLAttributes<HTMLButtonElement> & Said) {
  return <button type="button" {...REACHED} {...props} />
}

/** The same for an address outside of the product, in a window of its own. */
export function CellLink({
  children,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & Said & { readonly href: string }) {
  return (
    <a target="_blank" rel="noopener noreferrer" {...REACHED} {...rest}>
      {children}
    </a>
  )
}
