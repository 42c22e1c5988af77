import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from '../commands/free-port.mjs'
import { repository } from '../repository.mjs'
import { run } from '../run.mjs'
import { requireNginx } from './nginx.mjs'

/** The gateway's own files. */
export const source = join(repository, 'docker/nginx')

/**
 * The gateway in a real nginx, with a folder and ports of its own. Only what a container gives (names of the network,
 * ports, folders, secrets) is put in its place.
 * @param {string} main one of the two files that a container may begin with
 * @param {number[]} processes ports of the api
 */
export async function startGateway(main, processes) {
  const folder = mkdtempSync(join(tmpdir(), 'seleta-nginx-'))
  const [port, secure] = [await findFreePort(), await findFreePort()]
  cpSync(source, join(folder, 'seleta'), { recursive: true })
  const given = { folder, port, secure, processes }
  for (const name of readdirSync(source).filter((one) => one.endsWith('.conf')))
    writeFileSync(join(folder, 'seleta', name), withGiven(readFileSync(join(source, name), 'utf8'), given))
  await writeCertificate(folder)
  const nginx = spawn(await requireNginx(), ['-e', 'stderr', '-c', join(folder, 'seleta', main)], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let complaint = ''
  nginx.stderr.on('data', (chunk) => (complaint += chunk))
  const gone = once(nginx, 'exit')
  const url = `http://127.0.0.1:${port}`
  const refused = gone.then(() => Promise.reject(new Error(`nginx refuses its files:\n${complaint}`)))
  refused.catch(() => {})
  await Promise.race([answers(`${url}/healthz`), refused])
  return {
    url,
    port,
    secure,
    folder,
    certificate: readFileSync(join(folder, 'tls_certificate')),
    /** What it has written to its log. */
    written: () => complaint,
    stop: async () => {
      nginx.kill('SIGTERM')
      await gone
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Puts what a container gives into the text of a file. */
function withGiven(text, { folder, port, secure, processes }) {
  const account = process.getuid?.() === 0 ? 'user root;' : ''
  return (
    text
      .replaceAll(' /tmp/', ` ${folder}/`)
      .replaceAll('/etc/nginx/seleta', join(folder, 'seleta'))
      .replaceAll('/run/secrets', folder)
      .replaceAll('listen 8080;', `listen 127.0.0.1:${port};`)
      // Debian's nginx is older than the image's and knows this by its former name.
      .replace(/listen 8443 ssl;\s+http2 on;/, `listen 127.0.0.1:${secure} ssl http2;`)
      .replace(/server api:3000 resolve ([^;]+);/, (_, rules) =>
        processes.map((one) => `server 127.0.0.1:${one} ${rules};`).join('\n'),
      )
      .replace('daemon off;', `daemon off; ${account}`)
  )
}

async function writeCertificate(folder) {
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2']
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  const files = ['-keyout', join(folder, 'tls_key'), '-out', join(folder, 'tls_certificate')]
  const { code, output } = await run('openssl', ['req', ...kind, ...names, ...files])
  assert.equal(code, 0, output)
}

async function answers(address) {
  for (let turn = 0; turn < 400; turn += 1) {
    const isThere = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isThere) return
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  throw new Error(`${address} does not answer`)
}
