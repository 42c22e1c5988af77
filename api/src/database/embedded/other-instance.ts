import { readFileSync, readlinkSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { DatabaseError } from '../database-error'
import { isAlive } from './is-alive'

/** A server whose owner has gone is told so at once, and lets nobody in from then on. */
const ANSWERING_MS = 400
/** What it may still have to write. */
const CLOSING_MS = 5000

/** What is told of a data folder that another instance has open. */
export const otherInstance = (pgdata: string): string =>
  `Já existe outra Seleta aberta com os dados de ${pgdata}: feche-a, ou use outra pasta em DATA_DIR.`

/**
 * Refuses a cluster that another instance has open, and clears the lock that a killed one left. Process ids are
 * reused, above all in containers, so an id alone proves nothing: the socket must answer with our folder, or the
 * process must be a postgres.
 * @throws DatabaseError when another instance goes on answering, or does not end
 */
export async function refuseOtherInstance(pgdata: string): Promise<void> {
  const begun = Date.now()
  for (;;) {
    const lock = readLock(pgdata)
    if (lock === null) return
    const isAnswering = await answers(lock, pgdata)
    if (!isAnswering && !isPostgres(lock.pid)) {
      // PostgreSQL would refuse when the id belongs to some other process of the same account.
      rmSync(join(pgdata, 'postmaster.pid'), { force: true })
      return
    }
    if (Date.now() - begun > (isAnswering ? ANSWERING_MS : CLOSING_MS))
      throw new DatabaseError(otherInstance(pgdata))
    await wait(100)
  }
}

/** Where the server that has this cluster open listens; null when none answers. */
export async function findRunning(pgdata: string): Promise<{ host: string; port: number } | null> {
  const lock = readLock(pgdata)
  if (lock === null || !(await answers(lock, pgdata))) return null
  return { host: lock.socketDir, port: lock.port }
}

interface Lock {
  readonly pid: number
  readonly port: number
  readonly socketDir: string
}

/** postmaster.pid: pid, data folder, start time, port, socket folder, … one per line. */
function readLock(pgdata: string): Lock | null {
  let lines: string[]
  try {
    lines = readFileSync(join(pgdata, 'postmaster.pid'), 'utf8').split('\n')
  } catch {
    return null
  }
  return { pid: Number(lines[0]), port: Number(lines[3]), socketDir: lines[4] ?? '' }
}

async function answers(lock: Lock, pgdata: string): Promise<boolean> {
  if (lock.socketDir === '' || !Number.isInteger(lock.port)) return false
  const client = new Client({
    host: lock.socketDir,
    port: lock.port,
    user: 'postgres',
    database: 'postgres',
    connectionTimeoutMillis: 1000,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ data_directory: string }>('show data_directory')
    return rows[0]?.data_directory === pgdata
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

function isPostgres(pid: number): boolean {
  if (!isAlive(pid)) return false
  try {
    return /\/postgres( \(deleted\))?$/.test(readlinkSync(`/proc/${pid}/exe`))
  } catch {
    return isPostgresByName(pid)
  }
}

/** Where /proc is not ours to read, the command line still is; without /proc (macOS) the server itself decides. */
function isPostgresByName(pid: number): boolean {
  try {
    return (readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')[0] ?? '').endsWith('/postgres')
  } catch {
    return process.platform !== 'linux'
  }
}
