import { pathToFileURL } from 'node:url'
import { buildUnits } from './build/units.mjs'
import { sentenceOf, throwIfUnbuiltAndForeign } from './foreign-clone.mjs'
import { install } from './install.mjs'

/** Builds what changed and puts the product together in `dist/`. Answers the names of what was built. */
export async function build({ onProgress = () => {} } = {}) {
  const built = await buildUnits(onProgress)
  // They read what was installed, which on a bare clone was not there when this began.
  const { assemble } = await import('./build/assemble.mjs')
  const { writeSbom } = await import('./build/write-sbom.mjs')
  await assemble(built, onProgress)
  writeSbom()
  return built
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    throwIfUnbuiltAndForeign()
    await install()
    const built = await build({ onProgress: (text) => console.log(text) })
    console.log(built.length === 0 ? 'Nada mudou.' : `Pronto: ${built.join(', ')}.`)
  } catch (error) {
    console.error(sentenceOf(error))
    process.exit(1)
  }
}
