import {
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { isForbidden } from '../repository.mjs'
import { prune } from './stored-versions.mjs'

/** The registry in a folder that is served. */

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
 * Changes the registry: one at a time, whole or not at all. Versions that only the former one needed go after it.
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
    for (const [id, entry] of Object.entries(next.remotes))
      if (entry !== former.remotes[id]) prune(folder, id, entry)
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
    writeAddresses(folder, [...pages, ...pathsOf(readRegistry(folder))])
  } finally {
    free()
  }
}

/** The addresses that are a page follow the areas; the others of the list are the host's, which has written it. */
function writePages(folder, former, next) {
  const file = join(folder, 'pages.json')
  if (!existsSync(file)) return
  const others = JSON.parse(readFileSync(file, 'utf8')).filter((path) => !former.includes(path))
  writeAddresses(folder, [...others, ...next])
}

/** Those that are there in another order stay as they are. */
function writeAddresses(folder, paths) {
  const file = join(folder, 'pages.json')
  const all = new Set(paths)
  const former = new Set(existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [])
  if (all.symmetricDifference(former).size > 0) writeWhole(file, JSON.stringify([...all]))
}

/** Whoever may not write there finds out at the first change; where nothing changes there is nothing to hold. */
function holdAlone(file) {
  const begun = Date.now()
  for (;;) {
    try {
      closeSync(openSync(file, 'wx'))
      return () => rmSync(file, { force: true })
    } catch (error) {
      if (isForbidden(error)) return () => {}
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

/** A reader never sees half a file, nor a compressed copy of an older one. What is there already is not written. */
export function writeWhole(file, text) {
  const copies = ['.br', '.gz'].map((ending) => file + ending).filter((copy) => existsSync(copy))
  if (copies.length === 0 && existsSync(file) && readFileSync(file, 'utf8') === text) return
  for (const copy of copies) rmSync(copy, { force: true })
  writeFileSync(`${file}.new`, text)
  renameSync(`${file}.new`, file)
}
