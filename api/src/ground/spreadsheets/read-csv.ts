import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { InvalidError } from '../domain-error'
import type { Rereadable } from '../files/uploaded-file'

export interface LinhaCsv {
  /** As a spreadsheet counts: the first is 1, and blank rows have their number too. */
  readonly numero: number
  readonly cells: readonly string[]
}

/**
 * Reads CSV as Excel and Google write it: semicolon, comma or tab, quotes, line breaks inside them, CRLF or LF, with or
 * without BOM. UTF-8; what is no UTF-8 is read as Windows-1252, which Excel in Portuguese still writes. One row is in
 * memory at a time.
 * @param file read twice: once to learn its letters, once for its rows
 * @returns rows without any text are left out, and Excel's own `sep=;` on top; zero bytes, which a database cannot keep,
 *   out of all of them
 * @throws InvalidError when a quote opens and never closes
 */
export async function* readCsv(file: Rereadable): AsyncGenerator<LinhaCsv, void> {
  const encoding = (await isUtf8(file)) ? 'utf-8' : 'windows-1252'
  const rows = Readable.from(decode(file, encoding)).pipe(
    parse({
      bom: true,
      delimiter: findSeparator(file, encoding),
      relax_quotes: true,
      relax_column_count: true,
    }),
  )
  let numero = 0
  try {
    // Without names of columns the parser gives lists of texts.
    for await (const cells of rows as AsyncIterable<string[]>) {
      numero += 1
      if (cells.some(isTold) && !(numero === 1 && isOfExcel(cells)))
        yield { numero, cells: cells.map((cell) => cell.replaceAll('\0', '')) }
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const texto = `O arquivo tem aspas que abrem e não fecham. Confira a partir da linha ${String(error['lines'])}.`
    throw new InvalidError(texto, { arquivo: texto })
  }
}

const isOfExcel = ([first = '', ...rest]: readonly string[]) => /^sep=.?$/i.test(first) && !rest.some(isTold)

const isTold = (cell: string) => cell.trim() !== ''

async function* decode({ read }: Rereadable, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { ignoreBOM: true })
  for await (const chunk of read()) yield decoder.decode(chunk, { stream: true })
  yield decoder.decode()
}

async function isUtf8({ read }: Rereadable): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const isFit = (chunk?: Buffer) => {
    try {
      decoder.decode(chunk, { stream: chunk !== undefined })
      return true
    } catch {
      return false
    }
  }
  for await (const chunk of read()) if (!isFit(chunk)) return false
  return isFit()
}

/** Whatever parts the first row most often: semicolon, comma or tab. */
function findSeparator({ start: inicio }: Rereadable, encoding: string): string {
  const head = new TextDecoder(encoding).decode(inicio).split('\n')[0] ?? ''
  const count = (separator: string) => head.split(separator).length
  return [';', ',', '\t'].reduce((best, one) => (count(one) > count(best) ? one : best))
}
