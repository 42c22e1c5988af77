import { pathToFileURL } from 'node:url'
import { assemble } from './build/assemble.mjs'
import { buildUnits } from './build/units.mjs'
import { writeSbom } from './build/write-sbom.mjs'
import { install } from './install.mjs'

/** Builds what changed and puts the product together in `dist/`. Answers the names of what was built. */
export async function build({ onProgress = () => {} } = {}) {
  const built = await buildUnits(onProgress)
  await assemble(built, onProgress)
  writeSbom()
  return built
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    await install()
    const built = await build({ onProgress: (text) => console.log(text) })
    console.log(built.length === 0 ? 'Nada mudou.' : `Pronto: ${built.join(', ')}.`)
  } catch (error) {
    console.error(error.message)
    process.exit(1)
  }
}
