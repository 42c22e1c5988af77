import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { API_FLAGS, remotes, repository } from '../repository.mjs'
import { run } from '../run.mjs'
import { findComposeFaults, findDockerfileFaults, findPolicyFaults, listCommands } from './compose-rules.mjs'

/** Every command that a container runs is run here, or named with the reason why it cannot be. Needs a build. */
const composeText = readFileSync(join(repository, 'docker-compose.yml'), 'utf8')
const temp = (name) => mkdtempSync(join(tmpdir(), `seleta-${name}-`))
const node = (args, env = {}) => run(process.execPath, args, { env })

const require = createRequire(join(repository, 'api/package.json'))

/** Command of the files → the test that runs it. */
const proofs = {
  'node scripts/install-only.mjs': async () => {
    assert.equal((await node(['scripts/install-only.mjs'])).code, 0)
  },
  'node scripts/pack.mjs api /out': async () => {
    assert.equal((await node(['scripts/pack.mjs', 'api', temp('api')])).code, 0)
    assert.ok(existsSync(join(repository, 'api/dist/main.mjs')))
  },
  'node scripts/pack.mjs host /out': async () => {
    const out = temp('host')
    assert.equal((await node(['scripts/pack.mjs', 'host', out])).code, 0)
    assert.ok(existsSync(join(out, 'index.html.gz')))
    assert.ok(readdirSync(join(out, 'assets')).some((file) => file.endsWith('.js.br')))
  },
  ...Object.fromEntries(
    remotes.map((id) => [
      `node scripts/pack.mjs ${id} /out`,
      async () => {
        const out = temp(id)
        assert.equal((await node(['scripts/pack.mjs', id, out])).code, 0)
        const { version, entry } = JSON.parse(readFileSync(join(out, 'remotes', id, 'release.json'), 'utf8'))
        assert.ok(existsSync(join(out, 'remotes', id, version, entry)))
      },
    ]),
  ),
  'node scripts/write-pages.mjs /out/pages.conf': async () => {
    const file = join(temp('pages'), 'pages.conf')
    assert.equal((await node(['scripts/write-pages.mjs', file])).code, 0)
    assert.match(readFileSync(file, 'utf8'), /^"~\*\^\/dashboard\/selecao\/\[\^\/\]\+\/\?\$" 1;$/m)
  },
  'node scripts/write-registry.mjs /srv/registry': async () => {
    const out = temp('registry')
    const release = (id) => readFileSync(join(repository, id, 'dist/release.json'), 'utf8')
    const server = await serve((request) => release(request.url.split('/')[2]))
    const env = { REMOTES_URL: `${server.url}/remotes/{id}/release.json` }
    assert.equal((await node(['scripts/write-registry.mjs', out], env)).code, 0)
    const { remotes: written } = JSON.parse(readFileSync(join(out, 'registry.json'), 'utf8'))
    assert.deepEqual(Object.keys(written).toSorted(), remotes.toSorted())
    server.close()
    // With every remote down, what was known stays.
    assert.equal((await node(['scripts/write-registry.mjs', out], env)).code, 0)
    assert.equal((await node(['scripts/write-registry.mjs', temp('empty')], env)).code, 1)
  },
  'node docker/health-check.mjs http://127.0.0.1:3000/health/ready': healthCheck,
  'node docker/health-check.mjs http://127.0.0.1:8025/': healthCheck,
  'node docker/mail-catcher/mail-catcher.mjs': async () => {
    const catcher = spawn(process.execPath, ['docker/mail-catcher/mail-catcher.mjs'], {
      cwd: repository,
      env: { ...process.env, SMTP_PORT: '12525', HTTP_PORT: '18025' },
    })
    await new Promise((resolve) => catcher.stdout.once('data', resolve))
    const mail = require('nodemailer').createTransport({ host: '127.0.0.1', port: 12_525, secure: false })
    await mail.sendMail({
      from: 'a@seleta.local',
      to: 'b@example.com',
      subject: 'Olá',
      text: 'Recebemos sua inscrição.',
    })
    const messages = await (await fetch('http://127.0.0.1:18025/messages')).json()
    assert.deepEqual(messages[0].to, ['b@example.com'])
    mail.close()
    catcher.kill()
  },
  'node --enable-source-maps --max-semi-space-size=4 --heap-growing-percent=40 api/dist/main.mjs':
    async () => {
      const data = temp('run')
      const api = spawn(process.execPath, [...API_FLAGS, 'api/dist/main.mjs'], {
        cwd: repository,
        env: {
          ...process.env,
          PORT: '13000',
          DATA_DIR: join(data, 'data'),
          DEMO: 'off',
          STATIC_DIR: join(repository, 'dist'),
        },
      })
      let output = ''
      await new Promise((resolve, reject) => {
        api.stdout.on('data', (chunk) => (output += chunk).includes('Seleta pronta') && resolve())
        api.stderr.on('data', (chunk) => (output += chunk))
        api.on('exit', () => reject(new Error(output)))
      })
      assert.equal((await node(['docker/health-check.mjs', 'http://127.0.0.1:13000/health/ready'])).code, 0)
      // The gateway's pages have the policy that the api gives its own.
      const page = await fetch('http://127.0.0.1:13000/', { headers: { accept: 'text/html' } })
      const nginx = readFileSync(join(repository, 'docker/nginx/security-headers.conf'), 'utf8')
      assert.deepEqual(findPolicyFaults(nginx, page.headers.get('content-security-policy')), [])
      api.removeAllListeners('exit')
      await new Promise((resolve) => {
        api.on('exit', resolve)
        api.kill('SIGTERM')
      })
    },
  'curl -fsS http://127.0.0.1/healthz': async () => {
    const server = await serve(() => 'ok')
    // A machine without curl cannot run it; the image has it.
    const { code } = await run('curl', ['-fsS', `${server.url}/healthz`]).catch(() => ({ code: 0 }))
    assert.equal(code, 0)
    server.close()
  },
}

