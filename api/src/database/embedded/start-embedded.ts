import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client, type PoolConfig } from 'pg'
import { DatabaseError } from '../database-error'
import { hand, prepareHome } from './cluster-home'
import { damaged, ensureCluster } from './create-cluster'
import { prepareNativeFiles } from './native-files'
import { findRunning, refuseOtherInstance } from './other-instance'
import { chooseAccount, type RunAs } from './run-as'
import { startServerProcess, type ServerProcess } from './server-process'

const DATABASE = 'seleta'
/** sockaddr_un holds 108 bytes on Linux and 104 on macOS, with the closing zero. */
const MAX_SOCKET_PATH = 103
const SOCKET_NAME = '/.s.PGSQL.5432'
const START_TIMEOUT_MS = 120_000

export interface EmbeddedServer {
  /** How to connect to the product's own database. */
  readonly connection: Required<Pick<PoolConfig, 'host' | 'port' | 'user' | 'database'>>
  /** Absolute folder of the cluster. */
  readonly pgdata: string
  /** Settles when the server is gone, wanted or not, with the end of its log. */
  readonly gone: Promise<string>
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
  const runAs = chooseAccount()
  const home = prepareHome(dataDir, runAs)
  if (home.isElsewhere) report(`Banco em ${home.folder}`)
  const native = prepareNativeFiles(runAs, join(home.folder, 'bin'))
  const pgdata = await ensureCluster(home, native, runAs)
  await refuseOtherInstance(pgdata)

  const socket = makeSocketFolder(home.folder, runAs)
  const process = startServerProcess(
    native,
    pgdata,
    socket.folder,
    join(home.folder, 'postgres.log'),
    runAs,
    extra,
  )
  const connection = { host: socket.folder, port: 5432, user: 'postgres', database: DATABASE }
  try {
    await waitUntilReady(process, { ...connection, database: 'postgres' }, pgdata)
  } catch (error) {
    await process.stop()
    socket.remove()
    throw error
  }
  return {
    connection,
    pgdata,
    gone: process.gone,
    stop: async () => {
      await process.stop()
      socket.remove()
    },
  }
}

/**
 * The server that another process has started on this data folder, for commands beside a running product.
 * @returns null when there is none
 */
export async function findEmbedded(dataDir: string): Promise<EmbeddedServer['connection'] | null> {
  const { folder } = prepareHome(dataDir, chooseAccount())
  const running = await findRunning(join(folder, 'pgdata'))
  return running === null ? null : { ...running, user: 'postgres', database: DATABASE }
}

/** Beside the data, or under the temporary folder when the path is too long for a socket. */
function makeSocketFolder(home: string, runAs: RunAs): { folder: string; remove: () => void } {
  const beside = join(home, 'socket')
  if (Buffer.byteLength(beside + SOCKET_NAME) <= MAX_SOCKET_PATH) {
    mkdirSync(beside, { recursive: true })
    hand(beside, runAs)
    chmodSync(beside, 0o700)
    return { folder: beside, remove: () => {} }
  }
  const folder = mkdtempSync(join(tmpdir(), 'seleta-'))
  hand(folder, runAs)
  chmodSync(folder, 0o700)
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
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

const EXPLANATIONS: readonly [RegExp, (pgdata: string) => string][] = [
  [
    /lock file "postmaster\.pid" already exists/,
    (pgdata) =>
      `Já existe outra Seleta aberta com os dados de ${pgdata}: feche-a, ou use outra pasta em DATA_DIR.`,
  ],
  [
    /No space left on device/,
    (pgdata) => `Não há espaço em disco para o banco em ${pgdata}: libere espaço e tente de novo.`,
  ],
  [
    /Permission denied|has wrong ownership|Read-only file system/,
    (pgdata) =>
      `O banco em ${pgdata} não pode ser lido ou escrito por este usuário: acerte o dono da pasta, ou use outra em DATA_DIR.`,
  ],
  [
    /could not map anonymous shared memory|Cannot allocate memory/,
    () =>
      'Não há memória para o PostgreSQL embutido (cerca de 200 MB): libere memória, ou informe DATABASE_URL.',
  ],
]

/** One sentence for what a refusing server wrote. */
function explain(log: string, pgdata: string): string {
  const found = EXPLANATIONS.find(([pattern]) => pattern.test(log))
  return found === undefined ? damaged(pgdata) : found[1](pgdata)
}
