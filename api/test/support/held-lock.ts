import type { Pool } from 'pg'
import { createPool } from '../../src/database/pool'
import { serverAddress } from './test-server'

/** Something that others need on their way, in the hands of a test until it is let go. */
export interface HeldLock {
  /** Takes another beside it, which may have to be waited for. */
  readonly andThen: (statement: string, values?: readonly string[]) => Promise<void>
  readonly letGo: () => Promise<void>
}

/**
 * The test's own connections to a database, beside those that the product has.
 * @param other a pool of the product on that database
 */
export async function openBeside(other: Pool): Promise<Pool> {
  const { rows } = await other.query<{ database: string }>('select current_database() as database')
  return createPool({ ...serverAddress(), database: rows[0]?.database ?? '' }, () => {})
}

/**
 * Takes a lock by a statement in a transaction that stays open.
 * @param statement as `lock table segredo in access exclusive mode`
 */
export async function holdLock(
  pool: Pool,
  statement: string,
  values: readonly string[] = [],
): Promise<HeldLock> {
  const client = await pool.connect()
  await client.query('begin')
  await client.query(statement, [...values])
  let isHeld = true
  return {
    andThen: async (next, nextValues = []) => {
      await client.query(next, [...nextValues])
    },
    letGo: async () => {
      if (!isHeld) return
      isHeld = false
      await client.query('commit')
      client.release()
    },
  }
}
