import { formatForSheet } from '@seleta/regras/numero'

export interface ChartTable {
  /** Heads, the first one that of the row's name. */
  columns: readonly string[]
  /** Cells as shown; numbers are written in Portuguese. */
  rows: readonly (readonly (string | number)[])[]
}

/** A cell as text: numbers with a decimal comma. */
export function cellText(cell: string | number): string {
  return typeof cell === 'number' ? formatForSheet(cell) : cell
}

/** A text that a spreadsheet would run as a formula gets an apostrophe before it. */
function disarm(text: string): string {
  return /^[=+\-@\t\r]/.test(text) && !/^-?[\d.,]+$/.test(text) ? `'${text}` : text
}

function quote(cell: string | number): string {
  const text = disarm(cellText(cell))
  return /[";\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/**
 * The table as CSV the way Brazilian spreadsheets open it: UTF-8 with BOM, semicolons, decimal comma, CRLF
 * (product.md 50).
 */
export function toCsv({ columns, rows }: ChartTable): string {
  return `\uFEFF${[columns, ...rows].map((row) => row.map(quote).join(';')).join('\r\n')}\r\n`
}

/** Hands a text to the browser as a file to save. */
export function downloadCsv(name: string, csv: string): void {
  const url = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name.endsWith('.csv') ? name : `${name}.csv`
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 1000)
}
