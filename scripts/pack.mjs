import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compressFolder } from './build/compress.mjs'
import { knownAddresses } from './build/known-addresses.mjs'
import { buildUnits } from './build/units.mjs'
import { remotes, repository } from './repository.mjs'

/**
 * `node scripts/pack.mjs UNIT FOLDER`: builds one unit and lays its files out as they are served.
 * Host: `index.html`, `assets/` and `pages.json`. Remote: `remotes/<id>/<version>/` and `remotes/<id>/release.json`. Api:
 * its bundle.
 */
const [unit = '', target = ''] = process.argv.slice(2)
await buildUnits(console.log, [unit])
const source = join(repository, unit, 'dist')
mkdirSync(target, { recursive: true })
if (remotes.includes(unit)) {
  const { version } = JSON.parse(readFileSync(join(source, 'release.json'), 'utf8'))
  cpSync(source, join(target, 'remotes', unit, version), { recursive: true })
  cpSync(join(source, 'release.json'), join(target, 'remotes', unit, 'release.json'))
} else if (unit === 'host') {
  cpSync(source, target, { recursive: true })
  writeFileSync(join(target, 'pages.json'), JSON.stringify(knownAddresses()))
} else {
  cpSync(source, target, { recursive: true })
}
if (unit !== 'api') await compressFolder(target)
console.log(`${unit}: pronto em ${target}`)
