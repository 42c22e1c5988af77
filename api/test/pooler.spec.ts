import { sql } from 'kysely'
import type { OpenDatabase } from '../src/database/connection'
import { openDatabase } from '../src/database/connection'
import { planKept } from '../src/database/kept-plans'
import { migrateDatabase } from '../src/database/migrate'
import { createTestDatabase, type TestDatabase } from './support/test-database'
import { serverAddress } from './support/test-server'

/** DIRECT_DATABASE_URL: the work goes to one address, migrations and what a session needs to the other (product 103). */

let database: TestDatabase
let open: OpenDatabase
beforeAll(async () => {
  database = await createTestDatabase(true)
  const { host = '', user = '' } = serverAddress()
  const url = `postgres:///${database.name}?host=${encodeURIComponent(host)}&user=${user}`
  const settings = { databaseUrl: url, directDatabaseUrl: url, databasePool: 2, dataDir: '' }
  // Two processes that start at the same moment.
  const [one, other] = await Promise.all([openDatabase(settings), openDatabase(settings)])
  open = one
  await other.close()
})
afterAll(async () => {
  await open.close()
  await database.drop()
})

it('a session has its limits, its zone and no helpers, one’s own as one that is borrowed and takes nothing from its borrower', async () => {
  const ofSession = sql<{ zona: string; limite: string; ocioso: string; ajudantes: string }>`
    select current_setting('timezone') as zona, current_setting('statement_timeout') as limite,
      current_setting('idle_in_transaction_session_timeout') as ocioso,
      current_setting('max_parallel_workers_per_gather') as ajudantes`
  for (const db of [open.db, open.direct]) {
    const { rows } = await ofSession.execute(db)
    expect(rows).toEqual([{ zona: 'America/Sao_Paulo', limite: '15s', ocioso: '30s', ajudantes: '0' }])
  }
})

it('migrations run beside it, in sessions of their own', async () => {
  expect((await migrateDatabase(open.direct)).length).toBeGreaterThan(0)
  const { rows } = await open.pool.query<{ empresas: number }>('select count(*) as empresas from empresa')
  expect(rows).toEqual([{ empresas: 0 }])
})

it('plans are kept under names in sessions of one’s own, and never in one that is borrowed', async () => {
  const keptIn = (db: OpenDatabase['db']) =>
    db.transaction().execute(async (trx) => {
      await sql`select ${1}::int ${planKept}`.execute(trx)
      const { rows } = await sql<{
        kept: number
      }>`select count(*) as kept from pg_prepared_statements`.execute(trx)
      return rows[0]?.kept
    })
  expect([await keptIn(open.db), await keptIn(open.direct)]).toEqual([0, 1])
})
