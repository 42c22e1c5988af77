import { createHash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../database/schema'
import type { Count, Counter } from './counter'

/** Keys over their limit that a process remembers before those whose window has ended go. */
const MANY = 20_000

/** Counts in the database, in one trip: processes count together, exactly, and a start does not forget. */
export function createDatabaseCounter(db: Kysely<Database>): Counter {
  /** Keys over their limit, and when their window ends: ms. */
  const over = new Map<string, Count & { readonly ends: number }>()

  function remember(key: string, count: Count): void {
    if (over.size >= MANY) for (const [old, { ends }] of over) if (ends <= Date.now()) over.delete(old)
    if (over.size < MANY) over.set(key, { ...count, ends: Date.now() + count.endsIn })
  }

  return {
    async add(key, windowMs, max = Number.POSITIVE_INFINITY) {
      const known = over.get(key)
      if (known !== undefined && known.ends > Date.now())
        return { total: known.total, endsIn: known.ends - Date.now() }
      over.delete(key)
      const count = await addOne(db, key, windowMs)
      if (count.total > max) remember(key, count)
      return count
    },
    async takeBack(key) {
      await db
        .updateTable('contagem')
        .set((eb) => ({ total: eb('total', '-', 1) }))
        .where('chave', '=', digestOf(key))
        .where('total', '>', 0)
        .execute()
    },
  }
}

/** Drops windows that have ended. */
export async function forgetContagens(db: Kysely<Database>): Promise<void> {
  await db
    .deleteFrom('contagem')
    .where('terminaEm', '<', sql<Date>`clock_timestamp()`)
    .execute()
}

async function addOne(db: Kysely<Database>, key: string, windowMs: number): Promise<Count> {
  const { rows } = await sql<Count>`
    insert into contagem as c (chave, total, termina_em)
    values (${digestOf(key)}, 1, clock_timestamp() + make_interval(secs => ${windowMs / 1000}))
    on conflict (chave) do update set
      total = case when c.termina_em > clock_timestamp() then c.total + 1 else 1 end,
      termina_em = case when c.termina_em > clock_timestamp() then c.termina_em else excluded.termina_em end
    returning total, extract(epoch from termina_em - clock_timestamp())::float8 * 1000 as ends_in
  `.execute(db)
  const [row] = rows
  if (row === undefined) throw new Error('an upsert answers its row')
  return row
}

/** Keys hold addresses of people: only their digest is kept. */
const digestOf = (key: string): Buffer => createHash('sha256').update(key).digest().subarray(0, 16)
