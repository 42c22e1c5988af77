import { disarmFormula } from '@seleta/regras/formula'
import { formatForSheet } from '@seleta/regras/numbers'
import { stringify } from 'csv-stringify/sync'
import type { Sheet } from './sheet'

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
      number: formatForSheet,
      string: disarmFormula,
    },
  })
  return Buffer.from(text, 'utf8')
}
