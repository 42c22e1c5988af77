import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, readdirSync } from 'node:fs'
import { createServer } from 'node:http'
import { connect as connectHttp2 } from 'node:http2'
import { connect } from 'node:net'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { findFreePort } from '../commands/free-port.mjs'
import { parse } from 'yaml'
import { repository } from '../repository.mjs'
import { source, startGateway } from './gateway-for-tests.mjs'

/** The gateway with its own files in a real nginx, before a fake api of which one process is gone and one hangs. */
const YEAR = 'public, max-age=31536000, immutable'
let gateway
let api
let hanging
let closed
const processes = () => [closed, hanging.port, api.address().port]
/** What reached the api, in order. */
const asked = []

before(async () => {
  api = createServer(answerAsApi)
  await new Promise((resolve) => api.listen(0, '127.0.0.1', resolve))
  hanging = await listenWithoutAnswer()
  closed = await findFreePort()
  gateway = await startGateway('plain.conf', processes())
})
after(async () => {
  await gateway?.stop()
  api?.close()
  hanging?.close()
})

/** The api's own headers, by kind of what is asked for. */
function answerAsApi(request, response) {
  const { method, url: path, headers } = request
  if (method === 'POST' && path.startsWith('/campanha/7/')) {
    let bytes = 0
    request.on('data', (part) => (bytes += part.length))
    return request.on('end', () => {
      asked.push(`${method} ${path} ${bytes}`)
      response.end('api')
    })
  }
  asked.push(`${method} ${path}`)
  // A process that is killed in the middle of a request.
  if (path.endsWith('/morre')) return request.socket.destroy()
  response.setHeader('content-security-policy', "default-src 'none'")
  response.setHeader('cache-control', 'no-cache')
  if (path.startsWith('/assets/')) response.setHeader('cache-control', YEAR)
  if (path === '/campanha/7') response.setHeader('cache-control', 'public, max-age=0, s-maxage=5')
  if (path === '/nada') response.statusCode = 404
  if (path.startsWith('/vagas')) {
    response.setHeader('cache-control', 'public, max-age=0, s-maxage=5')
    const search = path.includes('busca=p') ? '?busca=p' : ''
    return response.writeHead(302, { location: `/empresa/aurora${search}` }).end()
  }
  response.setHeader('content-type', 'text/plain')
  response.end(`api ${path} ${headers['x-forwarded-for']} ${headers['accept-encoding'] ?? ''}`)
}

const get = (path, headers = {}) => fetch(gateway.url + path, { headers })
const text = async (path, headers) => (await get(path, headers)).text()

test('processes that are gone or hang cost no request more than a second', async () => {
  const sendings = Array.from({ length: 12 }, (_, turn) =>
    fetch(
      `${gateway.url}/campanha/v1/campanhas?vez=${turn}`,
      turn % 2 === 0 ? {} : { method: 'POST', body: '{}' },
    ),
  )
  const begun = Date.now()
  const answers = await Promise.all(sendings)
  assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]))
  // Both others are tried at worst, and one of them takes its whole second; the machine may be busy.
  assert.ok(Date.now() - begun < 5000)
})

test('the api is asked for everything, and is told who asked', async () => {
  for (const path of [
    '/campanha/v1/cidades?busca=a',
    '/usuario/v1/sessoes',
    '/dashboard/x',
    '/registry.json',
  ])
    assert.match(await text(path), new RegExp(`^api ${path.replace('?', '\\?')} 127\\.0\\.0\\.1 `))
})

