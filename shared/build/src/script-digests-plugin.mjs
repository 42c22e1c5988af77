import { createHash } from 'node:crypto'

/**
 * Keeps the digests of the host's scripts true. The integrity plugin has one digest per chunk and takes that of the
 * chunk's last file; a chunk with a style sheet has two, and after a build from the cache the sheet may be last: the
 * browser then refuses a good script. So scripts are put last, and a build whose loader lacks the digest of one of its
 * scripts fails here instead of in the browser.
 */
export class ScriptDigestsPlugin {
  apply(compiler) {
    // The running webpack, not a copy that another package may have brought.
    const { Compilation } = compiler.webpack
    compiler.hooks.thisCompilation.tap('ScriptDigestsPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'ScriptDigestsPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_PRE_PROCESS },
        () => {
          for (const chunk of compilation.chunks) putScriptsLast(chunk.files)
        },
      )
      compilation.hooks.processAssets.tap(
        { name: 'ScriptDigestsPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          for (const name of findUnknown(compilation)) {
            compilation.errors.push(new Error(`The loader has another digest than that of ${name}`))
          }
        },
      )
    })
  }
}

const isScript = (file) => file.endsWith('.js')

function putScriptsLast(files) {
  const ordered = [...files].toSorted((a, b) => Number(isScript(a)) - Number(isScript(b)))
  files.clear()
  for (const file of ordered) files.add(file)
}

/** Scripts fetched by the loader whose digest stands in none of the first scripts. */
function findUnknown(compilation) {
  const textOf = (name) => compilation.getAsset(name).source.buffer()
  const scriptsOf = (chunks) => chunks.flatMap((chunk) => [...chunk.files].filter(isScript))
  const chunks = [...compilation.chunks]
  const loaders = scriptsOf(chunks.filter((chunk) => chunk.hasRuntime())).map((name) =>
    textOf(name).toString('utf8'),
  )
  return scriptsOf(chunks.filter((chunk) => !chunk.canBeInitial())).filter((name) => {
    const digest = `sha256-${createHash('sha256').update(textOf(name)).digest('base64')}`
    return !loaders.some((text) => text.includes(digest))
  })
}
