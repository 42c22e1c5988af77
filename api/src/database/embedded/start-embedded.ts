import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client, type PoolConfig } from 'pg'
import { isNoSpace } from '../disk-space'
import { DatabaseError } from '../database-error'
import { becomeOwner } from './become-owner'
import { findHome, hand, isThere, PGDATA, prepareHome } from './cluster-home'
import { ensureCluster } from './create-cluster'
import { explain } from './explain'
import { foreignFile, isForeign } from './foreign-file'
import { noSpace } from './full-disk'
import { type NativeFiles, prepareNativeFiles } from './native-files'
import { findRunning, refuseOtherInstance } from './other-instance'
import { chooseAccount, type RunAs } from './run-as'
import { startServerProcess, type ServerProcess } from './server-process'

const DATABASE = 'seleta'
/** sockaddr_un holds 108 bytes on Linux and 104 on macOS, with the closing zero. */
const MAX_SOCKET_PATH = 103
const SOCKET_NAME = '/.s.PGSQL.5432'
const START_TIMEOUT_MS = 120_000
/** Between two tries to start a server that has ended, ms. */
const AGAIN_MS = 2000

export interface EmbeddedServer {
  /** How to connect to the product's own database. */
  readonly connection: Required<Pick<PoolConfig, 'host' | 'port' | 'user' | 'database'>>
  /** Absolute folder of the cluster. */
  readonly pgdata: string
  /** Settles when the server cannot come back: its folder is gone. */
  readonly gone: Promise<void>
  /** Who is asked before it is said that the server, started again, is back. */
  readonly whenBack: (listener: () => Promise<void>) => void
  readonly stop: () => Promise<void>
}

/**
 * Starts PostgreSQL on a data folder: no port, no installation, gone with this process (findings section 7).
 * @param dataDir folder, made when missing
 * @param report progress in Portuguese
 * @param extra server settings beyond our own, for tests
 * @throws DatabaseError in one sentence, for every way in which the folder or the machine refuses
 */
export async function startEmbedded(
  dataDir: string,
  report: (line: string) => void = () => {},
  extra: Readonly<Record<string, string>> = {},
): Promise<EmbeddedServer> {
  becomeOwner(dataDir, report)
  const runAs = chooseAccount()
  const home = prepareHome(dataDir, runAs)
  if (home.isElsewhere) report(`Banco em ${home.folder}`)
  try {
    const native = prepareNativeFiles(runAs, join(home.folder, 'bin'))
    const pgdata = await ensureCluster(home, native, runAs)
    const socket = makeSocketFolder(home.folder, runAs)
    const cluster = { native, pgdata, socket, logFile: join(home.folder, 'postgres.log'), runAs, extra }
    return await keepServer(cluster, await startServer(cluster), report)
  } catch (error) {
    if (isNoSpace(error)) throw new DatabaseError(noSpace(home.folder))
    throw isForeign(error) ? new DatabaseError(foreignFile(error.path ?? home.folder)) : error
  }
}

/** Everything that a server needs to be started, again and again. */
interface Cluster {
  readonly native: NativeFiles
  readonly pgdata: string
  readonly socket: { readonly folder: string; readonly remove: () => void }
  readonly logFile: string
  readonly runAs: RunAs
  readonly extra: Readonly<Record<string, string>>
}

const connectionOf = ({ socket }: Cluster) => ({
  host: socket.folder,
  port: 5432,
  user: 'postgres',
  database: DATABASE,
})

async function startServer(cluster: Cluster): Promise<ServerProcess> {
  const { native, pgdata, socket, logFile, runAs, extra } = cluster
  await refuseOtherInstance(pgdata)
  const server = startServerProcess(native, pgdata, socket.folder, logFile, runAs, extra)
  try {
    await waitUntilReady(server, { ...connectionOf(cluster), database: 'postgres' }, pgdata)
  } catch (error) {
    await server.stop()
    throw error
  }
  return server
}

/**
 * Starts the server again whenever it ends without having been asked: killed, or stopped by a full disk. Nothing is
 * made anew: when the cluster's folder is gone, `gone` settles.
 */
async function keepServer(
  cluster: Cluster,
  first: ServerProcess,
  report: (line: string) => void,
): Promise<EmbeddedServer> {
  let server = first
  let isStopping = false
  const stopping = new AbortController()
  let isBack = () => Promise.resolve()

  async function keep(): Promise<void> {
    for (;;) {
      await server.gone
      if (isStopping) return await new Promise(() => {})
      report('O banco de dados parou de repente: iniciando de novo…')
      for (let said = ''; server.isGone();) {
        if (!isThere(cluster.pgdata)) return
        try {
          server = await startServer(cluster)
          await isBack()
          report('O banco de dados voltou.')
        } catch (error) {
          const words = error instanceof DatabaseError ? error.message : String(error)
          if (words !== said) report(words)
          said = words
          await wait(AGAIN_MS, undefined, { signal: stopping.signal }).catch(() => {})
        }
        if (isStopping) return await server.stop()
      }
    }
  }

  return {
    connection: connectionOf(cluster),
    pgdata: cluster.pgdata,
    gone: keep(),
    whenBack: (listener) => {
      isBack = listener
    },
    stop: async () => {
      isStopping = true
      stopping.abort()
      await server.stop()
      cluster.socket.remove()
    },
  }
}

/**
 * The server that another process has started on this data folder, for commands beside a running product.
 * Nothing is made and nothing is changed.
 * @returns null when there is none
 */
export async function findEmbedded(
  dataDir: string,
  report: (line: string) => void = () => {},
): Promise<EmbeddedServer['connection'] | null> {
  becomeOwner(dataDir, report)
  const running = await findRunning(join(findHome(dataDir).folder, PGDATA))
  return running === null ? null : { ...running, user: 'postgres', database: DATABASE }
}

/** Beside the data, or under the temporary folder when the path is too long for a socket or not ours. */
function makeSocketFolder(home: string, runAs: RunAs): { folder: string; remove: () => void } {
  const beside = join(home, 'socket')
  if (Buffer.byteLength(beside + SOCKET_NAME) <= MAX_SOCKET_PATH && makeClosed(beside, runAs))
    return { folder: beside, remove: () => {} }
  const folder = mkdtempSync(join(tmpdir(), 'seleta-'))
  hand(folder, runAs)
  chmodSync(folder, 0o700)
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** @returns false where it is somebody else's */
function makeClosed(folder: string, runAs: RunAs): boolean {
  try {
    mkdirSync(folder, { recursive: true })
    hand(folder, runAs)
    chmodSync(folder, 0o700)
    return true
  } catch (error) {
    if (isForeign(error)) return false
    throw error
  }
}

/** Waits through recovery, then makes the product's database when it is missing. */
async function waitUntilReady(
  server: ServerProcess,
  connection: EmbeddedServer['connection'],
  pgdata: string,
): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS
  for (;;) {
    if (server.isGone()) throw new DatabaseError(explain(await server.gone, pgdata))
    const client = new Client(connection)
    client.on('error', () => {})
    try {
      await client.connect()
      const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [DATABASE])
      if (rowCount === 0) await client.query(`create database ${DATABASE}`)
      return
    } catch (error) {
      if (Date.now() > deadline) throw error
    } finally {
      await client.end().catch(() => {})
    }
    await wait(50)
  }
}
