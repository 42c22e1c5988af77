import assert from 'node:assert/strict'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { after, before, test } from 'node:test'
import { listFilesIn } from '../build/list-files-in.mjs'
import { cacheFolder, distFolder, repository } from '../repository.mjs'
import { releaseArea } from '../releases/release-area.mjs'
import { run, runOrThrow } from '../run.mjs'
import { KIT, versionsOf } from './pack-kit.mjs'

/**
 * `npm run kit`: an area lives in another repository. Here with what is installed already, so that a file or a type that
 * is missing shows; with npm, the registry and a build in `npm run prove -- kit`.
 */
const work = realpathSync(mkdtempSync(join(tmpdir(), 'seleta-fora-')))
const kit = join(work, 'kit')
const outside = join(work, 'mfe-kanban')
const scope = join(outside, 'node_modules/@seleta')
after(() => rmSync(work, { recursive: true, force: true }))
before(async () => {
  await runOrThrow('npm', ['run', 'kit', '--', '--to', kit])
  const files = Object.values(manifestOf(kit).dependencies).map((address) => address.replace('file:', ''))
  layAreaOut()
  for (const [index, file] of files.entries()) {
    const folder = join(scope, KIT[index])
    mkdirSync(folder, { recursive: true })
    await runOrThrow('tar', ['-xzf', join(kit, file), '-C', folder, '--strip-components=1'])
  }
})

test('every file and every package that a package of the kit imports is in it or declared', () => {
  const faults = KIT.flatMap((name) => {
    const folder = join(scope, name)
    const { name: self, exports, dependencies: own, peerDependencies } = manifestOf(folder)
    const dependencies = { ...own, ...peerDependencies }
    const built = Object.entries(exports).flatMap(([, file]) =>
      typeof file === 'string' ? [file] : Object.values(file),
    )
    const missing = built.filter((file) => !file.includes('*') && !existsSync(join(folder, file)))
    const unresolved = codeOf(folder).flatMap((file) =>
      importsOf(file)
        .filter((specifier) => !isThere(specifier, file, { self, dependencies }))
        .map((specifier) => `${name}/${relative(folder, file)}: ${specifier}`),
    )
    return [...missing, ...unresolved]
  })
  assert.deepEqual(faults, [])
})

test('a file that is taken out of a package is missed', () => {
  const file = join(scope, 'contract/src/kanban.js')
  const text = readFileSync(file)
  rmSync(file)
  const faults = codeOf(join(scope, 'contract')).filter((one) =>
    importsOf(one).some(
      (specifier) =>
        !isThere(specifier, one, {
          self: '@seleta/contract',
          dependencies: { zod: '', '@seleta/regras': '' },
        }),
    ),
  )
  writeFileSync(file, text)
  assert.notDeepEqual(faults, [])
})

test('the rules and the contract run in Node as they are packed', async () => {
  linkLibraries()
  const code = `const { formatPlural, plural } = await import('@seleta/regras/plural'); await import('@seleta/contract/kanban'); console.log(typeof (formatPlural ?? plural))`
  const { code: ended, output } = await run(process.execPath, ['--input-type=module', '-e', code], {
    cwd: outside,
  })
  assert.equal(ended, 0, output)
})

test('mfe-kanban, outside, has every type that it uses', async () => {
  linkLibraries()
  const { code, output } = await run(join(repository, 'node_modules/.bin/tsc'), ['-p', outside])
  assert.equal(code, 0, output)
})

if (process.env.PROVE === 'on')
  test('mfe-kanban is installed, built and served outside from the tarballs and the public registry alone, and the host in use takes its build', async () => {
    rmSync(join(outside, 'node_modules'), { recursive: true })
    rmSync(join(cacheFolder, 'kit'), { recursive: true, force: true })
    await runOrThrow('npm', ['install', '--no-audit', '--no-fund'], { cwd: outside })
    const nested = listFilesIn(join(outside, 'node_modules')).filter((file) =>
      /@seleta\/[\w-]+\/node_modules\/@seleta/.test(file),
    )
    assert.deepEqual(nested, [])
    await runOrThrow('npm', ['run', 'types'], { cwd: outside })
    await runOrThrow('npm', ['run', 'build'], { cwd: outside })
    const front = join(work, 'front')
    cpSync(distFolder, front, { recursive: true })
    const said = await releaseArea({
      source: join(outside, 'dist'),
      folder: front,
      isDryRun: false,
      share: null,
    })
    console.log(`  ${said}`)
    const { version } = JSON.parse(readFileSync(join(outside, 'dist/release.json'), 'utf8'))
    const { remotes } = JSON.parse(readFileSync(join(front, 'registry.json'), 'utf8'))
    assert.equal(remotes['mfe-kanban'].current.version, version)
    await checkDevServer()
    // For the browser: e2e/src/builds/outside.spec.ts.
    cpSync(join(outside, 'dist'), join(cacheFolder, 'kit/mfe-kanban'), { recursive: true })
  })

