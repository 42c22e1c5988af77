import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import type { Office } from './campanhas'
import { type Built, run, type Running, untilReady } from './run-product'
import { SENHA } from './seed-empresa'
import { addressOf } from './test-server'

/** What the database calls the connections of such a process. */
const CONNECTIONS = 'processo de teste'

/** How a process of the built product reaches the database of a test's office. */
async function databaseOf({ api }: Pick<Office, 'api'>): Promise<string> {
  const { rows } = await api.pool.query<{ name: string }>('select current_database() as name')
  return addressOf(rows[0]?.name ?? '', { application_name: CONNECTIONS })
}

/**
 * One process of the built product on the database and in the folder of a test's office, ready to answer.
 * @param env settings beside those; without SMTP_URL it sends nothing
 */
export async function startProcess(
  built: Built,
  office: Office,
  port: number,
  env: Record<string, string> = {},
): Promise<Running> {
  const DATABASE_URL = await databaseOf(office)
  const common = { DATABASE_URL, DATA_DIR: office.api.dataDir, LOG_LEVEL: 'silent', PORT: String(port) }
  const process = run(built.main, { env: { ...common, ...env } })
  await untilReady(process)
  return process
}

/** Resident memory of such a process, bytes. */
export function memoryOf({ child }: Running): number {
  const status = readFileSync(`/proc/${child.pid ?? 0}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) * 1024
}

/** @returns exit code; null after the signal that cannot be caught */
export function end({ child, ended }: Running, signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
  child.kill(signal)
  return ended
}

/** What dead processes had last asked of the database goes on there for a moment, and may still commit: until it ended. */
export async function untilForgotten({ api }: Pick<Office, 'api'>): Promise<void> {
  const left = () =>
    api.pool.query(
      'select from pg_stat_activity where datname = current_database() and application_name = $1 limit 1',
      [CONNECTIONS],
    )
  while ((await left()).rowCount !== 0) await wait(20)
}

/** A session of the office's person, given by the process on this port. */
export const signIn = async (port: number): Promise<string> => {
  const answer = await fetch(`http://127.0.0.1:${port}/usuario/v1/usuarios/login`, {
    method: 'POST',
    body: new URLSearchParams({ username: 'ana@aurora.test', password: SENHA, grant_type: 'password' }),
  })
  return ((await answer.json()) as { access_token: string }).access_token
}
