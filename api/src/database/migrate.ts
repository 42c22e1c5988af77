import { type Kysely, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { migrations } from './migrations/index'
import type { Database } from './schema'

const LOCK = 7_353_827

/**
 * Brings the database to the newest version. Safe when several processes start together: one works, the others
 * wait for it and find nothing left to do (security R08). A DDL statement that cannot get its lock within 5 s
 * gives up instead of stopping running replicas.
 * @param upTo stops after this migration, for restoring an older backup
 * @returns names of the migrations that ran now
 * @throws what the failing migration threw; its transaction is rolled back
 */
export async function migrateDatabase(db: Kysely<Database>, upTo?: string): Promise<string[]> {
  return db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection)
    await sql`select pg_advisory_lock(${LOCK})`.execute(connection)
    try {
      await sql`set lock_timeout = '5s'`.execute(connection)
      const migrator = new Migrator({
        db: connection,
        provider: { getMigrations: () => Promise.resolve(migrations) },
        migrationTableName: 'migracao',
        migrationLockTableName: 'migracao_trava',
      })
      const { error, results } = await (upTo === undefined
        ? migrator.migrateToLatest()
        : migrator.migrateTo(upTo))
      if (error !== undefined) throw error
      return (results ?? []).map((result) => result.migrationName)
    } finally {
      await sql`select pg_advisory_unlock(${LOCK})`.execute(connection)
      await sql`reset lock_timeout`.execute(connection)
      await sql`reset statement_timeout`.execute(connection)
    }
  })
}
