import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { connect, createServer as createPort } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { knownAddresses, toMap } from '../build/known-addresses.mjs'
import { remotes, repository } from '../repository.mjs'
import { run } from '../run.mjs'
import { findNginx } from './nginx.mjs'

/**
 * The gateway and an area's server with their own files in a real nginx, before a fake api. Needs a build. Only what a
 * container gives (names of the network, port 80, folders of the image) is put in its place.
 */
const binary = await findNginx()
const REMOTE = 'mfe-kanban'
let released
let url
let stop
/** What reached the api, in order. */
const asked = []

before(async () => {
  if (binary === null) return
  const folder = mkdtempSync(join(tmpdir(), 'seleta-nginx-'))
  const html = join(folder, 'html')
  const srv = join(folder, 'registry')
  mkdirSync(srv)
  writeFileSync(join(srv, 'registry.json'), '{"remotes":{}}')
  assert.equal((await run(process.execPath, ['scripts/pack.mjs', 'host', html])).code, 0)
  const area = mkdtempSync(join(tmpdir(), 'seleta-area-'))
  assert.equal((await run(process.execPath, ['scripts/pack.mjs', REMOTE, area])).code, 0)
  cpSync(area, html, { recursive: true })
  released = JSON.parse(readFileSync(join(area, 'remotes', REMOTE, 'release.json'), 'utf8'))

  const api = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    // A process that is killed in the middle of a request.
    if (request.url.endsWith('/morre')) return request.socket.destroy()
    response.setHeader('content-type', 'text/plain')
    response.end(`api ${request.url} ${request.headers['x-forwarded-for']}`)
  })
  await new Promise((resolve) => api.listen(0, '127.0.0.1', resolve))
  const hanging = await listenWithoutAnswer()
  const [gateway, files, closed] = [await findFreePort(), await findFreePort(), await findFreePort()]
  const read = (name) => readFileSync(join(repository, 'docker/nginx', name), 'utf8')
  const put = (name, text) => writeFileSync(join(folder, name), text)
  put('security-headers.conf', read('security-headers.conf'))
  put('pages.conf', toMap(knownAddresses()))
  put('pass-on.conf', read('pass-on.conf'))
  // Four processes: one answers, one is gone, one takes no connection, and the first once more.
  const own = /server api:3000 resolve ([^;]+);/.exec(read('api-upstream.conf'))
  const ports = [closed, hanging.port, api.address().port]
  put(
    'api-upstream.conf',
    read('api-upstream.conf').replace(
      own[0],
      ports.map((port) => `server 127.0.0.1:${port} ${own[1]};`).join('\n'),
    ),
  )
  put(
    'static.conf',
    read('static.conf')
      .replace('listen 80;', `listen 127.0.0.1:${files};`)
      .replace('/usr/share/nginx/html', html),
  )
  put(
    'gateway.conf',
    `map $remote $area { ${REMOTE} 127.0.0.1:${files}; default 127.0.0.1:${closed}; }\n${read('gateway.conf')
      .replace('listen 80;', `listen 127.0.0.1:${gateway};`)
      .replaceAll('host:80', `127.0.0.1:${files}`)
      .replace('$remote:80', '$area')
      .replace('/srv/registry', srv)
      .replaceAll('/etc/nginx/', `${folder}/`)}`,
  )
  put(
    'nginx.conf',
    `daemon off; pid ${folder}/nginx.pid; error_log stderr; worker_processes 1; ${process.getuid?.() === 0 ? 'user root;' : ''}
     events {}
     http {
       access_log off;
       ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
       types { text/html html; text/css css; application/javascript js; application/json json; }
       include ${folder}/static.conf;
       include ${folder}/gateway.conf;
     }`,
  )
  const nginx = spawn(binary, ['-p', folder, '-e', 'stderr', '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let complaint = ''
  nginx.stderr.on('data', (chunk) => (complaint += chunk))
  const gone = new Promise((resolve) => nginx.on('exit', resolve))
  url = `http://127.0.0.1:${gateway}`
  await Promise.race([
    answers(`${url}/healthz`),
    gone.then(() => Promise.reject(new Error(`nginx refuses its files:\n${complaint}`))),
  ])
  stop = async () => {
    nginx.kill('SIGTERM')
    await gone
    api.close()
    hanging.close()
  }
})
after(() => stop?.())

/** A machine without nginx, where none may be fetched, cannot run these; said once. */
const gatewayTest = (name, check) =>
  binary === null ? console.log(`  sem nginx: “${name}” não foi feito.`) : test(name, check)

