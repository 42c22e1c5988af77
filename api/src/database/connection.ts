import { ZONE } from '@seleta/regras/dia'
import type { Kysely } from 'kysely'
import { Client, type Pool, type PoolConfig } from 'pg'
import { setTimeout as wait } from 'node:timers/promises'
import { refuseIncomplete } from './backup/incomplete-restore'
import { DatabaseError } from './database-error'
import { findEmbedded, startEmbedded } from './embedded/start-embedded'
import { breakable, type Heartbeat, watchDatabase } from './heartbeat'
import { createBorrowingPool, createKysely, createPool } from './pool'
import { writeRoleSettings } from './role-settings-repository'
import type { Database } from './schema'

export interface OpenDatabase {
  readonly db: Kysely<Database>
  /** For COPY, which the query builder does not do. */
  readonly pool: Pool
  /** Sessions of one's own, whatever stands in between: for migrations. */
  readonly direct: Kysely<Database>
  /** Where an embedded server keeps its data; null with DATABASE_URL. */
  readonly folder: string | null
  /** Settles when an embedded server cannot come back; never with DATABASE_URL. */
  readonly lost: Promise<void>
  /** True while the database does not answer, frozen or gone: it is asked once a second. */
  readonly isAway: () => boolean
  /** Ends the pool, then the embedded server. */
  readonly close: () => Promise<void>
}

/** Where the database is: a part of the settings. */
interface DatabaseSettings {
  /** Null: the embedded one, in `dataDir`. */
  readonly databaseUrl: string | null
  /** The server behind `databaseUrl`, when that is a pooler; null when it is the server. */
  readonly directDatabaseUrl: string | null
  /** Connections of this process. */
  readonly databasePool: number
  readonly dataDir: string
}

/** The one major that everything is tried on. */
const OLDEST_SERVER = 180_000
const ATTEMPTS = 5
/** Migrations hold one, and ask beside it. */
const DIRECT_CONNECTIONS = 2

/**
 * Opens the database: the server of DATABASE_URL, else an own PostgreSQL on DATA_DIR. No migration runs here.
 * @param report progress in Portuguese
 * @param onIdleError a pooled connection died; the pool makes a new one
 * @throws DatabaseError in one sentence
 */
export async function openDatabase(
  settings: DatabaseSettings,
  report: (line: string) => void = () => {},
  onIdleError: (error: Error) => void = () => {},
): Promise<OpenDatabase> {
  const { databaseUrl, directDatabaseUrl, databasePool } = settings
  if (databaseUrl !== null && directDatabaseUrl !== null)
    return openThroughPooler(databaseUrl, directDatabaseUrl, databasePool, onIdleError)
  if (databaseUrl !== null) return openServer(databaseUrl, databasePool, onIdleError)
  const server = await startEmbedded(settings.dataDir, report)
  const pool = createPool(withZone({ ...server.connection, max: databasePool }), onIdleError)
  const db = createKysely(pool)
  const { isAway, beat, end } = watched(pool, server.connection)
  server.whenBack(beat)
  return {
    db,
    pool,
    direct: db,
    folder: server.pgdata,
    lost: server.gone,
    isAway,
    close: async () => {
      await end()
      await server.stop()
    },
  }
}

/** Of a server that is not ours: where it keeps its data is its own business, and it may always come back. */
const elsewhere = { folder: null, lost: new Promise<void>(() => {}) }

/** Whether anybody answers behind a pool; whoever waits for a database that does not is let go. */
function watched(
  pool: Pool,
  server: PoolConfig,
): Pick<Heartbeat, 'isAway' | 'beat'> & { readonly end: () => Promise<void> } {
  const heartbeat = watchDatabase(server, breakable(pool))
  const end = () => {
    heartbeat.stop()
    return pool.end()
  }
  return { isAway: heartbeat.isAway, beat: heartbeat.beat, end }
}

async function openServer(
  url: string,
  max: number,
  onIdleError: (error: Error) => void,
): Promise<OpenDatabase> {
  const pool = createPool(withZone({ connectionString: url, max }), onIdleError)
  try {
    await checkServer(pool, url)
  } catch (error) {
    await pool.end()
    throw error
  }
  const db = createKysely(pool)
  const { isAway, end } = watched(pool, { connectionString: url })
  return { db, pool, direct: db, ...elsewhere, isAway, close: end }
}