/** The area as its team would have it: sources, descriptor, build call; what the workspace says is said in full. */
function layAreaOut() {
  const source = join(repository, 'mfe-kanban')
  mkdirSync(outside, { recursive: true })
  cpSync(join(source, 'src'), join(outside, 'src'), {
    recursive: true,
    filter: (file) => !/\.spec\.tsx?$|src\/testing$/.test(file),
  })
  for (const file of ['remote.json', 'webpack.config.mjs']) cpSync(join(source, file), join(outside, file))
  const { name, type, config, scripts, dependencies, devDependencies } = manifestOf(source)
  const ours = Object.fromEntries(KIT.map((one) => [`@seleta/${one}`, `file:../kit/seleta-${one}-0.1.0.tgz`]))
  const libraries = versionsOf(
    Object.fromEntries(
      Object.entries({ typescript: 'catalog:', '@types/node': 'catalog:', ...devDependencies }).filter(
        ([one]) => !one.startsWith('@seleta/'),
      ),
    ),
  )
  const manifest = {
    name,
    version: '0.1.0',
    private: true,
    type,
    config,
    scripts: { ...scripts, types: 'tsc -p .' },
    dependencies: { ...versionsOf(dependencies), ...ours },
    devDependencies: libraries,
  }
  writeFileSync(join(outside, 'package.json'), JSON.stringify(manifest, null, 2))
  const { compilerOptions } = JSON.parse(readFileSync(join(repository, 'tsconfig.base.json'), 'utf8'))
  const options = {
    ...compilerOptions,
    lib: ['es2023', 'dom', 'dom.iterable'],
    types: ['node'],
    allowImportingTsExtensions: false,
  }
  writeFileSync(
    join(outside, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: options, include: ['src'] }),
  )
}

/** What npm would bring, as it is installed here. */
function linkLibraries() {
  for (const from of ['mfe-kanban', ...KIT.map((name) => `shared/${name}`), '.']) {
    const folder = join(repository, from, 'node_modules')
    for (const entry of existsSync(folder) ? readdirSync(folder) : []) {
      if (entry.startsWith('.') || entry === '@seleta') continue
      const names = entry.startsWith('@')
        ? readdirSync(join(folder, entry)).map((one) => `${entry}/${one}`)
        : [entry]
      for (const name of names) {
        const link = join(outside, 'node_modules', name)
        if (existsSync(link)) continue
        mkdirSync(join(link, '..'), { recursive: true })
        symlinkSync(realpathSync(join(folder, name)), link)
      }
    }
  }
}

async function checkDevServer() {
  const { spawn } = await import('node:child_process')
  const { once } = await import('node:events')
  const { findFreePort } = await import('../commands/free-port.mjs')
  const port = await findFreePort()
  const dev = spawn('npm', ['run', 'dev'], {
    cwd: outside,
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, DEV_PORT: String(port) },
  })
  try {
    const until = Date.now() + 120_000
    let page = null
    while (page === null && Date.now() < until) {
      page = await fetch(`http://localhost:${port}/dashboard/selecao/1`).then(
        (answer) => answer.text(),
        () => null,
      )
      if (page === null) await new Promise((resolve) => setTimeout(resolve, 200))
    }
    assert.match(page ?? '', /<title>mfe-kanban · Seleta/)
    const release = await (await fetch(`http://localhost:${port}/area/release.json`)).json()
    assert.equal(release.id, 'mfe-kanban')
  } finally {
    process.kill(-dev.pid, 'SIGINT')
    await once(dev, 'exit')
  }
}

const manifestOf = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
const codeOf = (folder) =>
  listFilesIn(folder).filter(
    (file) =>
      /\.(?:m?js|d\.m?ts|css)$/.test(file) && !file.includes('/node_modules/@seleta/build/src/nothing'),
  )

function importsOf(file) {
  const text = readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
  const pattern = file.endsWith('.css')
    ? /url\(\s*'([^']+)'/g
    : /(?:^|[;\s}])(?:from|import)\s*\(?\s*['"]([^'"\s]+)['"]/g
  return [...text.matchAll(pattern)].map(([, specifier]) => specifier)
}

function isThere(specifier, file, { self, dependencies }) {
  if (specifier.startsWith('node:')) return true
  if (specifier.startsWith('.')) {
    const path = join(file, '..', specifier)
    return existsSync(/\.d\.m?ts$/.test(file) ? path.replace(/\.(m?)js$/, '.d.$1ts') : path)
  }
  const name = specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
  if (name !== self && dependencies[name] === undefined) return false
  return !name.startsWith('@seleta/') || isExported(name, specifier.slice(name.length + 1))
}

/** Whether a package of the kit has a file behind that name. */
function isExported(name, path) {
  const folder = join(scope, name.slice('@seleta/'.length))
  const { exports } = manifestOf(folder)
  const key = path === '' ? '.' : `./${path}`
  const open = Object.keys(exports).find(
    (one) => one === key || (one.endsWith('/*') && key.startsWith(one.slice(0, -1))),
  )
  if (open === undefined) return false
  const rest = key.slice(open.length - 1)
  return Object.values(typeof exports[open] === 'string' ? { default: exports[open] } : exports[open]).every(
    (file) => existsSync(join(folder, open.endsWith('*') ? file.replace('*', rest) : file)),
  )
}
