import { resolve } from 'node:path'
import { install } from './install.mjs'
import { repository } from './repository.mjs'
import { readTyped } from './typed-options.mjs'

/**
 * `npm run kit [-- --to FOLDER]`: packs what an area is built from, so that it can live in another repository: a tarball
 * for each shared package, and `package.json` with what an area outside has to name (decision 134).
 */
try {
  const { values } = readTyped({ options: { to: { type: 'string', default: 'kit' } } })
  await install()
  // Only now: the compiler needs what was installed.
  const { packKit } = await import('./kit/pack-kit.mjs')
  const folder = resolve(repository, values.to)
  for (const file of await packKit(folder)) console.log(file)
  console.log(`Pronto em ${folder}. O que uma área de fora declara está em package.json.`)
} catch (error) {
  console.error(error.message)
  process.exit(1)
}
