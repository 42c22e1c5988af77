import type { Pool } from 'pg'
import { EMPRESA, type Tables } from './places'

interface Column {
  table: string
  column: string
  /** The table and column that it points at, and null where it points at nothing. */
  target: string | null
  target_column: string | null
}

/** What lies in months points at nothing that the database holds it to; its columns have the names of what they mean. */
const byName = (key: string) => key.replace(/^.*\.(\w+)_id$/, '$1.id')

/**
 * The tables that have a company, and what their keys point at, as the database itself says it: a table that a migration
 * adds is locked with it. A key that points at another table's has its company too (decision 120).
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
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
       and exists (select from pg_attribute e where e.attrelid = c.oid and e.attname = $1 and not e.attisdropped)
       and a.attname <> $1
       and (f.target is not null or a.attname in ('id', 'identificador') or a.attname like '%\\_id')`,
    [EMPRESA],
  )
  const targets = new Map(
    rows.map(({ table, column, target, target_column: of }) => [
      `${table}.${column}`,
      target === null ? null : `${target}.${of}`,
    ]),
  )
  /** The key that a column holds in the end: an answer's application is the application's own. */
  const followed = (key: string, steps = 5): string => {
    const target = targets.get(key) ?? byName(key)
    return target === key || steps === 0 || !targets.has(target) ? key : followed(target, steps - 1)
  }
  const tables = new Map<string, Map<string, string>>()
  for (const { table, column } of rows) {
    const keys = tables.get(table) ?? new Map<string, string>()
    keys.set(column, followed(`${table}.${column}`))
    tables.set(table, keys)
  }
  // Of the company itself.
  return tables.set('empresa', new Map([['id', EMPRESA]]))
}
