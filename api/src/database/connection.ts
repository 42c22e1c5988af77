import { ZONA } from '@seleta/regras/dia'
import type { Kysely } from 'kysely'
import type { Pool, PoolConfig } from 'pg'
import { setTimeout as wait } from 'node:timers/promises'
import { DatabaseError } from './database-error'
import { findEmbedded, startEmbedded } from './embedded/start-embedded'
import { breakable, watchDatabase } from './heartbeat'
import { createKysely, createPool } from './pool'
import type { Database } from './schema'

export interface OpenDatabase {
  readonly db: Kysely<Database>
  /** For LISTEN and COPY, which the query builder does not do. */
  readonly pool: Pool
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
  /** Connections of this process. */
  readonly databasePool: number
  readonly dataDir: string
}

/** The one major that everything is tried on. */
const OLDEST_SERVER = 180_000
const ATTEMPTS = 5

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
  if (settings.databaseUrl !== null) {
    const server = { connectionString: settings.databaseUrl }
    const pool = createPool(withZone({ ...server, max: settings.databasePool }), onIdleError)
    try {
      await checkServer(pool, settings.databaseUrl)
    } catch (error) {
      await pool.end()
      throw error
    }
    return { ...watched(pool, server), folder: null, lost: new Promise(() => {}) }
  }
  const server = await startEmbedded(settings.dataDir, report)
  const pool = createPool(withZone({ ...server.connection, max: settings.databasePool }), onIdleError)
  const { close, ...open } = watched(pool, server.connection)
  return {
    ...open,
    folder: server.pgdata,
    lost: server.gone,
    close: async () => {
      await close()
      await server.stop()
    },
  }
}

/** The pool, and whether anybody answers behind it; whoever waits for a database that does not is let go. */
function watched(pool: Pool, server: PoolConfig): Omit<OpenDatabase, 'lost' | 'folder'> {
  const heartbeat = watchDatabase(server, breakable(pool))
  return {
    db: createKysely(pool),
    pool,
    isAway: heartbeat.isAway,
    close: async () => {
      heartbeat.stop()
      await pool.end()
    },
  }
}

/**
 * For commands beside a running product: joins the embedded server that is already open, else opens like
 * `openDatabase`.
 */
export async function openRunningOrOwn(
  settings: DatabaseSettings,
  report: (line: string) => void = () => {},
): Promise<OpenDatabase> {
  const running = settings.databaseUrl === null ? await findEmbedded(settings.dataDir) : null
  if (running === null) return openDatabase(settings, report)
  const pool = createPool(withZone({ ...running, max: 2 }), () => {})
  return {
    db: createKysely(pool),
    pool,
    lost: new Promise(() => {}),
    folder: null,
    isAway: () => false,
    close: () => pool.end(),
  }
}

/** Days are Brazilian days in both homes: `current_date`, casts to date, metrics per day. */
const withZone = (config: PoolConfig): PoolConfig => ({ ...config, options: `-c timezone=${ZONA}` })

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
