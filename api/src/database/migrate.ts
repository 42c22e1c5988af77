import { type Kysely, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { setTimeout as wait } from 'node:timers/promises'
import { migrations } from './migrations/index'
import { DatabaseError } from './database-error'
import type { Database } from './schema'

const LOCK = 7_353_827
const AGAIN_MS = 200

/**
 * Brings the database to the newest version. Safe when several processes start together: one works, the others
 * wait for it and find nothing left to do (security R08). A DDL statement that cannot get its lock within 5 s
 * gives up instead of stopping running replicas; the long work on large tables is done before, beside what runs
 * (docs/decisions/111).
 * @param upTo stops after this migration, for restoring an older backup
 * @returns names of the migrations that ran now
 * @throws what the failing migration threw; its transaction is rolled back
 * @throws DatabaseError when a newer release has been here
 */
export async function migrateDatabase(db: Kysely<Database>, upTo?: string): Promise<string[]> {
  return db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection)
    await waitForLock(connection)
    try {
      await sql`set lock_timeout = '5s'`.execute(connection)
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

/** All that is due, in one transaction from one preparation to the next. */
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
  const migrate = async (name?: string) => {
    const { error, results } = await (name === undefined
      ? migrator.migrateToLatest()
      : migrator.migrateTo(name))
    if (error !== undefined) throw error
    done.push(...(results ?? []).map(({ migrationName }) => migrationName))
  }
  const all = await migrator.getMigrations()
  for (const [place, { name, executedAt }] of all.entries()) {
    const prepare = migrations[name]?.prepare
    const isDue = executedAt === undefined && (upTo === undefined || name <= upTo)
    if (!isDue || prepare === undefined) continue
    const before = all[place - 1]
    const isBeforeDue = before?.executedAt === undefined && !done.includes(before?.name ?? '')
    if (before !== undefined && isBeforeDue) await migrate(before.name)
    await prepare(connection)
  }
  await migrate(upTo)
  return done
}
