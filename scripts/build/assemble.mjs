import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { distFolder, remotes, repository } from '../repository.mjs'
import { compressFolder } from './compress.mjs'
import { knownAddresses } from './known-addresses.mjs'
import { nextEntry } from './registry-entry.mjs'

/**
 * Puts host and remotes together in `dist/`, the folder that is served:
 * `index.html`, `favicon.ico`, `assets/` (host), `remotes/<id>/<version>/`, `registry.json`, `registry-baked.json`, and
 * `pages.json`, the addresses that are a page.
 * Former releases stay: open pages still ask for their chunks, and `previous` is the way back.
 */
const KEPT_RELEASES = 3

export async function assemble(built) {
  mkdirSync(distFolder, { recursive: true })
  if (built.includes('host') || !existsSync(join(distFolder, 'index.html'))) copyHost()
  const registryFile = join(distFolder, 'registry.json')
  const former = existsSync(registryFile) ? JSON.parse(readFileSync(registryFile, 'utf8')) : { remotes: {} }
  const registry = { remotes: {} }
  for (const id of remotes) registry.remotes[id] = release(id, former.remotes[id])
  writeWhole(join(distFolder, 'registry-baked.json'), JSON.stringify(registry))
  writeWhole(registryFile, JSON.stringify(registry))
  writeWhole(join(distFolder, 'pages.json'), JSON.stringify(knownAddresses()))
  await compressFolder(distFolder)
}

function copyHost() {
  const source = join(repository, 'host/dist')
  cpSync(join(source, 'assets'), join(distFolder, 'assets'), { recursive: true })
  for (const file of ['index.html', 'favicon.ico']) cpSync(join(source, file), join(distFolder, file))
}

/** Copies a remote's build under its version; answers its registry entry. */
function release(id, former) {
  const source = join(repository, id, 'dist')
  const built = JSON.parse(readFileSync(join(source, 'release.json'), 'utf8'))
  const entry = nextEntry(built, former)
  const target = join(distFolder, entry.current.base)
  if (!existsSync(target)) cpSync(source, target, { recursive: true })
  forgetOldReleases(id, [entry.current.version, entry.previous?.version])
  return entry
}

function forgetOldReleases(id, needed) {
  const folder = join(distFolder, 'remotes', id)
  const others = readdirSync(folder).filter((version) => !needed.includes(version))
  for (const version of others.slice(KEPT_RELEASES)) rmSync(join(folder, version), { recursive: true })
}

/** A reader never sees half a file. */
function writeWhole(file, text) {
  writeFileSync(`${file}.new`, text)
  renameSync(`${file}.new`, file)
}
