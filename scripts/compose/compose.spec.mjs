import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { parse } from 'yaml'
import { listFilesIn } from '../build/list-files-in.mjs'
import apiProcess from '../api-process.json' with { type: 'json' }
import { remotes, repository } from '../repository.mjs'
import { run } from '../run.mjs'
import { listCommands } from './compose-rules.mjs'

/** Every command that a container runs is run here, or named with the reason why it cannot be. Needs a build. */
const composeText = readFileSync(join(repository, 'docker-compose.yml'), 'utf8')
const folders = []
const temp = (name) => {
  folders.push(mkdtempSync(join(tmpdir(), `seleta-${name}-`)))
  return folders.at(-1)
}
after(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})
const node = (args, env = {}) => run(process.execPath, args, { env })
/** Runs what an image is made with. */
const make = async (...args) => {
  const { code, output } = await node(args)
  assert.equal(code, 0, output)
}
const store = temp('store')
const pagesInStore = () => readFileSync(join(store, 'pages.json'), 'utf8')
/** Host or area → its packed build. */
const builds = new Map()
/** As in an image: the host's own addresses stand in the folder above. */
const bundled = join(temp('bundles'), 'app')
for (const one of ['host/pages.json', 'shared/contract/src'])
  cpSync(join(repository, one), join(bundled, '..', one), { recursive: true })
const bundle = (file) => make('docker/build/bundle.mjs', file, bundled)

const require = createRequire(join(repository, 'api/package.json'))

