import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createHash } from 'node:crypto'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { PNPM, cacheFolder, hashInputs, listFiles, repository } from '../repository.mjs'
import { runOrThrow } from '../run.mjs'
import { editsOf, variants } from './variants.mjs'

/** Where each variant's builds lie: `<variant>/<unit>/`. */
export const skewFolder = join(cacheFolder, 'skew')

/** What builds are made of, and what an installation asks for beside it. */
const INPUTS = ['api', 'host', 'shared', 'pnpm-lock.yaml', 'tsconfig.base.json']
const BESIDE = ['package.json', 'pnpm-workspace.yaml', '.npmrc', 'bench/package.json', 'e2e/package.json']

/**
 * Builds the variants that are missing or old, in one copy of the repository, which is installed for real.
 * @param {string[]} areas folders of the areas
 */
export async function buildVariants(areas) {
  const inputs = hashInputs([...INPUTS, ...areas])
  const stampOf = (name) => join(skewFolder, name, 'stamp')
  const hashOf = (name) =>
    createHash('sha256')
      .update(
        inputs + JSON.stringify(variants[name]) + readFileSync(join(import.meta.dirname, 'variants.mjs')),
      )
      .digest('hex')
  const waiting = Object.keys(variants).filter(
    (name) => !existsSync(stampOf(name)) || readFileSync(stampOf(name), 'utf8') !== hashOf(name),
  )
  if (waiting.length === 0) return
  const checkout = mkdtempSync(join(tmpdir(), 'seleta-skew-'))
  try {
    copySources(checkout, [...INPUTS, ...BESIDE, ...areas])
    // React's own versions come last: each is an installation.
    let installed = null
    for (const name of waiting.toSorted(
      (a, b) => Number('react' in variants[a]) - Number('react' in variants[b]),
    )) {
      const { react = 'as locked' } = variants[name]
      const undo = edit(checkout, name)
      if (installed !== react) await install(checkout, react === 'as locked')
      installed = react
      await buildVariant(checkout, name)
      undo()
      writeFileSync(stampOf(name), hashOf(name))
    }
  } finally {
    rmSync(checkout, { recursive: true, force: true })
  }
}

function copySources(checkout, folders) {
  for (const file of listFiles(folders)) {
    const target = join(checkout, relative(repository, file))
    mkdirSync(dirname(target), { recursive: true })
    cpSync(file, target)
  }
}

/** @throws Error when a variant finds nothing to change: it would be today's build under another name */
function edit(checkout, name) {
  const former = new Map()
  for (const { file, change } of editsOf(name, variants[name])) {
    const path = join(checkout, file)
    const text = readFileSync(path, 'utf8')
    if (!former.has(path)) former.set(path, text)
    if (change(text) === text) throw new Error(`${name} changes nothing in ${file}`)
    writeFileSync(path, change(text))
  }
  return () => {
    for (const [path, text] of former) writeFileSync(path, text)
  }
}

async function install(checkout, isFrozen) {
  const how = isFrozen ? ['--frozen-lockfile'] : ['--no-frozen-lockfile']
  const args = ['exec', '--yes', '--', PNPM, 'install', ...how, '--prefer-offline']
  await runOrThrow('npm', args, { cwd: checkout, env: { CI: 'true' } })
}

async function buildVariant(checkout, name) {
  for (const unit of variants[name].units) {
    const cwd = join(checkout, unit)
    console.log(`Construindo ${name}/${unit}…`)
    const [command, args] =
      unit === 'api'
        ? [process.execPath, ['build.mjs']]
        : [join(cwd, 'node_modules/.bin/webpack'), ['--mode', 'production']]
    await runOrThrow(command, args, { cwd, env: { NODE_ENV: 'production' } })
    const target = join(skewFolder, name, unit)
    rmSync(target, { recursive: true, force: true })
    cpSync(join(cwd, 'dist'), target, { recursive: true })
    // Its libraries are those of the repository.
    if (unit === 'api') symlinkSync(join(repository, 'api/node_modules'), join(target, 'node_modules'))
  }
}
