import { oneBlank } from '@seleta/regras/text'
import { AsyncLocalStorage } from 'node:async_hooks'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type { Pool } from 'pg'
import { loadParser } from './load-parser'
import type { Tables } from './places'
import { type Lock, readStatement } from './read-statement'
import { readTables } from './read-tables'

/**
 * The second lock of a company (product 70, decision 175): whatever is asked while its call is worked for has to be held
 * to it, each row of each table, and by its own id. The first lock is the company in each repository's statement.
 */

/** A statement that could have reached another company's rows. Nothing was asked. */
export class LooseStatementError extends Error {
  constructor(why: string, text: string) {
    super(`${why} (decision 175): ${oneBlank(text).slice(0, LONGEST)}`)
  }
}

const LONGEST = 2000
/** Distinct statements that are remembered; lists of values make many of one. */
const REMEMBERED = 5000

interface Working {
  readonly empresaId: number
  readonly lockOf: (text: string) => Lock
}

const working = new AsyncLocalStorage<Working>()

/** Lets what is done be done for one company alone. */
export interface EmpresaLock {
  readonly run: <T>(empresaId: number, work: () => T) => T
}

/** @param pool on a database whose migrations are done */
export async function openEmpresaLock(pool: Pool): Promise<EmpresaLock> {
  await loadParser()
  const lockOf = rememberLocks(await readTables(pool))
  return { run: (empresaId, work) => working.run({ empresaId, lockOf }, work) }
}

/** For what one call begins and everybody's calls share. */
export const forEverybody = <T>(work: () => T): T => working.exit(work)

/** For what a call leaves behind to be called by another's: it goes on for the company of the call that left it. */
export const forWhoAsks = (work: () => void): (() => void) => AsyncLocalStorage.bind(work)

/** The pool as the query builder asks it: what is worked for a company goes through its lock. */
export function lockPool(pool: PostgresPool): PostgresPool {
  return { ...pool, connect: async () => lockClient(await pool.connect()), end: () => pool.end() }
}

const clients = new WeakMap<PostgresPoolClient, PostgresPoolClient>()

function lockClient(client: PostgresPoolClient): PostgresPoolClient {
  const known = clients.get(client)
  if (known !== undefined) return known
  const query = (text: unknown, values: readonly unknown[] = []) => {
    tryLock(text, values)
    return client.query(text as string, values) // A cursor is asked for in the same way.
  }
  const locked = Object.create(client, { query: { value: query } }) as PostgresPoolClient // All else is the client's own.
  clients.set(client, locked)
  return locked
}

/** @throws LooseStatementError */
function tryLock(text: unknown, values: readonly unknown[]): void {
  const now = working.getStore()
  if (now === undefined) return
  if (typeof text !== 'string') throw new LooseStatementError('what is no text cannot be read', String(text))
  const { parameters, loose } = now.lockOf(text)
  if (loose.length > 0) throw new LooseStatementError(`${loose.join(', ')} of no company`, text)
  for (const position of parameters)
    if (Number(values[position - 1]) !== now.empresaId)
      throw new LooseStatementError(`$${position} is another company`, text)
}

function rememberLocks(tables: Tables): (text: string) => Lock {
  const known = new Map<string, Lock>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    const lock = readStatement(text, tables)
    // The oldest goes: maps keep their order.
    const [oldest] = known.size >= REMEMBERED ? known.keys() : []
    if (oldest !== undefined) known.delete(oldest)
    known.set(text, lock)
    return lock
  }
}
