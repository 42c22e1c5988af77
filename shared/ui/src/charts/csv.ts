import { CSV_TYPE, writeCsv } from '@seleta/regras/csv'
import { saveFile } from '../browser/save-file'

export interface ChartTable {
  /** Heads, the first one that of the row's name. */
  columns: readonly string[]
  /** Cells as shown; numbers are written in Portuguese. */
  rows: readonly (readonly (string | number)[])[]
}

/** The table as CSV. */
export const toCsv = ({ columns, rows }: ChartTable): string => writeCsv([columns, ...rows])

/** Hands a table to the browser's downloads. */
export const downloadCsv = (name: string, csv: string): void =>
  saveFile(new Blob([csv], { type: CSV_TYPE }), name.endsWith('.csv') ? name : `${name}.csv`)