test('who a proxy in front has seen stays named, and last stands who the gateway saw, whom alone the api believes', async () => {
  const seen = '198.51.100.7, 203.0.113.9'
  for (const [path, method] of [
    ['/usuario/v1/sessoes', 'GET'],
    ['/campanha/v1/campanhas', 'POST'],
    ['/dashboard/x', 'GET'],
    ['/empresa/aurora', 'GET'],
    ['/redefinir-senha', 'POST'],
    ['/assets/quem.js', 'GET'],
  ]) {
    const answer = await fetch(gateway.url + path, { method, headers: { 'x-forwarded-for': seen } })
    assert.match(await answer.text(), new RegExp(`^api ${path}\\S* ${seen}, 127\\.0\\.0\\.1 `), path)
  }
  // One proxy, the gateway: what a visitor has written further left is nothing (api/test/edge.spec.ts).
  for (const file of ['docker-compose.yml', 'compose.production.yml', 'compose.tls.yml']) {
    const { services } = parse(readFileSync(join(repository, file), 'utf8'), { merge: true })
    const believed = services.api?.environment.TRUST_PROXY ?? 'on'
    assert.match(believed, /^(on|\$\{TRUST_PROXY:-on\})$/, file)
  }
})

test('what is sent to a page comes to the api whole', async () => {
  asked.length = 0
  const body = 'x'.repeat(3_000_000)
  const answer = await fetch(`${gateway.url}/campanha/7/inscricao?origem=feira`, { method: 'POST', body })
  assert.equal(answer.status, 200)
  assert.deepEqual(asked, [`POST /campanha/7/inscricao?origem=feira ${body.length}`])
})

test('what was sent and may not be repeated is not sent again', async () => {
  asked.length = 0
  const answer = await fetch(`${gateway.url}/campanha/v1/morre`, { method: 'POST', body: '{}' })
  assert.equal(answer.status, 502)
  assert.deepEqual(asked, ['POST /campanha/v1/morre'])
})

test('status and headers are the api’s own, word for word', async () => {
  for (const [path, status, cache] of [
    ['/', 200, 'no-cache'],
    ['/nada', 404, 'no-cache'],
    ['/assets/main.js', 200, YEAR],
    ['/campanha/7', 200, 'public, max-age=0, s-maxage=5'],
  ]) {
    const answer = await get(path)
    assert.equal(answer.status, status, path)
    assert.equal(answer.headers.get('cache-control'), cache, path)
    assert.equal(answer.headers.get('content-security-policy'), "default-src 'none'")
  }
})

test('a way on that is kept for all leads each on with where they came from', async () => {
  for (const [asked, expected] of [
    ['', ''],
    ['?pagina=&busca=', ''],
    ['?origem=feira', '?origem=feira'],
    ['?busca=p&origem=r%C3%A1dio', '?busca=p&origem=r%C3%A1dio'],
    ['?origem=cartaz', '?origem=cartaz'],
    ['?origem=&busca=p', '?busca=p'],
  ]) {
    const answer = await fetch(`${gateway.url}/vagas${asked}`, { redirect: 'manual' })
    assert.equal(answer.headers.get('location'), `/empresa/aurora${expected}`, asked)
  }
})

test('whoever says no to a packing is given none', async () => {
  for (const [names, file, page] of [
    ['gzip;q=0', '', ''],
    ['br;q=0, gzip', 'gzip', 'gzip'],
    ['gzip; q=0.00, br;q=0.3', 'br', ''],
  ]) {
    const heard = async (path) => (await text(path, { 'accept-encoding': names })).split(' ').at(-1)
    assert.equal(await heard(`/assets/recusa-${names.length}.js`), file, names)
    assert.equal(await heard(`/campanha/${names.length}`), page, names)
  }
})

test('a released file is fetched once for each packing, however browsers name theirs', async () => {
  asked.length = 0
  for (const names of ['gzip, deflate, br, zstd', 'br;q=1, gzip', 'gzip', 'gzip, deflate', 'identity'])
    await get('/remotes/mfe-kanban/0123456789ab/x.js?nada=1', { 'accept-encoding': names })
  await untilKept('/assets/once.js', { 'accept-encoding': 'br, gzip' })
  await get('/assets/once.js', { 'accept-encoding': 'gzip, deflate, br' })
  assert.deepEqual(
    asked.filter((one) => one === 'GET /assets/once.js'),
    ['GET /assets/once.js'],
  )
  // No release: the api does not say that it may be kept, so each asks.
  assert.equal(asked.filter((one) => one.includes('mfe-kanban')).length, 5)
})

