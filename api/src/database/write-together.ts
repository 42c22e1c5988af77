import { type Compilable, type Kysely, type OperationNodeSource, sql } from 'kysely'
import { planKept } from './kept-plans'
import type { Database } from './schema'

/**
 * Several writes in one trip to the database. PostgreSQL runs them on one snapshot and in no order that could be relied
 * on: none may read or write a row that another one writes.
 * @param main the write whose rows are wanted
 * @param others whatever goes with it
 * @param told those of the others whose rows are wanted too, all of one shape
 * @returns what `main` returns, and the rows of `told`
 */
export async function writeTogether<T, R = never>(
  trx: Kysely<Database>,
  main: Compilable<T> & OperationNodeSource,
  others: readonly OperationNodeSource[],
  told: readonly (Compilable<R> & OperationNodeSource)[] = [],
): Promise<{ readonly rows: T[]; readonly told: R[] }> {
  const parts = [...others, ...told].map((other, n) => sql`, ${nameOf(n)} as (${other})`)
  const asJson = told.map(
    (_, n) => sql`coalesce((select jsonb_agg(to_jsonb(o)) from ${nameOf(others.length + n)} o), '[]'::jsonb)`,
  )
  const { rows } = await sql<T & { ditas: R[] }>`
    with principal as (${main})${sql.join(parts, sql``)}
    select principal.*, ${asJson.length === 0 ? sql`'[]'::jsonb` : sql.join(asJson, sql` || `)} as ditas from principal
    ${planKept}`.execute(trx)
  return { rows, told: rows[0]?.ditas ?? [] }
}

const nameOf = (n: number) => sql.raw(`outra_${n}`)
