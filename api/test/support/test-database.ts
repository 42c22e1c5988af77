import { basename } from 'node:path'
import { ZONE } from '@seleta/regras/dia'
import type { Kysely } from 'kysely'
import type { Pool } from 'pg'
import { createBorrowingPool, createKysely, createPool } from '../../src/database/pool'
import { writeRoleSettings } from '../../src/database/role-settings-repository'
import type { Database } from '../../src/database/schema'
import { administer, poolerAddress, serverAddress } from './test-server'

const TEMPLATE = 'seleta_test_template'

export interface TestDatabase {
  readonly db: Kysely<Database>
  readonly pool: Pool
  readonly name: string
  readonly drop: () => Promise<void>
}

/** Migrated, with the catalogues; every test file starts from a copy of it. */
export async function makeTemplate(): Promise<void> {
  await administer(`drop database if exists ${TEMPLATE} with (force)`)
  await administer(`create database ${TEMPLATE}`)
  const { db, pool } = connect(TEMPLATE)
  // Asked for here alone: each test file would read all migrations.
  const { migrateDatabase } = await import('../../src/database/migrate')
  const { loadCatalogos } = await import('../../src/ground/catalogos/load-catalogos-repository')
  await migrateDatabase(db)
  await loadCatalogos(db)
  await pool.end()
}

/** How a test's api reaches its database, where that is unlike the product's. */
export interface TestConnection {
  /** What the connections take for their own time zone. */
  readonly zona?: string
  /** Instead of the server, which stands behind it. */
  readonly host?: string | undefined
  readonly port?: number | undefined
}

/** Databases that this test file has made so far. */
let made = 0

/**
 * A database of this test file's own, called after it.
 * @param isEmpty true for one without tables, for tests of migrations and restore
 */
export async function createTestDatabase(
  isEmpty = false,
  connection: TestConnection = {},
): Promise<TestDatabase> {
  made += 1
  const spec = basename(expect.getState().testPath ?? '', '.spec.ts').replaceAll(/\W/g, '_')
  const name = `seleta_test_${spec}_${made}`
  // A run that was cut off may have left it behind.
  await administer(`drop database if exists ${name} with (force)`)
  // Copied as files: through the log each page of them would be written twice.
  await administer(`create database ${name}${isEmpty ? '' : ` template ${TEMPLATE} strategy = file_copy`}`)
  // Migrations and restore go past a pooler, as the product's do.
  const { db, pool } = await (isEmpty ? connect(name) : connectAsAsked(name, connection))
  return {
    db,
    pool,
    name,
    drop: async () => {
      await pool.end()
      await administer(`drop database ${name} with (force)`)
    },
  }
}

/** Through the pooler of this run, when it has one and the test does not ask for something else. */
async function connectAsAsked(
  database: string,
  connection: TestConnection,
): Promise<{ db: Kysely<Database>; pool: Pool }> {
  const pooler = poolerAddress()
  if (pooler === null || Object.keys(connection).length > 0) return connect(database, connection)
  const direct = connect(database)
  await writeRoleSettings(direct.db)
  await direct.pool.end()
  const pool = createBorrowingPool({ ...serverAddress(), ...pooler, database, max: 5 }, () => {})
  return { db: createKysely(pool), pool }
}

function connect(
  database: string,
  { zona = ZONE, ...address }: TestConnection = {},
): { db: Kysely<Database>; pool: Pool } {
  const options = `-c timezone=${zona}`
  const pool = createPool({ ...serverAddress(), ...address, database, max: 5, options }, () => {})
  return { db: createKysely(pool), pool }
}