/** Command of the files → the test that runs it, in the order of the images: later ones use what earlier ones made. */
const proofs = {
  'node docker/build/keep-manifests.mjs /out/files': async () => {
    const out = join(temp('manifests'), 'out')
    await make('docker/build/keep-manifests.mjs', out)
    const lockfile = parse(readFileSync(join(repository, 'pnpm-lock.yaml'), 'utf8'))
    for (const folder of Object.keys(lockfile.importers))
      assert.ok(existsSync(join(out, folder, 'package.json')))
    for (const id of remotes) {
      assert.ok(existsSync(join(out, id, 'package.json')))
      assert.ok(existsSync(join(out, '../declared', id, 'remote.json')))
      assert.ok(!existsSync(join(out, id, 'src')))
    }
    // What it installs with must not ask for a file that was left out.
    const { code, output } = await node(['-e', `await import('${join(out, 'scripts/install.mjs')}')`])
    assert.equal(code, 0, output)
  },
  'node scripts/install-only.mjs': () => make('scripts/install-only.mjs'),
  'node runtime-files.mjs /out': async () => {
    const out = temp('runtime')
    await make('docker/build/runtime-files.mjs', out)
    const files = listFilesIn(join(out, 'system')).map((file) => file.slice(join(out, 'system').length))
    for (const wanted of ['/usr/local/bin/node', '/etc/passwd']) assert.ok(files.includes(wanted), wanted)
    assert.ok(files.some((file) => /\/libc\.so\.\d+$/.test(file)))
    assert.deepEqual(readdirSync(join(out, 'owned')).toSorted(), ['data', 'srv'])
    // It stands on nothing else of this machine; only root may try.
    if (process.getuid?.() !== 0) return
    const alone = await run('chroot', [join(out, 'system'), '/usr/local/bin/node', '-p', 'process.version'])
    assert.equal(alone.output.trim(), process.version)
  },
  'node docker/build/api-modules.mjs /out': async () => {
    const out = temp('api')
    await make('docker/build/api-modules.mjs', out)
    await make('scripts/pack.mjs', 'api', out)
    // Everything that the bundle asks for is there, with what that asks for: only the database is missing.
    const address = 'postgres://ninguem@127.0.0.1:1/nada'
    const { output } = await node([join(out, 'main.mjs')], { DATABASE_URL: address, DATA_DIR: temp('data') })
    assert.doesNotMatch(output, /Cannot find|ERR_MODULE/)
    assert.match(output, /banco/i)
    const here = createRequire(join(out, 'main.mjs'))
    const text = listFilesIn(out)
      .filter((file) => file.endsWith('.mjs') && !file.includes('node_modules'))
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n')
    for (const [, wanted] of text.matchAll(/\bimport\("([^."/][^"]*)"\)/g)) {
      if (!wanted.startsWith('node:')) here.resolve(wanted)
    }
  },
  'node scripts/pack.mjs api /out/files': async () => {
    const out = temp('api-bundle')
    await make('scripts/pack.mjs', 'api', out)
    assert.ok(existsSync(join(out, 'main.mjs')) && existsSync(join(out, 'commands/create-user.mjs')))
  },
  'node docker/build/bundle.mjs docker/store/store.mjs /out/files': () => bundle('docker/store/store.mjs'),
  'node scripts/pack.mjs host /out/files': async () => {
    const out = temp('host')
    await make('scripts/pack.mjs', 'host', out)
    assert.ok(existsSync(join(out, 'index.html.gz')))
    assert.ok(readdirSync(join(out, 'assets')).some((file) => file.endsWith('.js.br')))
    builds.set('host', out)
    await publish('host', out)
    assert.match(pagesInStore(), /"\/dashboard\/selecao\/:campanhaId"/)
  },
  ...Object.fromEntries(
    remotes.map((id) => [
      `node scripts/pack.mjs ${id} /out/files`,
      async () => {
        const out = temp(id)
        await make('scripts/pack.mjs', id, out)
        builds.set(id, out)
      },
    ]),
  ),
  // All at once, as they start: none writes over another.
  'node store.mjs publish': async () => {
    await Promise.all(remotes.map((id) => publish(id, builds.get(id))))
    const registry = JSON.parse(readFileSync(join(store, 'registry.json'), 'utf8'))
    assert.deepEqual(Object.keys(registry.remotes).toSorted(), remotes.toSorted())
    for (const { current } of Object.values(registry.remotes))
      assert.ok(existsSync(join(store, current.base, current.entry)))
    const before = readFileSync(join(store, 'registry.json'), 'utf8')
    // The same image once more changes nothing.
    await publish('mfe-kanban', builds.get('mfe-kanban'))
    assert.equal(readFileSync(join(store, 'registry.json'), 'utf8'), before)
    // A host that is replaced leaves the addresses of a release that it does not know.
    writeFileSync(join(store, 'registry.json'), before.replace('/selecao/:campanhaId', '/agenda'))
    await publish('host', builds.get('host'))
    assert.match(pagesInStore(), /"\/dashboard\/agenda"/)
    // Going back is one command of the same image, and says so when there is nowhere to go.
    const env = { UNIT: 'mfe-kanban', STORE_DIR: store }
    const { code, output } = await node([join(bundled, 'store.mjs'), 'rollback'], env)
    assert.equal(code, 1)
    assert.equal(output, 'Não há versão de mfe-kanban para onde voltar.\n')
  },
  'node docker/build/bundle.mjs docker/mail-catcher/mail-catcher.mjs /out/files': () =>
    bundle('docker/mail-catcher/mail-catcher.mjs'),
  'node mail-catcher.mjs': async () => {
    const catcher = spawn(process.execPath, [join(bundled, 'mail-catcher.mjs')], {
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
  'node health-check.mjs http://127.0.0.1:3000/health/ready': healthCheck,
  'node health-check.mjs http://127.0.0.1:8025/': healthCheck,
  [`node ${apiProcess.flags.join(' ')} main.mjs`]: async () => {
    const data = temp('run')
    const api = spawn(process.execPath, [...apiProcess.flags, 'api/dist/main.mjs'], {
      cwd: repository,
      env: {
        ...process.env,
        PORT: '13000',
        DATA_DIR: join(data, 'data'),
        DEMO: 'off',
        STATIC_DIR: store,
      },
    })
    let output = ''
    await new Promise((resolve, reject) => {
      api.stdout.on('data', (chunk) => (output += chunk).includes('Seleta pronta') && resolve())
      api.stderr.on('data', (chunk) => (output += chunk))
      api.on('exit', () => reject(new Error(output)))
    })
    const check = 'http://127.0.0.1:13000/health/ready'
    assert.equal((await node(['docker/health-check.mjs', check])).code, 0)
    // It serves what the containers of host and areas have put into the store.
    for (const [path, status] of [
      ['/dashboard/campanhas', 200],
      ['/registry.json', 200],
      ['/privacidade', 200],
      ['/nada', 404],
    ]) {
      const answer = await fetch(`http://127.0.0.1:13000${path}`, { headers: { accept: 'text/html' } })
      assert.equal(answer.status, status, path)
    }
    api.removeAllListeners('exit')
    await new Promise((resolve) => {
      api.on('exit', resolve)
      api.kill('SIGTERM')
    })
  },
  'curl -fsS http://127.0.0.1:8080/healthz': async () => {
    const server = await serve(() => 'ok')
    // A machine without curl cannot run it; the image has it.
    const { code } = await run('curl', ['-fsS', `${server.url}/healthz`]).catch(() => ({ code: 0 }))
    assert.equal(code, 0)
    server.close()
  },
}

/** Commands that are run elsewhere, or only in other people's images. */
const notRunHere = {
  'pg_isready -h 127.0.0.1 -U seleta -d seleta': 'part of the postgres image',
  'nginx -e stderr -c /etc/nginx/seleta/plain.conf': 'gateway.spec.mjs runs it',
}

/** What a container of the host or of an area does when it starts. */
async function publish(unit, build) {
  const env = { UNIT: unit, BUILD_DIR: build, STORE_DIR: store }
  const { code, output } = await node([join(bundled, 'store.mjs'), 'publish'], env)
  assert.equal(code, 0, output)
}

test('the api gets from its image the settings of its process', () => {
  const dockerfile = readFileSync(join(repository, 'docker/Dockerfile'), 'utf8')
  for (const [name, value] of Object.entries(apiProcess.env))
    assert.match(dockerfile, new RegExp(`^ENV .*\\b${name}=${value}$`, 'm'))
})

test('every command of the containers has a proof', () => {
  const unproven = listCommands(repository, composeText).filter(
    (one) => !(one in proofs) && !(one in notRunHere),
  )
  assert.deepEqual(unproven, [])
})

for (const [command, prove] of Object.entries(proofs))
  test(`the containers' command “${command}” works`, prove)

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
