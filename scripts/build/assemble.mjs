import { cpSync, existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fits } from '../../shared/shell/src/fits.ts'
import { decidedOf, released } from '../releases/registry-entry.mjs'
import {
  addHostPages,
  changeRegistry,
  findRelease,
  prune,
  putIntoStore,
  readHost,
  writeWhole,
} from '../releases/registry-file.mjs'
import { distFolder, remotes, repository } from '../repository.mjs'
import { compressFolder } from './compress.mjs'
import { knownAddresses } from './known-addresses.mjs'

/**
 * Puts host and areas together in `dist/`, the folder that is served: `index.html`, `dashboard.html`, `favicon.ico`, `host.json`,
 * `assets/` (host), `remotes/<id>/<version>/` (the store), `registry.json`, `registry-baked.json`, and `pages.json`, the
 * addresses that are a page. Former versions stay: open pages still ask for their files, and `previous` is the way back.
 * @param {string[]} built names of what was built
 * @param {(text: string) => void} [say]
 * @param {string} [folder] that is served
 * @throws Error when an area does not fit the host
 */
export async function assemble(built, say = () => {}, folder = distFolder) {
  mkdirSync(folder, { recursive: true })
  if (built.includes('host') || !existsSync(join(folder, 'index.html'))) copyHost(folder)
  addHostPages(folder, knownAddresses())
  const host = readHost(folder)
  changeRegistry(folder, (former) => {
    const now = new Date()
    // Areas that other repositories have released stay (decision 148).
    const registry = { remotes: { ...former.remotes } }
    for (const sentence of misfitsAmong(former.remotes, { host, folder })) say(sentence)
    for (const id of remotes) {
      const entry = former.remotes[id]
      const { release } = putIntoStore(folder, join(repository, id, 'dist'))
      const fit = fits(release, host)
      if (!fit.fits) throw new Error(fit.sentence)
      const decided = decidedOf(entry, release)
      if (decided !== null) say(decided)
      registry.remotes[id] = decided === null ? released(entry, release, { host, now }) : entry
      prune(folder, id, registry.remotes[id])
    }
    writeWhole(join(folder, 'registry-baked.json'), JSON.stringify(registry))
    return registry
  })
  await compressFolder(folder)
}

/** What the areas of other repositories lack in this host: their pages say so until their team releases again. */
function misfitsAmong(registered, { host, folder }) {
  return Object.entries(registered)
    .filter(([id]) => !remotes.includes(id))
    .map(([id, { current }]) => findRelease(folder, id, current.version))
    .flatMap((release) => {
      const fit = release === null ? { fits: true } : fits(release, host)
      return fit.fits ? [] : [fit.sentence]
    })
}

function copyHost(folder) {
  const source = join(repository, 'host/dist')
  cpSync(join(source, 'assets'), join(folder, 'assets'), { recursive: true })
  for (const file of ['index.html', 'dashboard.html', 'favicon.ico', 'host.json'])
    cpSync(join(source, file), join(folder, file))
}
