import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'

/** The built api as processes, the way a person starts it. */

const API = join(__dirname, '../..')

export interface Built {
  readonly main: string
  readonly command: (name: string) => string
  readonly remove: () => void
}

/** Bundles into a folder of this test's own, so that nothing else is disturbed. */
export function buildProduct(): Built {
  const folder = `dist/test-${process.pid}`
  execFileSync(process.execPath, [join(API, 'build.mjs'), folder])
  return {
    main: join(API, folder, 'main.mjs'),
    command: (name) => join(API, folder, 'commands', `${name}.mjs`),
    remove: () => rmSync(join(API, folder), { recursive: true, force: true }),
  }
}

export interface RunOptions {
  readonly env?: Record<string, string>
  /** Account to run as; only root can choose. */
  readonly uid?: number
  readonly args?: readonly string[]
}

export interface Running {
  readonly child: ChildProcess
  readonly output: () => string
  /** Exit code; null after a signal. */
  readonly ended: Promise<number | null>
}

const PROCESS = JSON.parse(readFileSync(join(API, '../scripts/api-process.json'), 'utf8')) as {
  readonly flags: readonly string[]
  readonly env: Readonly<Record<string, string>>
}

/** Starts a script as the product is started, with nothing of this process's settings. */
export function run(script: string, { env = {}, uid, args = [] }: RunOptions = {}): Running {
  const child = spawn(process.execPath, [...PROCESS.flags, script, ...args], {
    cwd: '/',
    env: { PATH: process.env['PATH'] ?? '', ...PROCESS.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(uid === undefined ? {} : { uid, gid: uid }),
  })
  let printed = ''
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  return { child, output: () => printed, ended }
}

/** Waits for 'Seleta pronta'. @throws when the process ends before */
export const untilReady = (running: Running): Promise<void> => untilSaid(running, 'Seleta pronta')

/** Waits for words of the process. @throws when it ends before */
export async function untilSaid({ child, output, ended }: Running, words: string): Promise<void> {
  const said = new Promise<'said'>((resolve) => {
    const look = () => {
      if (output().includes(words)) resolve('said')
    }
    child.stdout?.on('data', look)
    look()
  })
  if ((await Promise.race([said, ended])) !== 'said')
    throw new Error(`it ended before it said “${words}”:\n${output()}`)
}

export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}
