import { createHash } from 'node:crypto'

/** Stands in the host's code where the digest of its surface will. */
export const SURFACE_MARK = 'SELETASURFACE'

/**
 * Writes what the host provides, by module, version and names: `host.json` for those who release areas, the same under
 * the name of its digest for the pages of this very build, and the digest into the host's own code
 * (docs/decisions/122-independent-areas.md).
 */
export class HostSurfacePlugin {
  /** @param {{ contract: string, versions: Record<string, string> }} options */
  constructor(options) {
    this.options = options
  }

  apply(compiler) {
    // The running webpack, not a copy that another package may have brought.
    const { Compilation, sources } = compiler.webpack
    compiler.hooks.thisCompilation.tap('HostSurfacePlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        // Before anybody takes digests.
        { name: 'HostSurfacePlugin', stage: Compilation.PROCESS_ASSETS_STAGE_PRE_PROCESS },
        () => {
          const { contract, versions } = this.options
          const provides = providedModules(compilation, versions)
          const surface = createHash('sha256')
            .update(JSON.stringify({ contract, provides }))
            .digest('hex')
            .slice(0, 12)
          const text = JSON.stringify({ contract, surface, provides })
          compilation.emitAsset('host.json', new sources.RawSource(text))
          compilation.emitAsset(`assets/host-${surface}.json`, new sources.RawSource(text))
          writeSurface(compilation, sources, surface)
        },
      )
    })
  }
}

function writeSurface(compilation, { ReplaceSource }, surface) {
  for (const { name, source } of compilation.getAssets()) {
    if (!name.endsWith('.js')) continue
    const text = source.source().toString()
    let at = text.indexOf(SURFACE_MARK)
    if (at < 0) continue
    const replaced = new ReplaceSource(source)
    for (; at >= 0; at = text.indexOf(SURFACE_MARK, at + 1))
      replaced.replace(at, at + SURFACE_MARK.length - 1, surface)
    compilation.updateAsset(name, replaced)
  }
}

/** Modules that shared-modules.ts really imports, with the names that each has; null where they are not known. */
function providedModules(compilation, versions) {
  const provided = new Map()
  for (const module of compilation.modules) {
    if (!module.identifier().includes('remotes/shared-modules')) continue
    for (const block of module.blocks) {
      for (const dependency of block.dependencies) {
        const target = compilation.moduleGraph.getModule(dependency)
        const names = target === null ? null : compilation.moduleGraph.getProvidedExports(target)
        provided.set(dependency.userRequest, Array.isArray(names) ? names.toSorted() : null)
      }
    }
  }
  return Object.fromEntries(
    [...provided]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([module, exports]) => [module, { version: versions[module], exports }]),
  )
}
