import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { decidedOf, knownOf, released, withEntry } from '../releases/registry-entry.mjs'
import { addHostPages, changeRegistry, readHost, writeWhole } from '../releases/registry-file.mjs'
import { misfitsIn, throwUnlessFit } from '../releases/release-gate.mjs'
import { dropBrokenCopies, findRelease, putIntoStore } from '../releases/stored-versions.mjs'
import { distFolder, remotes, repository } from '../repository.mjs'
import { compressFolder } from './compress.mjs'
import { knownAddresses } from './known-addresses.mjs'

/**
 * Puts host and areas together in `dist/`, the folder that is served: `index.html`, `dashboard.html`, `favicon.ico`, `host.json`,
 * `assets/` (host), `remotes/<id>/<version>/` (the store), `registry.json`, `registry-baked.json`, and `pages.json`, the
 * addresses that are a page. Former versions stay: open pages still ask for their files, and `previous` is the way back.
 * What does not serve is refused before anything of it is on air.
 * @param {string[]} built names of what was built
 * @param {(text: string) => void} [say]
 * @param {string} [folder] that is served
 * @param {{ host: string, areas: string[] }} [sources] folders of the builds
 * @throws Error with a sentence when an area does not fit the host, or declares what is not its own
 */
export async function assemble(built, say = () => {}, folder = distFolder, sources = ownBuilds()) {
  mkdirSync(folder, { recursive: true })
  const isHostNew = built.includes('host') || hasOtherHost(folder, sources.host)
  const releases = sources.areas.map((source) => {
    const { release, target } = putIntoStore(folder, source)
    dropBrokenCopies(target)
    return release
  })
  changeRegistry(folder, (former) => {
    const host = readHost(isHostNew ? sources.host : folder)
    const { registry, sentences } = registryWith(releases, former, host)
    const find = (id, version) =>
      releases.find((one) => one.id === id && one.version === version) ?? findRelease(folder, id, version)
    throwUnlessServing(registry, releases, host, find)
    // Areas that other repositories have released stay (decision 148): their pages say so until their team releases again.
    for (const sentence of [...sentences, ...misfitsIn(registry, host, find)]) say(sentence)
    if (isHostNew) copyHost(folder, sources.host)
    writeWhole(join(folder, 'registry-baked.json'), JSON.stringify(registry))
    return registry
  })
  addHostPages(folder, knownAddresses())
  await compressFolder(folder)
}

const ownBuilds = () => ({
  host: join(repository, 'host/dist'),
  areas: remotes.map((id) => join(repository, id, 'dist')),
})

/** The registry with what was built, save what somebody has decided, which is said. */
function registryWith(releases, former, host) {
  const now = new Date()
  const sentences = []
  let registry = former
  for (const release of releases) {
    const known = knownOf(former, release.id)
    const decided = decidedOf(known, release)
    if (decided === null) registry = withEntry(registry, release.id, released(known, release, { host, now }))
    else sentences.push(decided)
  }
  return { registry, sentences }
}

/** Each of this product's areas as it would be in use: what was built, or what somebody has decided; one taken off is not. */
function throwUnlessServing(registry, releases, host, find) {
  for (const { id } of releases) {
    const entry = registry.remotes[id]
    const inUse = entry === undefined ? null : find(id, entry.current.version)
    if (inUse !== null) throwUnlessFit(inUse, registry, host)
  }
}

const HOST_FILES = ['index.html', 'dashboard.html', 'favicon.ico', 'host.json']

/** Whether the host of a folder is not the one that was built: a build before this one may have been refused. */
const hasOtherHost = (folder, source) =>
  HOST_FILES.some(
    (file) =>
      !existsSync(join(folder, file)) ||
      !readFileSync(join(folder, file)).equals(readFileSync(join(source, file))),
  )

function copyHost(folder, source) {
  cpSync(join(source, 'assets'), join(folder, 'assets'), { recursive: true })
  for (const file of HOST_FILES) cpSync(join(source, file), join(folder, file))
}
