import type { PagePicture, PictureLayout } from '@seleta/shell'
import { makeElement } from './make-element'

/** Of rows that a window shows at most; one more would only be work. */
const ROWS = 12
/** Of a line that stands for what is over the rows, and the room under it, px (first-frame.css). */
const LINE = 56
const LINES = 6

export interface DrawnPicture {
  readonly element: HTMLElement
  /** Shows what a call of the page has answered; of another call, and of an answer without such rows, nothing. */
  readonly fill: (operation: string, body: unknown) => void
}

/**
 * The place of a page before its code is there: lines where something will stand and, as soon as its call is answered,
 * the names of the first rows or cards where those will stand (docs/decisions/215-names-before-their-rows.md).
 * @param picture what the page's descriptor tells; without it there are lines alone
 * @param width of the window, px
 */
export function drawPicture(picture: PagePicture | undefined, width: number): DrawnPicture {
  const page = makeElement('moldura-pagina')
  const layout = picture?.layouts.find(({ upTo = Infinity }) => width <= upTo)
  if (picture === undefined || layout === undefined) {
    page.append(...lines(LINES))
    return { element: page, fill: () => undefined }
  }
  const over = makeElement('moldura-sobre')
  over.style.height = `${layout.over}px`
  over.append(...lines(Math.floor(layout.over / LINE)))
  const rows = makeElement(picture.inner === undefined ? 'moldura-filas' : 'moldura-pilhas')
  page.append(over, rows)
  return {
    element: page,
    fill: (operation, body) => {
      if (operation === picture.of) rows.replaceChildren(...outer(picture, layout, fieldOf(body, 'data')))
    },
  }
}

const lines = (count: number) => Array.from({ length: count }, () => makeElement('moldura-linha'))

function outer({ text, inner }: PagePicture, layout: PictureLayout, data: unknown): HTMLElement[] {
  if (inner === undefined) return rowsOf(data).map((row) => drawRow(fieldOf(row, text), layout))
  return rowsOf(data).flatMap((row) => {
    const within = rowsOf(fieldOf(row, inner.in))
    if (within.length === 0 && inner.onlyFilled !== undefined && fieldOf(row, 'id') === inner.onlyFilled)
      return []
    const pile = makeElement('moldura-pilha')
    pile.style.width = `${layout.width ?? 0}px`
    const head = makeElement('moldura-cabeca')
    head.textContent = wordsOf(fieldOf(row, text))
    pile.append(head, ...within.map((one) => drawRow(fieldOf(one, inner.text), layout)))
    return [pile]
  })
}

function drawRow(text: unknown, { height, at: [left, top] }: PictureLayout): HTMLElement {
  const row = makeElement('moldura-fila')
  row.style.setProperty('--altura', `${height}px`)
  row.style.padding = `${top}px ${left}px 0`
  const name = makeElement('moldura-nome')
  name.textContent = wordsOf(text)
  row.append(name)
  return row
}

const rowsOf = (found: unknown): unknown[] => (Array.isArray(found) ? found.slice(0, ROWS) : [])

/** A draft without a name has none here yet: its page has a word for it. */
const wordsOf = (found: unknown) => (typeof found === 'string' ? found : '')

const fieldOf = (from: unknown, name: string): unknown =>
  typeof from === 'object' && from !== null
    ? Object.entries(from).find(([key]) => key === name)?.[1]
    : undefined
