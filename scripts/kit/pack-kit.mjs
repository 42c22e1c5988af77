import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { parse } from 'yaml'
import { listFiles, repository } from '../repository.mjs'
import { runOrThrow } from '../run.mjs'

/** The packages that an area is built from, each after what it needs. */
export const KIT = [
  'regras',
  'fonts',
  'contract',
  'api-client',
  'shell',
  'ui',
  'mensagens',
  'campanha',
  'build',
  'testing',
]

/** Compiled with the rest, shipped with none. */
const LEFT_OUT = /\.spec\.tsx?$|\/(?:testing|gallery)\/(?!src)|\/make\.mjs$/

/**
 * Packs them: scripts as a browser runs them, their types, and everything else as it is.
 * @param {string} folder where the tarballs go, with a `package.json` of what an area outside names
 * @returns {Promise<string[]>} names of the tarballs
 */
export async function packKit(folder) {
  const work = mkdtempSync(join(tmpdir(), 'seleta-kit-'))
  try {
    await compile(join(work, 'compiled'))
    for (const name of KIT) layOut(name, join(work, 'compiled', name), join(work, name))
    mkdirSync(folder, { recursive: true })
    const packed = ['pack', '--json', '--pack-destination', folder, ...KIT.map((name) => join(work, name))]
    const answer = await runOrThrow('npm', packed, { env: { npm_config_loglevel: 'silent' } })
    const files = JSON.parse(answer.slice(answer.indexOf('['))).map(({ filename }) => filename)
    writeFileSync(join(folder, 'package.json'), `${JSON.stringify(declarationOf(files), null, 2)}\n`)
    return files
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

/** One run of the compiler for all, so that they know each other's types. */
async function compile(outDir) {
  mkdirSync(outDir, { recursive: true })
  const config = {
    extends: join(repository, 'tsconfig.base.json'),
    compilerOptions: {
      lib: ['es2023', 'dom', 'dom.iterable'],
      types: ['jest', 'node'],
      typeRoots: [join(repository, 'node_modules/@types')],
      allowJs: true,
      checkJs: false,
      allowImportingTsExtensions: false,
      noEmit: false,
      declaration: true,
      rootDir: join(repository, 'shared'),
      outDir,
    },
    files: [
      join(repository, 'host/src/globals.d.ts'),
      ...KIT.flatMap((name) => sourcesOf(name).filter((file) => /\.(?:tsx?|mjs)$/.test(file))),
    ],
  }
  const file = join(outDir, 'tsconfig.json')
  writeFileSync(file, JSON.stringify(config))
  await runOrThrow(join(repository, 'node_modules/.bin/tsc'), ['-p', file])
}

const sourcesOf = (name) => listFiles([`shared/${name}`]).filter((file) => !LEFT_OUT.test(file))

function layOut(name, compiled, target) {
  const source = join(repository, 'shared', name)
  const manifest = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'))
  for (const file of sourcesOf(name)) {
    const path = relative(source, file)
    const isCompiled = /\.tsx?$/.test(path)
    const stem = path.replace(/\.\w+$/, '')
    mkdirSync(dirname(join(target, path)), { recursive: true })
    if (isCompiled) put(join(compiled, `${stem}.js`), join(target, `${stem}.js`))
    else cpSync(file, join(target, path))
    for (const ending of ['.d.ts', '.d.mts', '.d.cts'])
      if (existsSync(join(compiled, stem + ending)))
        put(join(compiled, stem + ending), join(target, stem + ending))
  }
  writeFileSync(join(target, 'package.json'), JSON.stringify(publishedOf(manifest), null, 2))
}

/** Relative addresses become whole: Node and webpack find no file by half of its name in an ES module. */
function put(from, to) {
  const text = readFileSync(from, 'utf8')
  const isThere = (path) => existsSync(join(dirname(from), `${path}.js`))
  writeFileSync(
    to,
    text.replaceAll(/((?:from|import)\s*\(?\s*)(['"])(\.{1,2}\/[^'"]+)\2/g, (whole, before, quote, path) =>
      isThere(path) ? `${before}${quote}${path}.js${quote}` : whole,
    ),
  )
}

/** Of these a page has one copy, the area's or the host's. */
const isPeer = ([name]) => name === 'react' || name === 'react-dom'

/** A package as others install it: built files, real versions, nothing that only our own tests need. */
function publishedOf({ name, version, type, sideEffects, exports, dependencies = {} }) {
  const needs = Object.entries(versionsOf(dependencies))
  return {
    name,
    version,
    type,
    ...(sideEffects === undefined ? {} : { sideEffects }),
    exports: Object.fromEntries(Object.entries(exports).map(([key, file]) => [key, builtOf(file)])),
    // As they are tried here (decision 001).
    dependencies: Object.fromEntries(needs.filter((need) => !isPeer(need))),
    peerDependencies: Object.fromEntries(needs.filter(isPeer).map(([peer, range]) => [peer, `^${range}`])),
  }
}

function builtOf(file) {
  const [, stem, ending] = /^(.*)\.(tsx?|mjs)$/.exec(file) ?? []
  if (stem === undefined) return file
  return ending === 'mjs'
    ? { types: `${stem}.d.mts`, default: file }
    : { types: `${stem}.d.ts`, default: `${stem}.js` }
}

const { catalog } = parse(readFileSync(join(repository, 'pnpm-workspace.yaml'), 'utf8'))
const versionOf = (name) =>
  JSON.parse(readFileSync(join(repository, 'shared', name.replace('@seleta/', ''), 'package.json'), 'utf8'))
    .version

/** What our own manifests leave to the workspace, said in full. @param {Record<string, string>} wanted */
export function versionsOf(wanted) {
  return Object.fromEntries(
    Object.entries(wanted).map(([name, range]) => {
      if (range.startsWith('workspace:')) return [name, `^${versionOf(name)}`]
      return [name, range === 'catalog:' ? catalog[name] : range]
    }),
  )
}

/** Those who need one package of the kit need all: npm looks for none of them elsewhere. */
function declarationOf(files) {
  const addressOf = (name) => files.find((file) => file.startsWith(`seleta-${name}-`))
  return {
    dependencies: Object.fromEntries(KIT.map((name) => [`@seleta/${name}`, `file:${addressOf(name)}`])),
  }
}
