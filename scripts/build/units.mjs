import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cacheFolder, hashInputs, remotes, repository } from '../repository.mjs'
import { runOrThrow } from '../run.mjs'

/**
 * What can be built on its own: the api, the host, each remote. A unit whose inputs are as they were is not built
 * again; a remote's version is the hash of its inputs.
 */
const common = ['shared', 'pnpm-lock.yaml', 'tsconfig.base.json']

const units = [
  {
    name: 'api',
    inputs: ['api', 'shared/contract', 'shared/public-pages', 'shared/regras', 'pnpm-lock.yaml'],
    isWebpack: false,
  },
  // The longest first: two builds run side by side.
  { name: 'host', inputs: ['host', ...common, ...remotes.map((id) => `${id}/remote.json`)], isWebpack: true },
  ...remotes.map((id) => ({ name: id, inputs: [id, ...common], isWebpack: true })),
]

const AT_ONCE = 2

/** Units that are not built as their inputs are now. */
export const unbuilt = (only) =>
  units
    .filter((unit) => only === undefined || only.includes(unit.name))
    .map((unit) => ({ ...unit, hash: hashInputs(unit.inputs) }))
    .filter((unit) => readStamp(unit.name) !== unit.hash || !existsSync(join(repository, unit.name, 'dist')))

/**
 * @param {string[]} [only] names; all units without it
 * @returns {Promise<string[]>} names of the units that were built
 */
export async function buildUnits(onProgress, only) {
  const waiting = unbuilt(only)
  const names = waiting.map((unit) => unit.name)
  const total = waiting.length
  const worker = async () => {
    for (let unit = waiting.shift(); unit !== undefined; unit = waiting.shift()) {
      onProgress(`Construindo ${unit.name} (${total - waiting.length} de ${total})…`)
      await buildUnit(unit)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return names
}

async function buildUnit({ name, hash, isWebpack }) {
  const cwd = join(repository, name)
  const [command, args] = isWebpack
    ? [join(cwd, 'node_modules/.bin/webpack'), ['--mode', 'production']]
    : ['node', ['build.mjs']]
  await runOrThrow(command, args, { cwd, env: { SELETA_BUILD_ID: hash, NODE_ENV: 'production' } })
  mkdirSync(join(cacheFolder, 'build'), { recursive: true })
  writeFileSync(stampOf(name), hash)
}

const stampOf = (name) => join(cacheFolder, 'build', name)

function readStamp(name) {
  return existsSync(stampOf(name)) ? readFileSync(stampOf(name), 'utf8') : ''
}
