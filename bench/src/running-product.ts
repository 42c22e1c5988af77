import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { NomeDeTamanho } from './seed/sizes'

export const repository = join(import.meta.dirname, '../..')

/** The built api as a process, on a data folder of its own. */
export interface RunningProduct {
  readonly url: string
  readonly pid: number
  /** Connection string of its embedded database, for the seed. */
  readonly databaseUrl: () => string
  readonly stop: () => Promise<void>
  /** SIGKILL; its database ends with it. */
  readonly kill: () => Promise<void>
}

interface ApiProcess {
  readonly flags: readonly string[]
  readonly env: Readonly<Record<string, string>>
}

/** How a build starts its api: as its own file says, or its list of flags where it is older than that file. */
async function readApiProcess(from: string): Promise<ApiProcess> {
  const file = join(from, 'scripts/api-process.json')
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as ApiProcess
  const { API_FLAGS } = (await import(join(from, 'scripts/repository.mjs'))) as { API_FLAGS: string[] }
  return { flags: API_FLAGS, env: {} }
}

const READY = 'Seleta pronta'

export async function startProduct(options: {
  port: number
  dataFolder: string
  staticFolder: string
  isDemo: boolean
  /** Repository of another build; ours without. */
  from?: string
  /** A server of its own; without it the embedded one, in the data folder. */
  databaseUrl?: string
}): Promise<RunningProduct> {
  const from = options.from ?? repository
  const { flags, env } = await readApiProcess(from)
  const child = spawn(process.execPath, [...flags, join(from, 'api/dist/main.mjs')], {
    env: {
      ...process.env,
      ...env,
      PORT: String(options.port),
      DATA_DIR: options.dataFolder,
      STATIC_DIR: options.staticFolder,
      DEMO: options.isDemo ? 'on' : 'off',
      LOG_LEVEL: 'error',
      ...(options.databaseUrl === undefined ? {} : { DATABASE_URL: options.databaseUrl }),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => chunk.toString().includes(READY) && resolve())
    child.on('exit', (code) => reject(new Error(`the product stopped with ${code}`)))
  })
  const end = (signal: 'SIGTERM' | 'SIGKILL') =>
    new Promise<void>((resolve) => {
      if (child.exitCode !== null || child.signalCode !== null) return resolve()
      child.on('exit', () => resolve())
      child.kill(signal)
    })
  return {
    url: `http://127.0.0.1:${options.port}`,
    pid: child.pid ?? 0,
    databaseUrl: () => socketUrl(options.dataFolder),
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  }
}

/** A folder that the database's own account may enter: its data then stays in it. */
export function createDataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'seleta-bench-'))
  chmodSync(folder, 0o755)
  return folder
}

/** Address of the embedded server that runs on a data folder: line 5 of postmaster.pid is the socket's folder. */
export function socketUrl(dataFolder: string): string {
  const lock = readdirSync(dataFolder, { recursive: true, encoding: 'utf8' }).find((file) =>
    file.endsWith('postmaster.pid'),
  )
  if (lock === undefined) throw new Error('no embedded database is running')
  const folder = readFileSync(join(dataFolder, lock), 'utf8').split('\n')[4] ?? ''
  return `postgres:///seleta?host=${encodeURIComponent(folder)}&user=postgres`
}

/** What the seed wrote: see src/seed. */
export interface Seeded {
  readonly campanhaId: number
  readonly email: string
  readonly senha: string
}

/** @param from repository of another build, whose tables only its own seed knows */
export function seed(databaseUrl: string, tamanho: NomeDeTamanho, from = repository): Seeded {
  const { stdout, status } = spawnSync(
    process.execPath,
    [join(from, 'bench/seed.mjs'), '--banco', databaseUrl, '--tamanho', tamanho],
    { stdio: ['ignore', 'pipe', 'inherit'], encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(`seed failed:\n${stdout}`)
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '{}') as Seeded
}

/** Resident memory in MiB of the api and every process below it, shared pages counted once (PSS). */
export function residentMiB(pid: number): { api: number; database: number } {
  const kib = (process: number) => {
    try {
      const text = readFileSync(`/proc/${process}/smaps_rollup`, 'utf8')
      return Number(/^Pss:\s+(\d+)/m.exec(text)?.[1] ?? 0)
    } catch {
      return 0
    }
  }
  const database = descendants(pid).reduce((sum, child) => sum + kib(child), 0)
  return { api: kib(pid) / 1024, database: database / 1024 }
}

function descendants(pid: number): number[] {
  const parents = new Map<number, number>()
  for (const name of readdirSync('/proc').filter((one) => /^\d+$/.test(one))) {
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8')
      parents.set(Number(name), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]))
    } catch {
      // Gone meanwhile.
    }
  }
  const found: number[] = []
  let level = [pid]
  while (level.length > 0) {
    level = [...parents].filter(([, parent]) => level.includes(parent)).map(([child]) => child)
    found.push(...level)
  }
  return found
}
