import { formatForSheet } from '@seleta/regras/numbers'
import { disarmFormula } from '@seleta/regras/formula'
import { saveFile } from '../browser/save-file'

export interface ChartTable {
  /** Heads, the first one that of the row's name. */
  columns: readonly string[]
  /** Cells as shown; numbers are written in Portuguese. */
  rows: readonly (readonly (string | number)[])[]
}

function quote(cell: string | number): string {
  const text = typeof cell === 'number' ? formatForSheet(cell) : disarmFormula(cell)
  return /[";\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/**
 * The table as CSV the way Brazilian spreadsheets open it: UTF-8 with BOM, semicolons, decimal comma, CRLF
 * (product.md 50).
 */
export function toCsv({ columns, rows }: ChartTable): string {
  return `\uFEFF${[columns, ...rows].map((row) => row.map(quote).join(';')).join('\r\n')}\r\n`
}

/** Hands a table to the browser's downloads. */
export const downloadCsv = (name: string, csv: string): void =>
  saveFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), name.endsWith('.csv') ? name : `${name}.csv`)
