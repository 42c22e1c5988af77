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

/** So much text is parsed at a time before others may work. */
const PIECE = 4096

/**
 * Reads CSV as Excel and Google write it: semicolon, comma or tab, quotes, line breaks inside them, CRLF or LF, with or
 * without BOM. UTF-8, even with a few broken letters; anything else is read as Windows-1252, which Excel in Portuguese
 * still writes. Only a few rows are in memory at a time, and the process answers others meanwhile.
 * @param file read twice or more: to learn its letters, then for its rows
 * @returns rows without any text are left out, and Excel's own `sep=;` on top; zero bytes, which a database cannot keep,
 *   out of all of them
 * @throws InvalidError when a quote opens and never closes
 */
export async function* readCsv(file: Rereadable): AsyncGenerator<LinhaCsv, void> {
  const encoding = await findEncoding(file)
  const text = Readable.from(decode(file, encoding))
  let read = 0
  const toLinha = (cells: string[], { empty_lines: skipped }: InfoRecord): LinhaCsv | null => {
    read += 1
    // To the parser each row is the first. Of a row with more or fewer cells than the first it makes an error to throw
    // away, which takes a hundred times longer than the row.
    Object.assign(rows.info, { records: 0 })
    const numero = read + skipped
    if (!cells.some(isTold) || (numero === 1 && isOfExcel(cells))) return null
    return { numero, cells: cells.map((cell) => cell.replaceAll('\0', '')) }
  }
  const rows = text.pipe(
    parse({
      bom: true,
      delimiter: findSeparator(file, encoding),
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
      // The library's types forget that without names of columns a row may become anything.
      on_record: toLinha as (cells: string[], info: InfoRecord) => null,
    }),
  )
  try {
    // A stream does not know what it gives; `toLinha` does.
    yield* rows as AsyncIterable<LinhaCsv>
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const texto = `O arquivo tem aspas que abrem e não fecham. Confira a partir da linha ${String(error['lines'])}.`
    throw new InvalidError(texto, { arquivo: texto })
  } finally {
    // Whoever leaves off early leaves no open file behind.
    text.destroy()
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

/**
 * A letter with an accent of Windows-1252 is nearly always broken UTF-8: where at least as many are whole, it is UTF-8
 * that was cut or mended by hand.
 */
async function findEncoding(file: Rereadable): Promise<'utf-8' | 'windows-1252'> {
  if (await isUtf8(file)) return 'utf-8'
  let whole = 0
  let broken = 0
  for await (const text of decode(file, 'utf-8'))
    for (const [letter] of text.matchAll(/[^\0-\x7F]/g))
      if (letter === '\uFFFD') broken += 1
      else whole += 1
  return whole >= broken ? 'utf-8' : 'windows-1252'
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

/**
 * Semicolon, comma or tab: whatever stands in most rows and parts the first most often, then whatever parts most rows as the
 * first. Signs in quoted cells part nothing, and what the sample cuts off says nothing.
 */
function findSeparator({ start: inicio }: Rereadable, encoding: string): string {
  const rows = new TextDecoder(encoding)
    .decode(inicio)
    // A letter stays of each quoted cell: a row of nothing else is one all the same.
    .replaceAll(/(^|[;,\t])"(?:[^"]|"")*("|$(?![^]))/gm, '$1x')
    .split(/\r\n?|\n/)
    .filter(isTold)
  // The last of many may be half a row.
  if (rows.length > 2) rows.pop()
  const tried = [';', ',', '\t'].map((separator) => {
    const [first = 1, ...others] = rows.map((row) => row.split(separator).length)
    const parted = others.filter((cells) => cells > 1).length
    const alike = first === 1 ? -1 : others.filter((cells) => cells === first).length
    return { separator, first, alike, isOfMost: first > 1 && parted * 2 >= others.length }
  })
  const better = (one: (typeof tried)[number], best: (typeof tried)[number]) =>
    Number(one.isOfMost) - Number(best.isOfMost) || one.first - best.first || one.alike - best.alike
  return tried.reduce((best, one) => (better(one, best) > 0 ? one : best)).separator
}
