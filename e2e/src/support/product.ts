import type { ChildProcess } from 'node:child_process'
import { execFileSync, spawn } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The built product as one process on a port and a data folder of its own, with the demo company. */
export interface Product {
  readonly url: string
  readonly dataFolder: string
  /** What the process has printed. */
  readonly output: () => string
  /** Ends the process and starts it again on the same data and port; `meanwhile` happens while nobody answers. */
  readonly restart: (meanwhile?: () => Promise<void>) => Promise<void>
  /** Ends the process; its data stay. */
  readonly close: () => Promise<void>
  /** Ends the process and removes its data. */
  readonly stop: () => Promise<void>
}

export const repository = join(import.meta.dirname, '../../..')
const READY = 'Seleta pronta'
const READY_WITHIN_MS = 90_000

/** A data folder with the demo company, closed cleanly, that every product of a run begins with a copy of. */
const PREPARED = 'SELETA_E2E_PREPARED'

/** Makes that folder: the first start of the product, once for the whole run. */
export async function prepareData(): Promise<() => void> {
  const product = await startProduct()
  await product.close()
  process.env[PREPARED] = join(product.dataFolder, 'data')
  return () => rmSync(product.dataFolder, { recursive: true, force: true })
}

interface Options {
  readonly env?: Record<string, string>
  /** A built front end other than `dist/`. */
  readonly staticFolder?: string
  /** A built api other than `api/dist/`. */
  readonly apiFolder?: string
}

export async function startProduct({
  env = {},
  staticFolder = join(repository, 'dist'),
  apiFolder = join(repository, 'api/dist'),
}: Options = {}): Promise<Product> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'seleta-e2e-'))
  // As root the database runs as nobody, who has to pass through here.
  chmodSync(dataFolder, 0o755)
  const port = await findFreePort()
  const settings = {
    PORT: String(port),
    DATA_DIR: join(dataFolder, 'data'),
    STATIC_DIR: staticFolder,
    PUBLIC_URL: `http://localhost:${port}`,
    DEMO: 'on',
    ...env,
  }
  const prepared = process.env[PREPARED]
  if (prepared !== undefined) execFileSync('cp', ['-a', prepared, settings.DATA_DIR])
  let running = await launch(apiFolder, settings)
  return {
    url: `http://localhost:${port}`,
    dataFolder,
    output: () => running.output(),
    restart: async (meanwhile) => {
      await running.stop()
      await meanwhile?.()
      running = await launch(apiFolder, settings)
    },
    close: () => running.stop(),
    stop: async () => {
      await running.stop()
      rmSync(dataFolder, { recursive: true, force: true })
    },
  }
}

/** A copy of the built front end that a test may damage. */
export function copyBuild(): string {
  const folder = mkdtempSync(join(tmpdir(), 'seleta-dist-'))
  cpSync(join(repository, 'dist'), folder, { recursive: true })
  return folder
}

async function launch(apiFolder: string, settings: Record<string, string>) {
  const main = join(apiFolder, 'main.mjs')
  if (!existsSync(main)) throw new Error('The product is not built: run npm run build')
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`not ready in time:\n${printed}`)), READY_WITHIN_MS)
    const listen = (chunk: Buffer) => {
      printed += chunk.toString()
      if (!printed.includes(READY)) return
      clearTimeout(timer)
      resolve()
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    child.on('exit', (code) => {
      clearTimeout(timer)
      reject(new Error(`the product stopped with ${code}:\n${printed}`))
    })
  })
  return { output: () => printed, stop: () => stop(child) }
}

function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    child.on('exit', () => resolve())
    child.kill('SIGTERM')
  })
}

export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}