/** The work goes through the pooler; what needs a session of its own goes to the server (product 103). */
async function openThroughPooler(
  url: string,
  directUrl: string,
  max: number,
  onIdleError: (error: Error) => void,
): Promise<OpenDatabase> {
  const server = await openServer(directUrl, DIRECT_CONNECTIONS, onIdleError)
  const pool = createBorrowingPool({ connectionString: url, max }, onIdleError)
  const { isAway, end } = watched(pool, { connectionString: url })
  const close = async () => {
    await end()
    await server.close()
  }
  try {
    await writeRoleSettings(server.db)
    await checkServer(pool, url)
  } catch (error) {
    await close()
    throw error
  }
  return { db: createKysely(pool), pool, direct: server.db, ...elsewhere, isAway, close }
}

/**
 * For commands beside a running product: joins the embedded server that is already open, else opens like
 * `openDatabase`.
 * @throws DatabaseError also for a database that a restore left incomplete
 */
export async function openRunningOrOwn(
  settings: DatabaseSettings,
  report: (line: string) => void = () => {},
): Promise<OpenDatabase> {
  const database = await joinOrOpen(settings, report)
  try {
    await refuseIncomplete(database.pool)
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}

async function joinOrOpen(settings: DatabaseSettings, report: (line: string) => void): Promise<OpenDatabase> {
  const running = settings.databaseUrl === null ? await findEmbedded(settings.dataDir, report) : null
  if (running === null) return openDatabase(pastPooler(settings), report)
  const pool = createPool(withZone({ ...running, max: 2 }), () => {})
  const db = createKysely(pool)
  return { db, pool, direct: db, ...elsewhere, isAway: () => false, close: () => pool.end() }
}

/** What sessions of a running product are called (pool, heartbeat). */
const OF_A_PRODUCT = ['seleta', 'seleta pulso']

/**
 * For a restore, before it opens anything of its own: over a server nobody is kept out by a data folder. A server that
 * does not answer is left to `openDatabase`.
 * @throws DatabaseError when a product, or a command of it, is connected to this database
 */
export async function refuseRunning(settings: DatabaseSettings): Promise<void> {
  const { databaseUrl } = pastPooler(settings)
  if (databaseUrl === null) return
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5000 })
  client.on('error', () => {})
  try {
    await client.connect()
  } catch {
    return
  }
  try {
    const { rowCount } = await client.query(
      // An address may give its sessions another name: then ours bears it too.
      `select from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()
         -- A product asks once a second whether the server is there; a pooler keeps sessions of one that has gone.
         and (state <> 'idle' or state_change > now() - interval '10 seconds')
         and application_name = any(array_append($1::text[], nullif(current_setting('application_name'), '')))`,
      [OF_A_PRODUCT],
    )
    if (rowCount !== 0)
      throw new DatabaseError(
        'Há uma Seleta aberta neste banco: feche todos os processos dela, e restaure de novo.',
      )
  } finally {
    await client.end()
  }
}

/** For commands: they talk long or change the session, so they go past a pooler to the server. */
export const pastPooler = <T extends DatabaseSettings>(settings: T): T => ({
  ...settings,
  databaseUrl: settings.directDatabaseUrl ?? settings.databaseUrl,
  directDatabaseUrl: null,
})

/** Sessions speak Brazil's time in both homes, though no query relies on it (database/hoje). */
const withZone = (config: PoolConfig): PoolConfig => ({ ...config, options: `-c timezone=${ZONE}` })

async function checkServer(pool: Pool, url: string): Promise<void> {
  const { host } = new URL(url)
  for (let attempt = 1; ; attempt++) {
    try {
      const { rows } = await pool.query<{ version: string }>(
        "select current_setting('server_version_num') as version",
      )
      if (Number(rows[0]?.version) < OLDEST_SERVER) {
        throw new DatabaseError(`O PostgreSQL em ${host} é antigo demais: use a versão 18.`)
      }
      return
    } catch (error) {
      if (error instanceof DatabaseError) throw error
      const code = error instanceof Error && 'code' in error ? String(error.code) : 'sem resposta'
      // Wrong password or database do not heal by waiting; a server that is starting does.
      if (attempt >= ATTEMPTS || code.startsWith('28') || code.startsWith('3D')) {
        throw new DatabaseError(
          `Não foi possível falar com o banco em ${host} (${code}): confira DATABASE_URL.`,
        )
      }
      await wait(1000)
    }
  }
}
