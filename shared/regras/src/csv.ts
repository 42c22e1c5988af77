import { disarmFormula } from './formula'
import { formatForSheet } from './numbers'

/** What such a file says it is. */
export const CSV_TYPE = 'text/csv; charset=utf-8'

const quote = (cell: string | number | null): string => {
  const text = typeof cell === 'number' ? formatForSheet(cell) : disarmFormula(cell ?? '')
  return /[";\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/**
 * Rows as CSV the way Brazilian spreadsheets open it: UTF-8 with its mark, semicolons, decimal comma, CRLF (product 50).
 * A text that begins like a formula gets an apostrophe before it, so that opening the file runs nothing.
 * @param rows the head first; null stays empty
 */
export const writeCsv = (rows: readonly (readonly (string | number | null)[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(quote).join(';')}\r\n`).join('')}`
