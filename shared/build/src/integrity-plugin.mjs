import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Integrity of a remote's files (security S18). Two halves:
 * - the chunk loader of the build asks `self.__seletaIntegrity` for the digest of each script and refuses one that
 *   is not in it: a missing entry fails closed;
 * - `release.json` beside the build tells the registry the version, the entry, each file's sha256, and which files and
 *   which of the host's modules a page needs first.
 */
export class IntegrityPlugin {
  /** @param {{ id: string, version: string, folder: string }} options */
  constructor(options) {
    this.options = options
  }

  apply(compiler) {
    // The running webpack, not a copy that another package may have brought.
    const { webpack } = compiler
    compiler.hooks.thisCompilation.tap('IntegrityPlugin', (compilation) => {
      const hooks = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation)
      hooks.createScript.tap(
        'IntegrityPlugin',
        (code) => `${code}
var digest = self.__seletaIntegrity && self.__seletaIntegrity(url);
if (digest === undefined) { done({ type: 'integrity', target: { src: url } }); return; }
if (digest !== '') { script.integrity = digest; script.crossOrigin = 'anonymous'; }`,
      )
    })
    compiler.hooks.thisCompilation.tap('IntegrityPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'IntegrityPlugin', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => this.writeRelease(compilation, webpack.sources),
      )
    })
  }

  writeRelease(compilation, sources) {
    const { id, version, folder } = this.options
    const integrity = {}
    for (const { name, source } of compilation.getAssets()) {
      if (!name.endsWith('.js')) continue
      integrity[name] = `sha256-${createHash('sha256').update(source.buffer()).digest('base64')}`
    }
    const descriptor = JSON.parse(readFileSync(join(folder, 'remote.json'), 'utf8'))
    delete descriptor.$schema
    const release = {
      id,
      version,
      entry: 'remoteEntry.js',
      integrity,
      ...firstParts(compilation, folder),
      descriptor,
    }
    compilation.emitAsset('release.json', new sources.RawSource(JSON.stringify(release, null, 1)))
  }
}

/**
 * What the lazy import of each page and panel needs, so that the host can ask for all of it at once: `first`, scripts
 * of the remote; `styles`, its sheets; `needs`, modules that the host provides.
 */
function firstParts(compilation, folder) {
  const source = readFileSync(join(folder, 'src/remote.ts'), 'utf8')
  const requestById = new Map()
  for (const [, id, request] of source.matchAll(
    /['"]?([\w-]+)['"]?:\s*\(\)\s*=>\s*import\(\s*['"]([^'"]+)['"]\s*\)/g,
  )) {
    requestById.set(id, request)
  }
  const groupByRequest = new Map()
  const exposed = []
  for (const group of compilation.chunkGroups) {
    for (const { request, module } of group.origins) {
      if (request !== undefined && module?.identifier().includes('remote.ts'))
        groupByRequest.set(request, group)
      if (request !== undefined && request.endsWith('src/remote.ts')) exposed.push(group)
    }
    if (group.name?.startsWith('__federation_expose_')) exposed.push(group)
  }
  const collect = (read) =>
    Object.fromEntries(
      [...requestById].map(([id, request]) => {
        const groups = [...exposed, groupByRequest.get(request)].filter((group) => group !== undefined)
        return [id, [...new Set(groups.flatMap(read))]]
      }),
    )
  return {
    first: collect((group) => group.getFiles().filter((file) => file.endsWith('.js'))),
    styles: collect((group) => group.getFiles().filter((file) => file.endsWith('.css'))),
    needs: collect((group) =>
      group.chunks.flatMap((chunk) =>
        [...compilation.chunkGraph.getChunkModules(chunk)]
          .filter((module) => module.type === 'consume-shared-module')
          .map((module) => module.options.shareKey),
      ),
    ),
  }
}
