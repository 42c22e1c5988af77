import { type Kysely, sql } from 'kysely'
import type { Database, Row } from '../../database/schema'

/** A row to write: columns of the table in camelCase, ids included, jsonb as values, moments as dates. */
export type Linha<T extends keyof Database> = { readonly [K in keyof Row<T>]?: Row<T>[K] }

const toSnake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** One statement's worth: a larger text costs the server more than a second statement. */
const PARTE = 2000

/**
 * Writes many rows in few statements, ids of the caller's choice. Columns that no row names get their defaults.
 * @param linhas all with the same columns
 */
export async function insertLinhas<T extends keyof Database>(
  trx: Kysely<Database>,
  tabela: T,
  linhas: readonly Linha<T>[],
): Promise<void> {
  const [first] = linhas
  if (first === undefined) return
  const nome = sql.raw(toSnake(tabela))
  const columns = Object.keys(first)
  const lista = sql.raw(columns.map(toSnake).join(', '))
  for (let start = 0; start < linhas.length; start += PARTE) {
    const parte = linhas.slice(start, start + PARTE).map((linha) => renameKeys(linha))
    await sql`
      insert into ${nome} (${lista}) overriding system value
      select ${lista} from jsonb_populate_recordset(null::${nome}, ${JSON.stringify(parte)}::jsonb)
    `.execute(trx)
  }
}

const renameKeys = (linha: object) =>
  Object.fromEntries(Object.entries(linha).map(([key, value]) => [toSnake(key), value as unknown]))

/** Tables whose ids a loader reserves. */
type TabelaComId = Exclude<keyof Database, 'avisoLido' | 'segredo'>

/**
 * Takes ids of a table out of its sequence, so that rows can point at each other before they are written.
 * @returns `count` ids, rising
 */
export async function reserveIds(
  trx: Kysely<Database>,
  tabela: TabelaComId,
  count: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence(${toSnake(tabela)}, 'id')) as id from generate_series(1, ${count}::int)
  `.execute(trx)
  return rows.map(({ id }) => id)
}