gatewayTest('processes that are gone or hang cost no request more than a second', async () => {
  const sendings = Array.from({ length: 12 }, (_, turn) =>
    fetch(`${url}/campanha/v1/campanhas?vez=${turn}`, turn % 2 === 0 ? {} : { method: 'POST', body: '{}' }),
  )
  const begun = Date.now()
  const answers = await Promise.all(sendings)
  assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]))
  // Both others are tried at worst, and one of them takes its whole second; the machine may be busy.
  assert.ok(Date.now() - begun < 5000)
})

gatewayTest('the api gets its three prefixes and who asked', async () => {
  for (const path of ['/campanha/v1/cidades?busca=a', '/talento/v1/talentos/1', '/usuario/v1/sessoes'])
    assert.equal(await text(path), `api ${path} 127.0.0.1`)
})

gatewayTest('what was sent and may not be repeated is not sent again', async () => {
  asked.length = 0
  assert.equal((await fetch(`${url}/campanha/v1/morre`, { method: 'POST', body: '{}' })).status, 502)
  assert.deepEqual(asked, ['POST /campanha/v1/morre'])
})

gatewayTest(
  'a page is the host’s page with the security policy, and is asked for each time; so is an unknown address, as 404',
  async () => {
    const pages = ['/', '/dashboard/campanhas', '/dashboard/selecao/1?filtro=1', '/Redefinir-Senha/']
    for (const [path, status] of [
      ...pages.map((one) => [one, 200]),
      ['/nada', 404],
      ['/dashboard/selecao', 404],
    ]) {
      const answer = await fetch(url + path)
      assert.equal(answer.status, status, path)
      assert.match(await answer.text(), /id="?root"?>/)
      assert.match(answer.headers.get('content-security-policy'), /default-src 'none'/)
      assert.equal(answer.headers.get('cache-control'), 'no-cache')
    }
  },
)

gatewayTest('every file that the page asks for is there', async () => {
  const page = await text('/')
  const files = [...page.matchAll(/(?:src|href)="?(\/assets\/[\w.-]+)/g)].map(([, file]) => file)
  assert.ok(files.length >= 2)
  for (const file of files) assert.equal((await fetch(url + file)).status, 200, file)
})

gatewayTest('a released file may be kept for ever, and leaves packed', async () => {
  const answer = await fetch(`${url}/remotes/${REMOTE}/${released.version}/${released.entry}`, {
    headers: { 'accept-encoding': 'gzip' },
  })
  assert.equal(answer.status, 200)
  assert.match(answer.headers.get('cache-control'), /immutable/)
  assert.equal(answer.headers.get('content-encoding'), 'gzip')
})

gatewayTest('an area that is down is a 502; a missing file is a 404, never a page', async () => {
  const other = remotes.find((id) => id !== REMOTE)
  assert.equal((await fetch(`${url}/remotes/${other}/0123456789ab/x.js`)).status, 502)
  assert.equal((await fetch(`${url}/remotes/${REMOTE}/0123456789ab/x.js`)).status, 404)
  assert.equal((await fetch(`${url}/assets/none.js`)).status, 404)
  assert.equal((await fetch(`${url}/none.js`)).status, 404)
})

gatewayTest('the registry is asked for each time', async () => {
  const answer = await fetch(`${url}/registry.json`)
  assert.equal(answer.headers.get('cache-control'), 'no-cache')
  assert.deepEqual(await answer.json(), { remotes: {} })
})

const text = async (path) => (await fetch(url + path)).text()

async function answers(address) {
  for (let turn = 0; turn < 200; turn += 1) {
    const isThere = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isThere) return
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  throw new Error(`${address} does not answer`)
}

/** A process that is stopped: it listens and takes no connection, so that whoever connects waits. */
async function listenWithoutAnswer() {
  const child = spawn(process.execPath, [
    '-e',
    `const s = require('node:net').createServer().listen({ port: 0, host: '127.0.0.1', backlog: 1 }, () => {
       console.log(s.address().port); process.kill(process.pid, 'SIGSTOP') })`,
  ])
  const [line] = await once(child.stdout, 'data')
  const port = Number(line)
  // The system itself takes the first two; the next ones wait.
  const queued = Array.from({ length: 4 }, () => connect(port, '127.0.0.1').on('error', () => {}))
  return {
    port,
    close: () => {
      for (const one of queued) one.destroy()
      child.kill('SIGKILL')
    },
  }
}

async function findFreePort() {
  const server = createPort()
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address()
  await new Promise((resolve) => server.close(resolve))
  return port
}