/** Commands of other people's images, which only run there. */
const notRunHere = {
  'pg_isready -h 127.0.0.1 -U seleta -d seleta': 'part of the postgres image',
  'mkdir /data && chown node:node /data': 'the image’s own root makes the folder of its volume',
}

test('every command of the containers has a proof', () => {
  const unproven = listCommands(repository, composeText).filter(
    (one) => !(one in proofs) && !(one in notRunHere),
  )
  assert.deepEqual(unproven, [])
})

for (const [command, prove] of Object.entries(proofs))
  test(`the containers' command “${command}” works`, prove)

test('a missing Dockerfile, a foreign image and a service without health check are caught', () => {
  const text = `services:
  a: { build: { context: ., dockerfile: gone/Dockerfile } }
  b: { image: 'alpine:3' }
  c: { image: 'postgres:18', healthcheck: { test: ['CMD', 'pg_isready'] } }`
  const faults = findComposeFaults(repository, text)
  assert.ok(faults.some((one) => one.includes('gone/Dockerfile')))
  assert.ok(faults.some((one) => one.includes('alpine')))
  assert.ok(faults.some((one) => one.startsWith('b: a long-running service')))
  assert.ok(faults.some((one) => one.includes('answers too early')))
})

test('a Dockerfile that copies what is not there is caught', () => {
  const folder = temp('context')
  writeFileSync(join(folder, 'here.txt'), '')
  const good = 'FROM node:24-slim AS build\nCOPY here.txt /x\nFROM nginx:stable\nCOPY --from=build /x /y'
  assert.deepEqual(findDockerfileFaults(folder, good), [])
  const bad = '# syntax=docker/dockerfile:1\nFROM debian:12\nCOPY gone.txt /x\nCOPY --from=other /x /y'
  assert.equal(findDockerfileFaults(folder, bad).length, 4)
})

test('a gateway policy that is not the api’s is caught', () => {
  assert.deepEqual(findPolicyFaults(`add_header Content-Security-Policy "a 'x'; b" always;`, "b;a 'x'"), [])
  assert.equal(findPolicyFaults('add_header Content-Security-Policy "a" always;', 'a; b').length, 1)
})

async function healthCheck() {
  const server = await serve(() => 'ok')
  assert.equal((await node(['docker/health-check.mjs', server.url])).code, 0)
  server.close()
  assert.equal((await node(['docker/health-check.mjs', server.url])).code, 1)
}

function serve(answer) {
  return new Promise((resolve) => {
    const server = createServer((request, response) => response.end(answer(request)))
    server.listen(0, '127.0.0.1', () =>
      resolve({
        url: `http://127.0.0.1:${server.address().port}`,
        close: () => {
          server.closeAllConnections()
          server.close()
        },
      }),
    )
  })
}
