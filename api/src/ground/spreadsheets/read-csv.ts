import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { InvalidError } from '../domain-error'

/**
 * Reads CSV as Excel and Google write it: semicolon, comma or tab, quotes, line breaks inside them, CRLF or LF, with or
 * without BOM. UTF-8; what is no UTF-8 is read as Windows-1252, which Excel in Portuguese still writes. One row is in
 * memory at a time.
 * @param bytes the file
 * @returns rows of cells; rows without any text are left out
 * @throws InvalidError when a quote opens and never closes
 */
export async function* readCsv(bytes: Buffer): AsyncGenerator<string[], void> {
  const encoding = isUtf8(bytes) ? 'utf-8' : 'windows-1252'
  const rows = Readable.from(decode(bytes, encoding)).pipe(
    parse({
      bom: true,
      delimiter: findSeparator(bytes, encoding),
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
    }),
  )
  try {
    // Without names of columns the parser gives lists of texts.
    for await (const row of rows as AsyncIterable<string[]>) if (row.some(isTold)) yield row
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const texto = `O arquivo tem aspas que abrem e não fecham. Confira a partir da linha ${String(error['lines'])}.`
    throw new InvalidError(texto, { arquivo: texto })
  }
}

const CHUNK = 64 * 1024
const isTold = (cell: string) => cell.trim() !== ''

function* decode(bytes: Buffer, encoding: string): Generator<string> {
  const decoder = new TextDecoder(encoding, { ignoreBOM: true })
  for (let start = 0; start < bytes.length; start += CHUNK)
    yield decoder.decode(bytes.subarray(start, start + CHUNK), { stream: true })
  yield decoder.decode()
}

function isUtf8(bytes: Buffer): boolean {
  try {
    const decoder = new TextDecoder('utf-8', { fatal: true })
    for (let start = 0; start < bytes.length; start += CHUNK)
      decoder.decode(bytes.subarray(start, start + CHUNK), { stream: true })
    decoder.decode()
    return true
  } catch {
    return false
  }
}

/** Whatever parts the first row most often: semicolon, comma or tab. */
function findSeparator(bytes: Buffer, encoding: string): string {
  const head = new TextDecoder(encoding).decode(bytes.subarray(0, 8192)).split('\n')[0] ?? ''
  const count = (separator: string) => head.split(separator).length
  return [';', ',', '\t'].reduce((best, one) => (count(one) > count(best) ? one : best))
}
