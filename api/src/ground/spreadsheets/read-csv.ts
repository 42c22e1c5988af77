import { Readable } from 'node:stream'
import { setImmediate as letOthersWork } from 'node:timers/promises'
import { CsvError, parse, type InfoRecord } from 'csv-parse'
import { InvalidError } from '../domain-error'
import type { Rereadable } from '../files/uploaded-file'

export interface LinhaCsv {
  /** As a spreadsheet counts: the first is 1, and blank rows have their number too. */
  readonly numero: number
  readonly cells: readonly string[]
}

/**
 * So much text is parsed at a time before others may work. A row with fewer cells than the first takes the parser a
 * hundred times longer, and it is as short as two letters.
 */
const PIECE = 256

/**
 * Reads CSV as Excel and Google write it: semicolon, comma or tab, quotes, line breaks inside them, CRLF or LF, with or
 * without BOM. UTF-8; what is no UTF-8 is read as Windows-1252, which Excel in Portuguese still writes. Only a few rows are
 * in memory at a time, and the process answers others meanwhile.
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
      skip_empty_lines: true,
      info: true,
    }),
  )
  try {
    // Without names of columns the parser gives lists of texts.
    for await (const { record: cells, info } of rows as AsyncIterable<{
      record: string[]
      info: InfoRecord
    }>) {
      const numero = info.records + info.empty_lines
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
  for await (const chunk of read())
    for (let at = 0; at < chunk.length; at += PIECE) {
      await letOthersWork()
      yield decoder.decode(chunk.subarray(at, at + PIECE), { stream: true })
    }
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
