import { type PostgresPool, sql } from 'kysely'
import { createHash } from 'node:crypto'
import type { Pool, PoolClient } from 'pg'

const MARK = '/* plano guardado */'

/**
 * The last words of a statement that is asked often and by keys alone: the server keeps its plan, which takes longer to
 * make than to follow where a statement has many parts (decision 146). Not of a list or a search: a kept plan is made
 * for no company in particular, and what finds twenty people well does not find them among half a million.
 */
export const planKept = sql.raw(MARK)

/** The pool as the query builder asks it: statements that end so get a name, which is all that the server needs. */
export function keepPlans(pool: Pool): PostgresPool {
  return {
    connect: async () => naming(await pool.connect()),
    end: () => pool.end(),
    options: pool.options,
  }
}

const clients = new WeakMap<PoolClient, PoolClient>()

function naming(client: PoolClient): PoolClient {
  const known = clients.get(client)
  if (known !== undefined) return known
  const query = (text: string, values: unknown[] = []) =>
    typeof text === 'string' && text.endsWith(MARK)
      ? client.query({ name: nameOf(text), text, values })
      : client.query(text, values)
  const named = Object.create(client, { query: { value: query } }) as PoolClient // All else is the client's own.
  clients.set(client, named)
  return named
}

/** Reckoned once for each text: there are as many as statements with a kept plan have shapes. */
const names = new Map<string, string>()

/** One name for one text: the server knows nothing of the statement but these. */
function nameOf(text: string): string {
  const known = names.get(text)
  if (known !== undefined) return known
  const name = createHash('sha1').update(text).digest('base64')
  names.set(text, name)
  return name
}
