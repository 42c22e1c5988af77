import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findFreePort } from './run-product'
import { makeTemporaryFolder } from './test-server'

const FINDER = join(__dirname, '../../../scripts/compose/nginx.mjs')

export interface Nginx {
  readonly url: string
  readonly stop: () => Promise<void>
}

/**
 * A real nginx with one server of a test's own.
 * @param write what stands in `http`, given the port to listen on and a folder of its own
 * @throws Error with one sentence that says what to do, on a machine that has none and may fetch none
 */
export async function startNginx(write: (port: number, folder: string) => string): Promise<Nginx> {
  const binary = execFileSync(process.execPath, [FINDER]).toString().trim()
  const folder = makeTemporaryFolder()
  const port = await findFreePort()
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  for (const name of temporary) mkdirSync(join(folder, name))
  const file = join(folder, 'nginx.conf')
  writeFileSync(
    file,
    `daemon off; pid ${folder}/nginx.pid; error_log stderr; worker_processes 2; ${process.getuid?.() === 0 ? 'user root;' : ''}
     events {}
     http {
       access_log off;
       ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
       ${write(port, folder)}
     }`,
  )
  const child = spawn(binary, ['-p', folder, '-e', 'stderr', '-c', file], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let complaint = ''
  child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()))
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const url = `http://127.0.0.1:${port}`
  for (let tries = 0; !(await answers(url)); tries++) {
    if (tries > 200 || child.exitCode !== null) throw new Error(`nginx did not start:\n${complaint}`)
    await wait(25)
  }
  return {
    url,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const answers = (url: string) =>
  fetch(url).then(
    () => true,
    () => false,
  )
