/**
 * Reads CSV as Excel and Google write it: quotes, line breaks inside them, CRLF or LF, with or without BOM. UTF-8; what
 * is no UTF-8 is read as Windows-1252, which Excel in Portuguese still writes. One row is in memory at a time.
 * @param bytes the file
 * @returns rows of cells; rows without any text are left out
 */
export function* readCsv(bytes: Buffer): Generator<string[]> {
  const encoding = isUtf8(bytes) ? 'utf-8' : 'windows-1252'
  const separator = findSeparator(bytes, encoding)
  const decoder = new TextDecoder(encoding)
  let row: string[] = []
  let cell = ''
  let isQuoted = false
  let hadQuote = false
  for (let start = 0; start < bytes.length; start += CHUNK) {
    const isLast = start + CHUNK >= bytes.length
    const text = decoder.decode(bytes.subarray(start, start + CHUNK), { stream: !isLast })
    for (const letter of text) {
      if (isQuoted) {
        if (letter === '"') {
          isQuoted = false
          hadQuote = true
        } else cell += letter
      } else if (letter === '"') {
        // A second quote right after a closing one is a quote; elsewhere in a plain cell it is a letter.
        if (hadQuote) cell += '"'
        if (hadQuote || cell === '') isQuoted = true
        else cell += '"'
        hadQuote = false
      } else if (letter === separator) {
        row.push(cell)
        cell = ''
        hadQuote = false
      } else if (letter === '\n') {
        row.push(cell.endsWith('\r') ? cell.slice(0, -1) : cell)
        if (row.some(isTold)) yield row
        row = []
        cell = ''
        hadQuote = false
      } else cell += letter
    }
  }
  row.push(cell)
  if (row.some(isTold)) yield row
}

const CHUNK = 64 * 1024
const isTold = (cell: string) => cell.trim() !== ''

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
