import { disarmFormula } from './formula'
import { formatForSheet } from './numbers'

/** What such a file says it is. */
export const CSV_TYPE = 'text/csv; charset=utf-8'

/** A comma or a tab, too: whoever parts at them would make a cell of what stands behind, and a formula of that. */
const quote = (cell: string | number | null): string => {
  if (typeof cell === 'number') return formatForSheet(cell)
  const text = disarmFormula(cell ?? '')
  return /[";,\t\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/**
 * Rows as CSV the way Brazilian spreadsheets open it: UTF-8 with its mark, semicolons, decimal comma, CRLF (product 50).
 * A text that begins like a formula gets an apostrophe before it, so that opening the file runs nothing.
 * @param rows the head first; null stays empty
 */
export const writeCsv = (rows: readonly (readonly (string | number | null)[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(quote).join(';')}\r\n`).join('')}`
