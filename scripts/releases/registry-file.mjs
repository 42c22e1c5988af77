import {
  closeSync,
  cpSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { unneeded } from './registry-entry.mjs'

/** The registry and the store of versions in a folder that is served. */

const BUSY_FOR_MS = 5000

/** @param {string} folder the served folder @returns {{ remotes: Record<string, object> }} */
export function readRegistry(folder) {
  const file = join(folder, 'registry.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { remotes: {} }
}

/** What the host in use provides; null where no host has said so. */
export function readHost(folder) {
  const file = join(folder, 'host.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
}

/**
 * Changes the registry: one at a time, whole or not at all.
 * @param {string} folder the served folder
 * @param {(registry: object) => object | null} change the next registry; null leaves it as it is
 * @throws Error when another change does not end
 */
export function changeRegistry(folder, change) {
  const free = holdAlone(join(folder, 'registry.lock'))
  try {
    const former = readRegistry(folder)
    const next = change(former)
    if (next === null) return
    writeWhole(join(folder, 'registry.json'), JSON.stringify(next))
    writePages(folder, pathsOf(former), pathsOf(next))
  } finally {
    free()
  }
}

const pathsOf = ({ remotes }) =>
  Object.values(remotes).flatMap(({ descriptor }) => (descriptor?.pages ?? []).map(({ path }) => path))

/**
 * A host brings the addresses that it knows of; those of areas that it does not know stay.
 * @param {string} folder the served folder @param {string[]} pages
 */
export function addHostPages(folder, pages) {
  const free = holdAlone(join(folder, 'registry.lock'))
  try {
    const all = new Set([...pages, ...pathsOf(readRegistry(folder))])
    writeWhole(join(folder, 'pages.json'), JSON.stringify([...all]))
  } finally {
    free()
  }
}

/** The addresses that are a page follow the areas; the others of the list are the host's, which has written it. */
function writePages(folder, former, next) {
  const file = join(folder, 'pages.json')
  if (!existsSync(file)) return
  const others = JSON.parse(readFileSync(file, 'utf8')).filter((path) => !former.includes(path))
  writeWhole(file, JSON.stringify([...new Set([...others, ...next])]))
}

function holdAlone(file) {
  const begun = Date.now()
  for (;;) {
    try {
      closeSync(openSync(file, 'wx'))
      return () => rmSync(file, { force: true })
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
      // Left behind by a process that was killed: no change takes this long.
      const { mtimeMs } = statSync(file, { throwIfNoEntry: false }) ?? { mtimeMs: 0 }
      if (Date.now() - mtimeMs > BUSY_FOR_MS) rmSync(file, { force: true })
      else if (Date.now() - begun > 2 * BUSY_FOR_MS)
        throw new Error('Outra publicação não termina. Tente novamente.', { cause: error })
      else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50)
    }
  }
}

/** A reader never sees half a file, nor a compressed copy of an older one. */
export function writeWhole(file, text) {
  for (const ending of ['.br', '.gz']) rmSync(file + ending, { force: true })
  writeFileSync(`${file}.new`, text)
  renameSync(`${file}.new`, file)
}

const versionFolder = (folder, id, version) => join(folder, 'remotes', id, version)

/**
 * release.json of a version in the store.
 * @returns {object | null} null when it is not there
 */
export function findRelease(folder, id, version) {
  const file = join(versionFolder(folder, id, version), 'release.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
}

/**
 * Puts a build into the store under its version. A version is its bytes, so what is there is never written again.
 * @param {string} source the build
 * @returns {{ release: object, target: string, isNew: boolean }}
 */
export function putIntoStore(folder, source) {
  const release = JSON.parse(readFileSync(join(source, 'release.json'), 'utf8'))
  const target = versionFolder(folder, release.id, release.version)
  if (existsSync(join(target, 'release.json'))) return { release, target, isNew: false }
  rmSync(`${target}.new`, { recursive: true, force: true })
  mkdirSync(join(target, '..'), { recursive: true })
  cpSync(source, `${target}.new`, { recursive: true })
  rmSync(target, { recursive: true, force: true })
  renameSync(`${target}.new`, target)
  return { release, target, isNew: true }
}

/** Removes what nobody can need any more. */
export function prune(folder, id, entry, now = new Date()) {
  const place = join(folder, 'remotes', id)
  const stored = readdirSync(place, { withFileTypes: true })
    .filter((one) => one.isDirectory() && !one.name.endsWith('.new'))
    .map(({ name }) => ({ version: name, madeAt: statSync(join(place, name)).mtime }))
  for (const version of unneeded(entry, stored, now))
    rmSync(join(place, version), { recursive: true, force: true })
}
