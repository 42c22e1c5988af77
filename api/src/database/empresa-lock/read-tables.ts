import type { Pool } from 'pg'
import { EMPRESA, type Tables } from './places'

interface Column {
  table: string
  column: string
  /** The table and column that it points at, and null where it points at nothing. */
  target: string | null
  target_column: string | null
}

const KEY = /^(?:id|identificador|.*_id)$/

/** What lies in months points at nothing that the database holds it to; its columns have the names of what they mean. */
const byName = (key: string) => key.replace(/^.*\.(\w+)_id$/, '$1.id')

/**
 * The tables that have a company, and what their keys point at, as the database itself says it: a table that a migration
 * adds is locked with it. A key that points at another table's has its company too (decision 120). A view is held like a
 * table: what is behind it is not looked at.
 */
export async function readTables(pool: Pool): Promise<Tables> {
  const { rows } = await pool.query<Column>(
    `select c.relname as table, a.attname as column, f.target, f.target_column
     from pg_class c
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     left join lateral (
       select t.relname as target, b.attname as target_column from pg_constraint k
       join pg_class t on t.oid = k.confrelid
       join pg_attribute b on b.attrelid = t.oid and b.attnum = k.confkey[array_position(k.conkey, a.attnum)]
       where k.conrelid = c.oid and k.contype = 'f' and a.attnum = any(k.conkey)
         and exists (select from pg_attribute e where e.attrelid = t.oid and e.attname = $1)
       order by cardinality(k.conkey), k.oid limit 1
     ) f on true
     where c.relnamespace = 'public'::regnamespace and (c.relkind in ('v', 'm') or c.relkind in ('r', 'p')
       and exists (select from pg_attribute e where e.attrelid = c.oid and e.attname = $1 and not e.attisdropped))`,
    [EMPRESA],
  )
  const keys = rows.filter(
    ({ column, target }) => column !== EMPRESA && (target !== null || KEY.test(column)),
  )
  const targets = new Map(
    keys.map(({ table, column, target, target_column: of }) => [
      `${table}.${column}`,
      target === null ? null : `${target}.${of}`,
    ]),
  )
  /** The key that a column holds in the end: an answer's application is the application's own. */
  const followed = (key: string, steps = 5): string => {
    const target = targets.get(key) ?? byName(key)
    return target === key || steps === 0 || !targets.has(target) ? key : followed(target, steps - 1)
  }
  // With those that have no key at all.
  const tables = new Map(rows.map(({ table }) => [table, new Map<string, string>()]))
  for (const { table, column } of keys) tables.get(table)?.set(column, followed(`${table}.${column}`))
  // Of the company itself.
  return tables.set('empresa', new Map([['id', EMPRESA]]))
}
