import { stringify } from 'csv-stringify/sync'
import type { Sheet } from './sheet'

/** A text that a spreadsheet would take for a formula, in wide letters too (findings A6, audit S17). */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/

/**
 * CSV as Brazilian Excel opens it: UTF-8 with BOM, semicolons, CRLF (product 50). A text that begins like a formula
 * gets an apostrophe before it, so that opening the file runs nothing.
 */
export function writeCsv({ colunas, linhas }: Sheet): Buffer {
  const text = stringify([colunas, ...linhas], {
    bom: true,
    delimiter: ';',
    record_delimiter: '\r\n',
    // A single one of the two ends a line for many readers.
    quoted_match: /[\r\n]/,
    cast: {
      number: (value) => String(value).replace('.', ','),
      string: (value) => (FORMULA.test(value) ? `'${value}` : value),
    },
  })
  return Buffer.from(text, 'utf8')
}
