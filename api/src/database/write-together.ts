import { type Compilable, type Kysely, type OperationNodeSource, sql } from 'kysely'
import type { Database } from './schema'

/**
 * Several writes in one trip to the database. PostgreSQL runs them on one snapshot and in no order that could be relied
 * on: none may read or write a row that another one writes.
 * @param main the write whose rows are wanted
 * @param others whatever goes with it
 * @returns what `main` returns
 */
export async function writeTogether<T>(
  trx: Kysely<Database>,
  main: Compilable<T> & OperationNodeSource,
  others: readonly OperationNodeSource[],
): Promise<T[]> {
  const parts = others.map((other, n) => sql`, outra_${sql.raw(String(n))} as (${other})`)
  const { rows } = await sql<T>`
    with principal as (${main})${sql.join(parts, sql``)}
    select * from principal
  `.execute(trx)
  return rows
}
