import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { firstParts } from './first-parts.mjs'
import { putLoader } from './put-loader.mjs'
import { usedNames } from './used-names.mjs'

/** Stands in everything that is built where the version will: it is known only when all bytes are. */
export const VERSION_MARK = 'SELETAVERSION'

/** The entry of every release. */
export const ENTRY = 'remoteEntry.js'

/** Name of the container of a release: a global variable, so no hyphens, and never that of another version. */
export const containerName = (id, version = VERSION_MARK) => `${id.replaceAll('-', '_')}_${version}`

/**
 * Makes a build a release (docs/decisions/122-independent-areas.md). Three parts:
 * - the chunk loader of the build is the host's (`self.__seletaLoad`): digests, limits and kinds of failure are those
 *   of every other file, and without a host nothing is loaded;
 * - the version is the digest of all files and of what the area says of itself, and is then written where the mark stood;
 * - `release.json` beside the build tells what the release is, needs and uses.
 */
export class ReleasePlugin {
  /** @param {{ id: string, folder: string, requires: Record<string, string> }} options `requires`: shared module → range */
  constructor(options) {
    this.options = options
  }

  apply(compiler) {
    // The running webpack, not a copy that another package may have brought.
    const { webpack } = compiler
    const { Compilation } = webpack
    compiler.hooks.thisCompilation.tap('ReleasePlugin', (compilation) => {
      putLoader(compilation, webpack, 'self.__seletaLoad(url)')
      compilation.hooks.processAssets.tap(
        // After names have their digests, before anybody reads the files.
        { name: 'ReleasePlugin', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1 },
        () => this.writeRelease(compilation, webpack.sources),
      )
    })
  }

  writeRelease(compilation, { RawSource }) {
    const { id, folder, requires } = this.options
    const names = Object.keys(compilation.assets).toSorted()
    const bytesOf = (name) => compilation.getAsset(name).source.buffer()
    const { $schema: _, ...descriptor } = JSON.parse(readFileSync(join(folder, 'remote.json'), 'utf8'))
    const uses = usedNames(compilation)
    const required = Object.fromEntries(Object.keys(uses).map((module) => [module, requires[module]]))
    const version = versionOf([
      ...names.map((name) => [name, bytesOf(name)]),
      // What it asks for and shows itself as makes it another release, though its files be the same.
      ['remote.json', JSON.stringify([descriptor, required])],
    ])
    for (const name of names.filter((one) => /\.(?:js|css)$/.test(one))) {
      const text = bytesOf(name).toString('utf8')
      if (text.includes(VERSION_MARK)) {
        // Its name does not tell its version: webpack must not take a file of a former build for it.
        compilation.updateAsset(name, new RawSource(text.replaceAll(VERSION_MARK, version)), (info) => ({
          ...info,
          immutable: false,
        }))
      }
    }
    const digests = (some) => Object.fromEntries(some.map((name) => [name, digestOf(bytesOf(name))]))
    const release = {
      id,
      version,
      entry: ENTRY,
      container: containerName(id, version),
      requires: required,
      uses,
      integrity: digests(names.filter(isScript)),
      // Browsers hold no sheet or font to its digest; the store does before it points at the release.
      files: digests(names.filter((name) => !isScript(name))),
      ...firstParts(compilation, folder),
      descriptor,
    }
    compilation.emitAsset('release.json', new RawSource(JSON.stringify(release, null, 1)))
  }
}

const isScript = (name) => name.endsWith('.js')

const digestOf = (bytes) => `sha256-${createHash('sha256').update(bytes).digest('base64')}`

/** @param {[name: string, bytes: import('node:crypto').BinaryLike][]} files in a fixed order */
function versionOf(files) {
  const hash = createHash('sha256')
  for (const [name, bytes] of files) hash.update(name).update('\0').update(bytes).update('\0')
  return hash.digest('hex').slice(0, 12)
}
