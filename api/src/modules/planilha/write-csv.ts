import type { Celula, Planilha } from './planilha'

const BOM = '\uFEFF'

/** A text that a spreadsheet would take for a formula (findings A6). */
const FORMULA = /^[=+\-@\t\r]/

/**
 * CSV as Brazilian Excel opens it: UTF-8 with BOM, semicolons, CRLF (product 50). A text that begins like a formula
 * gets an apostrophe before it, so that opening the file runs nothing.
 */
export function writeCsv({ colunas, linhas }: Planilha): Buffer {
  const lines = [colunas, ...linhas].map((row) => row.map(writeCell).join(';'))
  return Buffer.from(`${BOM}${lines.join('\r\n')}\r\n`, 'utf8')
}

function writeCell(value: Celula): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value).replace('.', ',')
  const text = FORMULA.test(value) ? `'${value}` : value
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