test('with a certificate it speaks HTTP/2, and over HTTP it only tells the way', async () => {
  const other = await startGateway('tls.conf', processes())
  try {
    const plain = await fetch(`${other.url}/campanha/7?a=1`, { redirect: 'manual' })
    assert.equal(plain.status, 308)
    assert.equal(plain.headers.get('location'), 'https://127.0.0.1/campanha/7?a=1')
    const session = connectHttp2(`https://localhost:${other.secure}`, { ca: other.certificate })
    const [headers] = await once(session.request({ ':path': '/usuario/v1/sessoes' }), 'response')
    assert.equal(headers[':status'], 200)
    session.close()
  } finally {
    await other.stop()
  }
})

test('it names no area and no page of one', () => {
  for (const name of readdirSync(source).filter((one) => one.endsWith('.conf')))
    assert.doesNotMatch(readFileSync(join(source, name), 'utf8'), /mfe-|dashboard|campanhas/, name)
})

test('with no process left a page says so in Portuguese, a call in its form, and what is kept is still given', async () => {
  await Promise.all([untilKept('/assets/kept.js'), untilKept('/campanha/7')])
  api.closeAllConnections()
  api.close()
  const page = await get('/dashboard/campanhas', { accept: 'text/html' })
  assert.ok([502, 504].includes(page.status))
  assert.equal(page.headers.get('content-type'), 'text/html; charset=utf-8')
  assert.match(page.headers.get('content-security-policy'), /default-src 'none'/)
  assert.match(await page.text(), /O sistema está indisponível no momento\./)
  assert.match(await text('/indisponivel.css'), /color-scheme/)
  const sent = await fetch(`${gateway.url}/redefinir-senha`, { method: 'POST', body: 'a=1' })
  assert.ok([502, 504].includes(sent.status))
  assert.match(await sent.text(), /O sistema está indisponível no momento\./)
  const call = await get('/campanha/v1/campanhas')
  assert.ok([502, 504].includes(call.status))
  assert.equal(call.headers.get('retry-after'), '5')
  const { erro } = await call.json()
  assert.deepEqual(Object.keys(erro), ['codigo', 'mensagem', 'id'])
  assert.match(erro.mensagem, /indisponível/)
  assert.match(await text('/assets/kept.js'), /^api/)
  assert.match(await text('/campanha/7?origem=feira'), /^api/)
})

test('its log names no key and nobody, also of what no process answered', async () => {
  const key = 'PZ9_uma-chave-de-alguem'
  const opened = [
    `/acompanhamento?chave=${key}`,
    `/redefinir-senha?token=${key}`,
    `/usuario/v1/convites?token=${key}`,
    `/remotes/${key}.js`,
  ]
  // None answers: the one before this has closed the api.
  for (const path of opened)
    assert.ok([502, 504].includes((await get(path, { referer: `${gateway.url}${opened[0]}` })).status), path)
  const body = 'x'.repeat(91 * 1024 * 1024)
  await fetch(`${gateway.url}${opened[0]}`, { method: 'POST', body }).catch(() => {})
  // All of it is written when it has ended.
  const { written } = gateway
  await gateway.stop()
  gateway = undefined
  for (const told of [key, 'chave=', '127.0.0.1', 'GET ', 'POST ']) assert.ok(!written().includes(told), told)
})

/** Asked for, and then in the gateway's own folder: it puts a page away after it has given it. */
async function untilKept(path, headers) {
  await text(path, headers)
  const isKept = () =>
    readdirSync(gateway.folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /^[0-9a-f]{32}$/.test(entry.name))
      .some((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1').includes(`${path}`))
  for (let turn = 0; !isKept(); turn += 1) {
    assert.ok(turn < 400, `${path} is not kept`)
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
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
