import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely'
import { Pool, type PoolConfig, TypeOverrides } from 'pg'
import { lockPool } from './empresa-lock/empresa-lock'
import { keepPlans } from './kept-plans'
import type { Database } from './schema'
import { traceStatement } from './trace-statements'

const INT8 = 20
const INT8_ARRAY = 1016
const DATE = 1082

/** bigint as number (ids stay below 2^53), date as `yyyy-mm-dd`; never JS local midnight. */
const types = new TypeOverrides()
types.setTypeParser(INT8, Number)
types.setTypeParser(INT8_ARRAY, (value: string) =>
  value === '{}' ? [] : value.slice(1, -1).split(',').map(Number),
)
types.setTypeParser(DATE, (value: string) => value)

/**
 * A pool whose lost connections never crash the process (findings section 7).
 * @param config where the server is and how many connections
 * @param onError called when an idle connection dies
 */
export function createPool(config: PoolConfig, onError: (error: Error) => void): Pool {
  const { options = '' } = config
  const said = `${options} -c max_parallel_workers_per_gather=${WORKERS.max_parallel_workers_per_gather}`
  return watch(new Pool({ ...OWN_CONNECTIONS, ...SESSION, ...config, options: said, types }), onError)
}

/**
 * A pool of connections to a pooler that lends its sessions for one transaction each (PgBouncer). Such a session takes
 * no settings from whoever borrows it: they stand with the role (`writeRoleSettings`).
 * @param config where the pooler is and how many connections
 */
export function createBorrowingPool(config: PoolConfig, onError: (error: Error) => void): Pool {
  const pool = watch(new Pool({ ...OWN_CONNECTIONS, ...config, types }), onError)
  borrowing.add(pool)
  return pool
}

const OWN_CONNECTIONS: PoolConfig = {
  connectionTimeoutMillis: 5000,
  idleTimeoutMillis: 30_000,
  application_name: 'seleta',
}

/** What every session of the product has, in ms. */
export const SESSION = { statement_timeout: 15_000, idle_in_transaction_session_timeout: 30_000 }

/**
 * No question is parted among helpers: what a screen asks is answered before one of them has started, and each takes a
 * core from somebody else's question (decision 194).
 */
export const WORKERS = { max_parallel_workers_per_gather: 0 }

const borrowing = new WeakSet<Pool>()

/**
 * Lets the server keep a statement that every request asks, under a name. A borrowed session may hold another one's
 * statement of that name, so there it has none.
 */
export const keepStatement = (pool: Pool, name: string): { readonly name?: string } =>
  borrowing.has(pool) ? {} : { name }

function watch(pool: Pool, onError: (error: Error) => void): Pool {
  pool.on('error', onError)
  // The pool listens to idle connections only. One that is lost while somebody holds it, between two queries, would end
  // the process; its holder hears of it from the next query.
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/** The typed query builder over a pool: camelCase in code, snake_case in SQL, jsonb keys untouched. */
export function createKysely(pool: Pool): Kysely<Database> {
  return new Kysely<Database>({
    dialect: new PostgresDialect({ pool: lockPool(borrowing.has(pool) ? pool : keepPlans(pool)) }),
    log: traceStatement,
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  })
}

/** Asks the database for the least there is. @throws when it does not answer */
export async function ping(pool: Pool): Promise<void> {
  await pool.query('select 1')
}

/** Statements of a library that brings its own SQL, on our pool. */
export const lendPool = (pool: Pool) => ({
  executeSql: (text: string, values?: unknown[]) => pool.query(text, values),
})
