import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ClientBase } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'

/** A value of a column: dates, arrays and jsonb are written as the caller's text. */
export type Valor = string | number | boolean | null

/** Rows that are put together before they go into the stream. */
const LOTE = 500

const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }

const toField = (valor: Valor): string =>
  valor === null ? '\\N' : String(valor).replaceAll(/[\\\t\n\r]/g, (sign) => ESCAPES[sign] ?? sign)

function* toText(rows: Iterable<readonly Valor[]>): Generator<string> {
  let text = ''
  let count = 0
  for (const row of rows) {
    text += `${row.map(toField).join('\t')}\n`
    if (++count % LOTE === 0) {
      yield text
      text = ''
    }
  }
  if (text !== '') yield text
}

/** Streams rows into a table; ids of the caller's choice are taken as they are. */
export async function copyRows(
  client: ClientBase,
  tabela: string,
  colunas: readonly string[],
  rows: Iterable<readonly Valor[]>,
): Promise<void> {
  const target = client.query(copyFrom(`copy ${tabela} (${colunas.join(', ')}) from stdin`))
  await pipeline(Readable.from(toText(rows), { objectMode: false }), target)
}

/** A PostgreSQL array of texts or numbers. */
export const toArray = (items: readonly (string | number)[]): string =>
  `{${items.map((item) => (typeof item === 'number' ? item : `"${item.replaceAll(/["\\]/g, (sign) => `\\${sign}`)}"`)).join(',')}}`

/** A moment as PostgreSQL reads it. */
export const toMomento = (milliseconds: number): string => new Date(milliseconds).toISOString()
