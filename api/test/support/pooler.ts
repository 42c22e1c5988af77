import { spawn } from 'node:child_process'
import { appendFileSync, chmodSync, existsSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { makeTemporaryFolder, type ServerAddress } from './test-server'

const PROGRAM = '/usr/sbin/pgbouncer'
const PORT = 6432

export interface Pooler {
  /** Folder of its Unix socket, and the port that names it. */
  readonly address: { readonly host: string; readonly port: number }
  readonly stop: () => Promise<void>
}

/**
 * A real PgBouncer in front of the tests' server, lending a session for one transaction each.
 * @throws when this machine has none
 */
export async function startPooler(address: ServerAddress): Promise<Pooler> {
  const { host, port, user } = address
  if (!existsSync(PROGRAM))
    throw new Error(`${PROGRAM} is not here: on Debian, apt-get install pgbouncer brings it.`)
  const folder = makeTemporaryFolder()
  chmodSync(folder, 0o777)
  const file = join(folder, 'pgbouncer.ini')
  writeFileSync(
    file,
    `[databases]
* = host=${host} port=${port} user=${user}
[pgbouncer]
listen_port = ${PORT}
unix_socket_dir = ${folder}
auth_type = any
pool_mode = transaction
default_pool_size = 3
max_db_connections = 3
max_client_conn = 500
server_idle_timeout = 5
`,
  )
  // It refuses to run as root, and the server lets in whom it knows.
  const account = process.getuid?.() === 0 ? ['-u', 'nobody'] : []
  if (account.length > 0) await letIn(address, 'nobody')
  const child = spawn(PROGRAM, ['-q', ...account, file], { stdio: ['ignore', 'ignore', 'inherit'] })
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const socket = join(folder, `.s.PGSQL.${PORT}`)
  for (let tries = 0; !(await answers(socket)); tries++) {
    if (tries > 100 || child.exitCode !== null) throw new Error('PgBouncer did not start')
    await wait(50)
  }
  return {
    address: { host: folder, port: PORT },
    stop: async () => {
      child.kill('SIGKILL')
      await ended
    },
  }
}

async function letIn(address: ServerAddress, account: string): Promise<void> {
  const client = new Client(address)
  await client.connect()
  const { rows } = await client.query<{ ident_file: string }>('show ident_file')
  appendFileSync(rows[0]?.ident_file ?? '', `\nseleta ${account} ${address.user}\n`)
  await client.query('select pg_reload_conf()')
  await client.end()
}

const answers = (socket: string) =>
  new Promise<boolean>((resolve) => {
    const probe = connect(socket)
    probe.once('connect', () => resolve(probe.destroy() !== undefined))
    probe.once('error', () => resolve(false))
  })
