import { type Kysely, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { setTimeout as wait } from 'node:timers/promises'
import { migrations } from './migrations/index'
import { endUpkeep, waitForMoments } from './migrations/online'
import { DatabaseError } from './database-error'
import type { Database } from './schema'

const LOCK = 7_353_827
const AGAIN_MS = 200
/** With what each waits itself, a minute. */
const TIMES = 100
/** After so many tries the database's own upkeep is sent away, should it be what is in the way. */
const UPKEEP = 5

/**
 * Brings the database to the newest version. Safe when several processes start together: one works, the others
 * wait for it and find nothing left to do (security R08). A migration that cannot get a lock within moments lets go of
 * all it held and begins again, so that nobody who works waits for long, or is turned away for a circle of locks; the
 * long work on large tables is done before, beside what runs (docs/decisions/111).
 * @param upTo stops after this migration, for restoring an older backup
 * @returns names of the migrations that ran now
 * @throws what the failing migration threw, or a minute of waiting for locks; its transaction is rolled back
 * @throws DatabaseError when a newer release has been here
 */
export async function migrateDatabase(db: Kysely<Database>, upTo?: string): Promise<string[]> {
  return db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection)
    await waitForLock(connection)
    try {
      await waitForMoments(connection)
      await refuseNewer(connection)
      return await migrateInSteps(connection, upTo)
    } finally {
      await sql`select pg_advisory_unlock(${LOCK})`.execute(connection)
      await sql`reset lock_timeout`.execute(connection)
      await sql`reset statement_timeout`.execute(connection)
    }
  })
}

/** By asking again and again: an index that is built beside what runs waits for every statement that is under way. */
async function waitForLock(connection: Kysely<Database>): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ isOurs: boolean }>`select pg_try_advisory_lock(${LOCK}) as "isOurs"`.execute(
      connection,
    )
    if (rows[0]?.isOurs === true) return
    await wait(AGAIN_MS)
  }
}

/** @throws DatabaseError when something ran here that this release does not know */
async function refuseNewer(connection: Kysely<Database>): Promise<void> {
  const { rows: tables } = await sql`select where to_regclass('migracao') is not null`.execute(connection)
  if (tables.length === 0) return
  const { rows } = await sql<{ name: string }>`select name from migracao`.execute(connection)
  if (rows.some(({ name }) => migrations[name] === undefined))
    throw new DatabaseError(
      'O banco de dados já é de uma versão mais nova: inicie a versão nova, ou volte ao backup de antes da atualização com npm run restore -- ARQUIVO --substituir.',
    )
}

/** Each one that is due: what it prepares, then itself in a transaction of its own. */
async function migrateInSteps(connection: Kysely<Database>, upTo?: string): Promise<string[]> {
  const migrator = new Migrator({
    db: connection,
    provider: { getMigrations: () => Promise.resolve(migrations) },
    migrationTableName: 'migracao',
    migrationLockTableName: 'migracao_trava',
    // Numbers are given out before the work is done: a later one may have run on a database already.
    allowUnorderedMigrations: true,
  })
  const done: string[] = []
  for (const { name, executedAt } of await migrator.getMigrations()) {
    if (executedAt !== undefined || (upTo !== undefined && name > upTo)) continue
    await untilNobodyHolds(connection, async () => {
      await migrations[name]?.prepare?.(connection)
      const { error } = await migrator.migrateTo(name)
      if (error !== undefined) throw error
    })
    done.push(name)
  }
  return done
}

/** Does again what gave way to those who hold a table. It left nothing behind: a transaction, or what may be cut off. */
async function untilNobodyHolds(connection: Kysely<Database>, run: () => Promise<void>): Promise<void> {
  for (let left = TIMES; ; left -= 1) {
    try {
      await run()
      return
    } catch (error) {
      if (!gaveWay(error) || left === 0) throw error
    }
    if (left % UPKEEP === 0) await endUpkeep(connection)
    await wait(AGAIN_MS)
  }
}

/** Whether it waited for a lock too long, or in a circle. */
const gaveWay = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === '55P03' || error.code === '40P01')
