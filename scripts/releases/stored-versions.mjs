import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { join, relative } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { listFilesIn } from '../build/list-files-in.mjs'
import { unneeded } from './registry-entry.mjs'

/** The store of versions in a folder that is served: `remotes/<area>/<version>/`. */

const HOUR_MS = 3_600_000
/** How what is packed beside a file is read; the api sends it in place of the file. */
const unpackers = { '.br': brotliDecompressSync, '.gz': gunzipSync }
const endingOf = (file) => Object.keys(unpackers).find((ending) => file.endsWith(ending))

const versionFolder = (folder, id, version) => join(folder, 'remotes', id, version)
const readRelease = (version) => JSON.parse(readFileSync(join(version, 'release.json'), 'utf8'))

/**
 * release.json of a version in the store.
 * @returns {object | null} null when it is not there
 */
export function findRelease(folder, id, version) {
  const place = versionFolder(folder, id, version)
  return existsSync(join(place, 'release.json')) ? readRelease(place) : null
}

/** @returns {string[]} versions of an area that are in the store, the last one that was put there first */
export function listVersions(folder, id) {
  const place = join(folder, 'remotes', id)
  return foldersIn(place)
    .filter((version) => existsSync(join(place, version, 'release.json')))
    .toSorted((a, b) => madeAtOf(join(place, b)) - madeAtOf(join(place, a)))
}

/** @returns {string[]} areas of which the store has a version, also those that are not on air */
export const listAreas = (folder) =>
  foldersIn(join(folder, 'remotes')).filter((id) => listVersions(folder, id).length > 0)

const madeAtOf = (path) => statSync(path).mtime

const foldersIn = (place) =>
  existsSync(place)
    ? readdirSync(place, { withFileTypes: true })
        .filter((one) => one.isDirectory() && !one.name.endsWith('.new'))
        .map(({ name }) => name)
    : []

/**
 * Puts a build into the store under its version. A version is its bytes: what is there and has them stays as it is, what
 * has others is replaced.
 * @param {string} source the build
 * @returns {{ release: object, target: string }}
 * @throws Error with a sentence when the build's files are not those that its release.json names
 */
export function putIntoStore(folder, source) {
  const release = readRelease(source)
  const target = versionFolder(folder, release.id, release.version)
  if (hasFilesOf(source, target)) {
    throwUnlessWhole(release, target)
    return { release, target }
  }
  const fresh = `${target}.${process.pid}.new`
  rmSync(fresh, { recursive: true, force: true })
  mkdirSync(join(target, '..'), { recursive: true })
  try {
    cpSync(source, fresh, { recursive: true })
    throwUnlessWhole(release, fresh)
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true })
    throw error
  }
  const former = `${fresh}.former.new`
  if (existsSync(target)) renameSync(target, former)
  renameSync(fresh, target)
  rmSync(former, { recursive: true, force: true })
  return { release, target }
}

/** Whether every file of a build lies in a folder, byte by byte; packed copies are made there. */
function hasFilesOf(source, target) {
  return listFilesIn(source)
    .filter((file) => endingOf(file) === undefined)
    .every((file) => {
      const stored = join(target, relative(source, file))
      return existsSync(stored) && readFileSync(stored).equals(readFileSync(file))
    })
}

/**
 * @param {object} release its release.json: `integrity` of scripts, and `files` of the others, which releases of before
 * decision 160 do not name
 * @throws Error with a sentence when a file has not the bytes that are named
 */
export function throwUnlessWhole({ id, version, integrity, files = {} }, place) {
  for (const [file, digest] of Object.entries({ ...integrity, ...files })) {
    const path = join(place, file)
    if (!existsSync(path) || digestOf(readFileSync(path)) !== digest)
      throw new Error(`${id} ${version}: ${file} não tem os bytes que seu release.json diz.`)
  }
}

const digestOf = (bytes) => `sha256-${createHash('sha256').update(bytes).digest('base64')}`

/** Whether a version in the store has the bytes that its release.json names. */
export function isWhole(folder, release) {
  try {
    throwUnlessWhole(release, versionFolder(folder, release.id, release.version))
    return true
  } catch {
    return false
  }
}

/** Removes packed copies that do not unpack to the file that they stand for: it is sent as it is. */
export function dropBrokenCopies(place) {
  for (const copy of listFilesIn(place)) {
    const ending = endingOf(copy)
    if (ending !== undefined && !isCopyOf(copy.slice(0, -ending.length), copy, unpackers[ending]))
      rmSync(copy, { force: true })
  }
}

function isCopyOf(file, copy, unpack) {
  try {
    return unpack(readFileSync(copy)).equals(readFileSync(file))
  } catch {
    return false
  }
}

/**
 * Removes what nobody can need any more, and what a full disk or a killed process left half put.
 * @param {object} entry the area's entry, as the registry names it already
 */
export function prune(folder, id, entry, now = new Date()) {
  const place = join(folder, 'remotes', id)
  if (!existsSync(place)) return
  const folders = readdirSync(place, { withFileTypes: true })
    .filter((one) => one.isDirectory())
    .map(({ name }) => ({ version: name, madeAt: statSync(join(place, name)).mtime }))
  const { half = [], stored = [] } = Object.groupBy(folders, ({ version }) =>
    version.endsWith('.new') ? 'half' : 'stored',
  )
  const left = half.filter(({ madeAt }) => now - madeAt > HOUR_MS).map(({ version }) => version)
  for (const name of [...left, ...unneeded(entry, stored, now)])
    rmSync(join(place, name), { recursive: true, force: true })
}
