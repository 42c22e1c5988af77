import { ZONE } from '@seleta/regras/dia'
import { type ChildProcess, spawn } from 'node:child_process'
import { openSync, closeSync, readFileSync, fchownSync, rmSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { isForeign } from './foreign-file'
import type { NativeFiles } from './native-files'
import type { RunAs } from './run-as'

/**
 * `cat` ends when this process is gone, however it went, and the server is told to stop: it never outlives its
 * parent. SIGINT is PostgreSQL's fast, clean shutdown. The shell itself ends with the server.
 */
const DIES_WITH_PARENT = [
  'exec 3<&0',
  '"$@" 3<&- & p=$!',
  '{ cat <&3 >/dev/null; kill -INT $p 2>/dev/null; } & c=$!',
  'wait $p; s=$?',
  'kill $c 2>/dev/null; wait $c 2>/dev/null',
  'exit $s',
].join('\n')

const OPTIONS = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '40',
  shared_buffers: '64MB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  effective_cache_size: '512MB',
  min_wal_size: '32MB',
  max_wal_size: '256MB',
  wal_compression: 'on',
  random_page_cost: '1.1',
  max_worker_processes: '4',
  io_method: 'sync',
  jit: 'off',
  timezone: ZONE,
  // DETAIL lines and statements carry personal data: they stay out of the log (security S24).
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  cluster_name: 'seleta',
}

export interface ServerProcess {
  /** Settles when the server is gone, with what its log says last. */
  readonly gone: Promise<string>
  readonly isGone: () => boolean
  /** Fast, clean shutdown; SIGKILL after ten seconds. */
  readonly stop: () => Promise<void>
}

/**
 * Starts postgres on a cluster, on a Unix socket only.
 * @param logFile receives what the server writes, from the beginning
 * @param extra server settings beyond our own, for tests
 */
export function startServerProcess(
  native: NativeFiles,
  pgdata: string,
  socketDir: string,
  logFile: string,
  runAs: RunAs,
  extra: Readonly<Record<string, string>> = {},
): ServerProcess {
  const log = openLog(logFile)
  if (runAs.ids !== null) fchownSync(log, runAs.ids.uid, runAs.ids.gid)
  const options = Object.entries({ ...OPTIONS, ...extra, unix_socket_directories: quoted(socketDir) })
  const args = ['-D', pgdata, ...options.flatMap(([name, value]) => ['-c', `${name}=${value}`])]
  const child = spawn('/bin/sh', ['-c', DIES_WITH_PARENT, 'sh', native.postgres, ...args], {
    ...runAs.ids,
    cwd: '/',
    env: { PATH: process.env['PATH'] ?? '', LC_ALL: 'C', TZ: 'UTC' },
    stdio: ['pipe', log, log],
    // Its own process group: Ctrl-C reaches the api first, which closes its work before the database.
    detached: true,
  })
  closeSync(log)
  child.stdin?.on('error', () => {})
  let isGone = false
  const gone = new Promise<string>((resolve) => {
    const finish = () => {
      isGone = true
      child.stdin?.destroy()
      resolve(readLog(logFile))
    }
    child.once('error', finish)
    child.once('exit', finish)
  })
  return { gone, isGone: () => isGone, stop: () => stop(child, gone) }
}

/** Somebody else's in a folder of ours gives way. */
function openLog(file: string): number {
  try {
    return openSync(file, 'w', 0o600)
  } catch (error) {
    if (!isForeign(error)) throw error
    rmSync(file, { force: true })
    return openSync(file, 'w', 0o600)
  }
}

/** One of PostgreSQL's list of folders, which commas part and blanks around them do not belong to. */
const quoted = (folder: string) => `"${folder.replaceAll(/"/g, '""')}"`

async function stop(child: ChildProcess, gone: Promise<string>): Promise<void> {
  child.stdin?.end()
  const timer = new AbortController()
  const late = wait(10_000, 'late', { signal: timer.signal }).catch(() => 'cancelled')
  if ((await Promise.race([gone, late])) === 'late' && child.pid !== undefined) {
    process.kill(-child.pid, 'SIGKILL')
    await gone
  }
  timer.abort()
}

function readLog(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
