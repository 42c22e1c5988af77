/**
 * Writes `provided.json` beside the host's build: the modules that shared-modules.ts really imports and the scripts
 * they are in. The structure check compares it with the table of promises.
 */
export class ProvidedModulesPlugin {
  apply(compiler) {
    // The running webpack, not a copy that another package may have brought.
    const { webpack } = compiler
    compiler.hooks.thisCompilation.tap('ProvidedModulesPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'ProvidedModulesPlugin', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const provided = new Map()
          for (const group of compilation.chunkGroups) {
            for (const { module, request } of group.origins) {
              if (!module?.identifier().includes('remotes/shared-modules')) continue
              provided.set(request, group.getFiles())
            }
          }
          const list = [...provided].map(([specifier, files]) => ({ specifier, files }))
          compilation.emitAsset('provided.json', new webpack.sources.RawSource(JSON.stringify(list, null, 1)))
        },
      )
    })
  }
}
