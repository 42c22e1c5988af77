import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client, type ClientConfig } from 'pg'
import { startEmbedded } from '../../src/database/embedded/start-embedded'

/** How workers reach the one PostgreSQL of a test run; passed on as JSON in the environment. */
export type ServerAddress = Pick<ClientConfig, 'host' | 'port' | 'user' | 'password' | 'database'>

const VARIABLE = 'SELETA_TEST_SERVER'
const POOLER = 'SELETA_TEST_POOLER'
/** Nothing has to survive a crash here. */
const FAST = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '100' }

export interface TestServer {
  readonly address: ServerAddress
  readonly stop: () => Promise<void>
}

/** An own PostgreSQL in a temporary folder, or the one of DATABASE_URL. */
export async function startTestServer(): Promise<TestServer> {
  const url = process.env['DATABASE_URL']
  if (url !== undefined && url !== '') {
    const { hostname, port, username, password, pathname } = new URL(url)
    const address = {
      host: hostname,
      port: Number(port || 5432),
      user: decodeURIComponent(username),
      password: decodeURIComponent(password),
      database: pathname.slice(1) || 'postgres',
    }
    return { address, stop: async () => {} }
  }
  const folder = makeTemporaryFolder()
  const { connection, stop } = await startEmbedded(folder, () => {}, FAST)
  return {
    address: { ...connection, database: 'postgres' },
    stop: async () => {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A folder that the server's account can enter, also when root runs the tests. */
export function makeTemporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'seleta-test-'))
  chmodSync(folder, 0o755)
  return folder
}

export function publishAddress(address: ServerAddress): void {
  process.env[VARIABLE] = JSON.stringify(address)
}

/** How workers reach the pooler before the server, when this run has one. */
export function publishPooler(address: Pick<ServerAddress, 'host' | 'port'>): void {
  process.env[POOLER] = JSON.stringify(address)
}

export function poolerAddress(): Pick<ServerAddress, 'host' | 'port'> | null {
  const address = process.env[POOLER]
  // `publishPooler` wrote it.
  return address === undefined ? null : (JSON.parse(address) as Pick<ServerAddress, 'host' | 'port'>)
}

export function serverAddress(): ServerAddress {
  const address = process.env[VARIABLE]
  if (address === undefined) throw new Error('api tests need the project "api" and its global set-up')
  return JSON.parse(address) as ServerAddress
}

/** A database of the test server as DATABASE_URL names it. @param more what its sessions say of themselves */
export function addressOf(database: string, more: Readonly<Record<string, string>> = {}): string {
  const { host, user } = serverAddress()
  const query = new URLSearchParams({ host: host ?? '', user: user ?? '', ...more })
  return `postgres:///${database}?${query.toString()}`
}

/** Runs one statement on the server's maintenance database; creating databases takes no transaction. */
export async function administer(statement: string): Promise<void> {
  const client = new Client(serverAddress())
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
